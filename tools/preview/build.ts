import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyProject } from '../copyProject';
import { run } from '../setup/run.mjs';

/** A built site, with its name in reports. */
export interface Build {
  name: string;
  folder: string;
}

/** The folder for what previews build; Git ignores it. */
export const previewFolder = '.preview';

/** Both builds in a comparison get the same address, so that it makes no difference. */
const buildSettings = {
  SITE_URL: 'http://localhost:9000',
  GATSBY_FORM_ENDPOINT: 'http://localhost:9100/requests',
  SHOW_DRAFTS: '1',
  CI: '1',
};

/**
 * Builds a revision in a folder of its own, or reuses the build of an earlier run.
 *
 * @throws if Git knows no such revision
 */
export async function buildRevision(revision: string): Promise<Build> {
  const commit = commitOf(revision);
  const name = `${revision} (${commit.slice(0, 8)})`;
  const folder = resolve(previewFolder, 'builds', commit);
  if (existsSync(folder)) return { name, folder };
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
  const root = resolve(previewFolder, 'working');
  copyProject(root);
  const folder = resolve(previewFolder, 'current');
  rmSync(folder, { recursive: true, force: true });
  return build({ name: 'the working folder', folder }, root, settings);
}

/** Builds the site in `root`, and keeps it in the build's folder. */
async function build(made: Build, root: string, settings = {}): Promise<Build> {
  process.stderr.write(`Building ${made.name}\n`);
  await run('npm', ['run', 'build'], { ...buildSettings, ...settings }, output(root));
  cpSync(join(root, 'public'), made.folder, { recursive: true });
  return made;
}

/** Uses this folder's packages for another commit if its lock file is the same. */
async function providePackages(worktree: string): Promise<void> {
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const packages = join(worktree, 'node_modules');
  rmSync(packages, { recursive: true, force: true });
  if (lock(worktree) === lock('.')) symlinkSync(resolve('node_modules'), packages);
  else await run('npm', ['ci', '--no-audit', '--no-fund'], {}, output(worktree));
}

/** The output of programs goes to standard error, which leaves standard output to the report. */
function output(cwd: string) {
  return { cwd, stdio: ['ignore' as const, process.stderr.fd, 'inherit' as const] };
}

function commitOf(revision: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`);
  } catch {
    throw new Error(
      `Git doesn’t know "${revision}" here. Name a branch, a tag or a commit, for example ` +
        'npm run preview -- --against main.',
    );
  }
}

function git(...words: string[]): string {
  return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}
