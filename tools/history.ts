import { spawnSync } from 'node:child_process';
import type { EarlierFile } from '../src/content/check/removedUrls';

/** The branches that a change may be meant for, the likeliest first. */
const branches = ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master'];

/** The pages and policies that have changed, as they were; or why that can't be told. */
export type History = { files: EarlierFile[] } | { skipped: string };

/**
 * Reads from git the pages and policies that the working folder has changed or removed since it parted from the main
 * branch.
 *
 * @param folder the working folder
 * @param against the branch or revision to compare with; without it the main branch
 */
export function changedPages(folder: string, against?: string): History {
  const git = (...words: string[]) => gitIn(folder, words);
  if (git('rev-parse', '--git-dir') === undefined) return { skipped: 'there is no history (git)' };
  const target = against ?? branches.find((name) => git('rev-parse', '--verify', '-q', name));
  if (target === undefined) return { skipped: 'git knows no main branch' };
  const base = git('merge-base', 'HEAD', target)?.trim();
  if (!base) return { skipped: `git knows no common version with ${target}` };
  const places = ['content/pages', 'content/policies'];
  const options = ['--name-only', '--no-renames', '--diff-filter=MD', '--relative', '-z'];
  const names = git('diff', ...options, base, '--', ...places)?.split('\0') ?? [];
  const files = names
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      const text = git('show', `${base}:./${file}`);
      return text === undefined ? [] : [{ file, text }];
    });
  return { files };
}

/** What git says; undefined where it fails, or is missing. */
function gitIn(folder: string, words: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', words, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 28,
  });
  return status === 0 ? stdout : undefined;
}
