import { execFileSync } from 'node:child_process';
import type { Report } from './report';

/** Runs a Git command in the working folder, and returns its output. */
export function git(...args: string[]): string {
  // Reports show names unescaped.
  return execFileSync('git', ['-c', 'core.quotepath=off', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}

/** The full hash of a revision's commit. Throws when there is none. */
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

/** What happened in the working folder since a commit, committed or only saved. */
export function historySince(commit: string): Pick<Report, 'commits' | 'contentFiles'> {
  const commits = lines('log', '--no-merges', '--format=%h %s', `${commit}..HEAD`);
  const changed = lines('diff', '--name-status', '--no-renames', commit, '--', 'content');
  const untracked = lines('ls-files', '--others', '--exclude-standard', '--', 'content');
  return {
    commits: commits.map((line) => {
      const [hash = '', ...words] = line.split(' ');
      return { hash, subject: words.join(' ') };
    }),
    contentFiles: [...changed, ...untracked.map((file) => `A\t${file}`)].map((line) => {
      const [letter, file = ''] = line.split('\t');
      const how = letter === 'A' ? 'is new' : letter === 'D' ? 'is gone' : 'changes';
      return { file, how };
    }),
  };
}

function lines(...command: string[]): string[] {
  return git(...command)
    .split('\n')
    .filter(Boolean);
}
