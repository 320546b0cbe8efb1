import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { copyProject } from '../copyProject';
import { run } from '../run.mjs';
import { git } from './history';
import { type Build, checkedFile, readBuild } from './readBuild';
import { say } from './say';

/** The folder for what previews build; Git ignores it. */
export const previewFolder = '.preview';

/** Both builds of a comparison have the same address, so that it makes no difference. */
const buildSettings = {
  SITE_URL: 'http://localhost:9000',
  GATSBY_FORM_ENDPOINT: 'http://localhost:9100/requests',
  SHOW_DRAFTS: '1',
  CI: '1',
};

/** Builds a commit in a folder of its own, or reuses the build of an earlier run. */
export async function buildCommit(commit: string, name: string): Promise<Build> {
  const folder = resolve(previewFolder, 'builds', commit, 'public');
  if (existsSync(checkedFile(folder))) {
    say(`${name}: built before`);
    return readBuild(folder, name);
  }
  const worktree = resolve(previewFolder, 'worktree');
  if (!existsSync(join(worktree, '.git'))) {
    git('worktree', 'prune');
    git('worktree', 'add', '--force', '--detach', worktree, commit);
  }
  git('-C', worktree, 'checkout', '--quiet', '--force', '--detach', commit);
  await providePackages(worktree);
  return build({ name, folder }, worktree);
}

/** Builds a copy of the working folder as it is, including untracked files. */
export async function buildWorkingFolder(settings: Record<string, string> = {}): Promise<Build> {
  const commit = git('rev-parse', '--short', 'HEAD');
  const name = git('status', '--porcelain') === '' ? commit : `${commit} with changes`;
  const root = resolve(previewFolder, 'working');
  copyProject(root);
  // The check needs the history of the folder itself.
  return build({ name, folder: resolve(previewFolder, 'current', 'public') }, root, '.', settings);
}

/** Builds the site in `root`, and keeps it in `folder` with the check's output beside it. */
async function build(
  { name, folder }: Omit<Build, 'checked'>,
  root: string,
  checkedRoot = root,
  settings = {},
): Promise<Build> {
  say(`${name}: checking and building`);
  const env = { ...buildSettings, ...settings };
  const checked = await run('npm', ['run', '--silent', 'check', '--', '--json'], env, {
    cwd: checkedRoot,
    // Where there are problems, which are what is wanted here.
    mayFail: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await run('npm', ['run', 'build'], env, output(root));
  rmSync(dirname(folder), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'public'), folder, { recursive: true });
  // Last, since its presence means that the rest is complete.
  writeFileSync(checkedFile(folder), checked);
  return readBuild(folder, name);
}

/** Uses this folder's packages for another commit if it locks the same ones. */
async function providePackages(worktree: string): Promise<void> {
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const packages = join(worktree, 'node_modules');
  rmSync(packages, { recursive: true, force: true });
  if (lock(worktree) === lock('.')) symlinkSync(resolve('node_modules'), packages, 'junction');
  else {
    say('Its packages are others: npm ci');
    await run('npm', ['ci', '--no-audit', '--no-fund'], {}, output(worktree));
  }
}

/** What a program says in a folder goes to standard error, which leaves standard output to the report. */
function output(cwd: string) {
  return { cwd, stdio: ['ignore' as const, process.stderr.fd, 'inherit' as const] };
}
