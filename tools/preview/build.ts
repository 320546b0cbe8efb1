import { execFileSync, spawnSync } from 'node:child_process';
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
import type { Problem } from '../../src/content/model/problem';
import { copyProject } from '../copyProject';
import { git } from './history';
import { say } from './say';

/** The folder for what previews build; Git ignores it. */
export const previewFolder = '.preview';

/** Both builds of a comparison have the same address, so that it makes no difference. */
const buildSettings = {
  SITE_URL: 'http://localhost:9000',
  GATSBY_FORM_ENDPOINT: 'http://localhost:9100/requests',
  SHOW_DRAFTS: '1',
  CI: '1',
  // Making pictures takes most of a first build's time, and this folder's builds have made them already.
  MADE_PICTURES: resolve('public'),
};

/** The output of `npm run check -- --json` for a build's content. */
export interface Checked {
  problems: readonly Problem[];
  warnings: readonly Problem[];
  /** What is unpublished on the day of the build. */
  drafts: readonly Problem[];
}

export interface Build {
  /** Its name in the report. */
  name: string;
  /** The built site. */
  folder: string;
  checked: Checked;
}

/** A built site, with the check's output from `check.json` beside it, if that exists. */
export function readBuild(folder: string, name = folder): Build {
  const file = checkedFile(folder);
  const checked: Partial<Checked> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return { name, folder, checked: { problems: [], warnings: [], drafts: [], ...checked } };
}

/** Builds a commit in a folder of its own, or reuses the build of an earlier run. */
export function buildCommit(commit: string, name: string): Build {
  const folder = resolve(previewFolder, 'builds', commit, 'public');
  if (existsSync(checkedFile(folder))) {
    say(`${name}: built before`);
    return readBuild(folder, name);
  }
  // It is kept between runs, with Gatsby's cache, so that most pictures are made only once.
  const worktree = resolve(previewFolder, 'worktree');
  if (!existsSync(join(worktree, '.git'))) {
    git('worktree', 'prune');
    git('worktree', 'add', '--force', '--detach', worktree, commit);
  }
  git('-C', worktree, 'checkout', '--quiet', '--force', '--detach', commit);
  providePackages(worktree);
  return build({ name, folder }, worktree);
}

/** Builds a copy of the working folder as it is, including untracked files. */
export function buildWorkingFolder(settings: Record<string, string> = {}): Build {
  const commit = git('rev-parse', '--short', 'HEAD');
  const name = git('status', '--porcelain') === '' ? commit : `${commit} with changes`;
  const root = resolve(previewFolder, 'working');
  copyProject(root);
  // The check needs the history of the folder itself.
  return build({ name, folder: resolve(previewFolder, 'current', 'public') }, root, '.', settings);
}

/** Builds the site in `root`, and keeps it in `folder` with the check's output beside it. */
function build(
  { name, folder }: Omit<Build, 'checked'>,
  root: string,
  checkedRoot = root,
  settings = {},
): Build {
  say(`${name}: checking and building`);
  // It fails where there are problems, which are what is wanted here.
  const { stdout } = spawnSync('npm', ['run', '--silent', 'check', '--', '--json'], {
    ...optionsIn(checkedRoot),
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  npm(root, ['run', 'build'], settings);
  rmSync(dirname(folder), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'public'), folder, { recursive: true });
  // Last, since its presence means that the rest is complete.
  writeFileSync(checkedFile(folder), stdout);
  return readBuild(folder, name);
}

function checkedFile(folder: string): string {
  return resolve(folder, '..', 'check.json');
}

/** Uses this folder's packages for another commit if it locks the same ones. */
function providePackages(worktree: string): void {
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const packages = join(worktree, 'node_modules');
  rmSync(packages, { recursive: true, force: true });
  if (lock(worktree) === lock('.')) symlinkSync(resolve('node_modules'), packages, 'junction');
  else {
    say('Its packages are others: npm ci');
    npm(worktree, ['ci', '--no-audit', '--no-fund']);
  }
}

/** Runs npm in a folder. Its output goes to standard error, which leaves standard output to the report. */
function npm(root: string, args: readonly string[], settings = {}): void {
  execFileSync('npm', args, {
    ...optionsIn(root, settings),
    stdio: ['ignore', process.stderr.fd, 'inherit'],
  });
}

function optionsIn(root: string, settings = {}) {
  const env = { ...process.env, ...buildSettings, ...settings };
  return { cwd: root, env, shell: process.platform === 'win32' };
}
