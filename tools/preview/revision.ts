import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { copyProject } from '../copyProject';
import { runIn } from './runIn';

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

/** What happened between two versions. */
export interface Head {
  /** Newest first. */
  commits: { hash: string; subject: string }[];
  /** The files of `content/` that differ. */
  contentFiles: { file: string; how: keyof typeof contentWords }[];
}

export const contentWords = { A: 'is new', M: 'changes', D: 'is gone' } as const;

export interface Built {
  /** Its name in the report. */
  name: string;
  /** The built site. */
  folder: string;
  /** The output of `npm run check -- --json`. */
  checked: string;
}

/**
 * The full hash of a revision's commit.
 *
 * @throws when there is none
 */
export function commitOf(revision: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`);
  } catch {
    throw new Error(
      `Git knows no "${revision}" here. Name a branch, a tag or a commit, for example ` +
        'npm run preview -- --against main.',
    );
  }
}

/** The working folder's commit in words, and whether anything has changed since. */
function describeWorkingFolder(): string {
  const commit = git('rev-parse', '--short', 'HEAD');
  return git('status', '--porcelain') === '' ? commit : `${commit} with changes`;
}

/** What happened in the working folder since a commit, committed or only saved. */
export function readHead(commit: string): Head {
  const log = git('log', '--no-merges', '--format=%h %s', `${commit}..HEAD`);
  const changed = git('diff', '--name-status', '--no-renames', commit, '--', 'content');
  const added = git('ls-files', '--others', '--exclude-standard', '--', 'content');
  const files = [
    ...lines(changed).map((line) => line.split('\t')),
    ...lines(added).map((file) => ['A', file]),
  ];
  return {
    commits: lines(log).map((line) => {
      const [hash = ''] = line.split(' ');
      return { hash, subject: line.slice(hash.length + 1) };
    }),
    contentFiles: files.map(([letter = '', file = '']) => ({
      file,
      how: letter === 'A' || letter === 'D' ? letter : 'M',
    })),
  };
}

/** Builds a commit in a folder of its own, or reuses the build of an earlier run. */
export async function buildCommit(commit: string, say: (words: string) => void): Promise<Built> {
  const name = commit.slice(0, 8);
  const kept = resolve(previewFolder, 'builds', commit);
  const built = { name, folder: join(kept, 'public'), checked: join(kept, 'check.json') };
  if (existsSync(built.checked)) {
    say(`${name}: built before`);
    return built;
  }
  // It is kept between runs, with Gatsby's cache, so that most pictures are made only once.
  const worktree = resolve(previewFolder, 'worktree');
  if (!existsSync(join(worktree, '.git'))) {
    git('worktree', 'prune');
    git('worktree', 'add', '--force', '--detach', worktree, commit);
  }
  git('-C', worktree, 'checkout', '--quiet', '--force', '--detach', commit);
  await providePackages(worktree, say);
  rmSync(kept, { recursive: true, force: true });
  await buildIn(worktree, built, await checkIn(worktree, built, say), say);
  return built;
}

/** Builds a copy of the working folder as it is, including untracked files. */
export async function buildWorkingFolder(
  say: (words: string) => void,
  settings: Partial<typeof buildSettings> = {},
): Promise<Built> {
  const kept = resolve(previewFolder, 'current');
  const built = {
    name: describeWorkingFolder(),
    folder: join(kept, 'public'),
    checked: join(kept, 'check.json'),
  };
  rmSync(kept, { recursive: true, force: true });
  const copy = resolve(previewFolder, 'working');
  copyProject(copy);
  // The check needs the history of the folder itself.
  const check = await checkIn(resolve('.'), built, say);
  await buildIn(copy, built, check, say, settings);
  return built;
}

/** The check's output for the content of a folder. */
function checkIn(root: string, { name }: Built, say: (words: string) => void): Promise<string> {
  say(`${name}: checking the content`);
  return runIn(root, ['node_modules/tsx/dist/cli.mjs', 'tools/check.ts', '--json'], {
    env: buildSettings,
    // The check fails if there are problems, which are what is wanted here.
    mayFail: true,
  });
}

async function buildIn(
  root: string,
  built: Built,
  check: string,
  say: (words: string) => void,
  settings: Partial<typeof buildSettings> = {},
): Promise<void> {
  say(`${built.name}: building`);
  await runIn(root, ['node_modules/gatsby/cli.js', 'build'], {
    env: { ...buildSettings, ...settings },
    onLine: say,
  });
  mkdirSync(built.folder, { recursive: true });
  cpSync(join(root, 'public'), built.folder, { recursive: true });
  // Last, since its presence means that the rest is complete.
  writeFileSync(built.checked, check);
}

/** Uses this folder's packages for another commit if it locks the same ones. */
async function providePackages(worktree: string, say: (words: string) => void): Promise<void> {
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const packages = join(worktree, 'node_modules');
  rmSync(packages, { recursive: true, force: true });
  if (lock(worktree) === lock('.')) {
    symlinkSync(resolve('node_modules'), packages, 'junction');
    return;
  }
  say('Its packages are others: npm ci');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: worktree,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}

function lines(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}

function git(...args: string[]): string {
  // Reports show names unescaped.
  return execFileSync('git', ['-c', 'core.quotepath=off', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}
