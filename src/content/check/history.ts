import { spawnSync } from 'node:child_process';
import type { Problem } from '../model/problem';
import { readPublication } from '../model/publication';
import type { CheckResult } from './checker';
import { type EarlierFile, removedUrls } from './removedUrls';

/** The branches that a change may be meant for, the most likely first. */
const branches = ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master'];

export interface RemovedSince {
  problems: Problem[];
  /** Why the history can't tell, in words that end a sentence. */
  skipped?: string;
}

/**
 * Finds addresses that visitors would lose through what the working folder changed since it left the main branch.
 *
 * @param folder the working folder
 * @param checked what the check says of its content
 * @param against the branch or revision to compare with; without it the main branch
 */
export function removedSince(folder: string, checked: CheckResult, against?: string): RemovedSince {
  // The address of a file with problems isn't known.
  if (checked.problems.length > 0) return { problems: [] };
  const history = changedPages(folder, against);
  if ('skipped' in history) return { problems: [], ...history };
  return { problems: removedUrls(history.files, checked, readPublication().today) };
}

/** The pages and policies that have changed, as they were; or why git can't tell. */
function changedPages(
  folder: string,
  against?: string,
): { files: EarlierFile[] } | { skipped: string } {
  const git = (...words: string[]) => gitIn(folder, words);
  if (git('rev-parse', '--git-dir') === undefined) return { skipped: 'there is no history (git)' };
  const target = against ?? branches.find((name) => git('rev-parse', '--verify', '-q', name));
  const base = target && git('merge-base', 'HEAD', target)?.trim();
  if (!base) {
    const isShallow = git('rev-parse', '--is-shallow-repository')?.trim() === 'true';
    if (isShallow) return { skipped: 'the clone is shallow' };
    const skipped = target
      ? `git knows no common version with ${target}`
      : 'git knows no main branch';
    return { skipped };
  }
  const places = ['content/pages', 'content/policies'];
  const options = ['--name-only', '--no-renames', '--diff-filter=MD', '--relative', '-z'];
  const names = git('diff', ...options, base, '--', ...places)?.match(/[^\0]+/g) ?? [];
  if (names.length === 0 && base === git('rev-parse', 'HEAD')?.trim()) {
    return { skipped: `this is ${target} itself` };
  }
  const files = names
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      const text = git('show', `${base}:./${file}`);
      return text === undefined ? [] : [{ file, text }];
    });
  return { files };
}

/** The output of git; undefined if it fails or is missing. */
function gitIn(folder: string, words: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', words, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 28,
  });
  return status === 0 ? stdout : undefined;
}
