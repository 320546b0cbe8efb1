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
  const said: Partial<Checked> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const { problems = [], warnings = [], drafts = [] } = said;
  return { name, folder, checked: { problems, warnings, drafts } };
}

/** Builds a commit in a folder of its own, or reuses the build of an earlier run. */
export function buildCommit(commit: string, name: string, say: (words: string) => void): Build {
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
  providePackages(worktree, say);
  say(`${name}: checking and building`);
  buildIn(worktree, folder, check(worktree));
  return readBuild(folder, name);
}

/** Builds a copy of the working folder as it is, including untracked files. */
export function buildWorkingFolder(
  say: (words: string) => void,
  settings: Partial<typeof buildSettings> = {},
): Build {
  const commit = git('rev-parse', '--short', 'HEAD');
  const name = git('status', '--porcelain') === '' ? commit : `${commit} with changes`;
  const folder = resolve(previewFolder, 'current', 'public');
  const copy = resolve(previewFolder, 'working');
  copyProject(copy);
  say(`${name}: checking and building`);
  // The check needs the history of the folder itself.
  buildIn(copy, folder, check('.'), settings);
  return readBuild(folder, name);
}

function checkedFile(folder: string): string {
  return resolve(folder, '..', 'check.json');
}

/** The check's output for a folder's content. The check fails if there are problems, which are what is wanted here. */
function check(root: string): string {
  return spawnSync('npm', ['run', '--silent', 'check', '--', '--json'], {
    ...optionsIn(root),
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
    stdio: ['ignore', 'pipe', 'inherit'],
  }).stdout;
}

/** Builds the site in one folder, and copies it to another with the check's output beside it. */
function buildIn(root: string, folder: string, checked: string, settings = {}): void {
  npm(root, ['run', 'build'], settings);
  rmSync(dirname(folder), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'public'), folder, { recursive: true });
  // Last, since its presence means that the rest is complete.
  writeFileSync(checkedFile(folder), checked);
}

/** Uses this folder's packages for another commit if it locks the same ones. */
function providePackages(worktree: string, say: (words: string) => void): void {
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const packages = join(worktree, 'node_modules');
  rmSync(packages, { recursive: true, force: true });
  if (lock(worktree) === lock('.')) {
    symlinkSync(resolve('node_modules'), packages, 'junction');
    return;
  }
  say('Its packages are others: npm ci');
  npm(worktree, ['ci', '--no-audit', '--no-fund']);
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
