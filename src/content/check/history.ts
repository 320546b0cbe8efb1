import { spawnSync } from 'node:child_process';
import { entriesOf } from '../model/entry';
import { covers } from '../model/fieldTypes/path';
import { type Problem, quote } from '../model/problem';
import { reasonUnpublished } from '../model/publication';
import { childOf } from '../model/shape';
import { parseFile } from '../read/parseFile';
import { addressesOf } from './addresses';
import type { CheckResult } from './checker';

export interface RemovedSince {
  problems: Problem[];
  /** Why the history couldn't be checked, as the end of a sentence. */
  skipped?: string;
}

/**
 * Finds addresses that visitors would lose through the changes in the working folder since `against`, a branch or
 * revision; by default, since it branched off the main branch.
 */
export function removedSince(
  folder: string,
  checked: CheckResult,
  today: string,
  against?: string,
): RemovedSince {
  // The address of a file with problems isn't known.
  if (checked.problems.length > 0) return { problems: [] };
  const history = changedPages(folder, against);
  if (typeof history === 'string') return { problems: [], skipped: history };
  return { problems: removedUrls(history, checked, today) };
}

/**
 * Finds addresses that visitors would lose: those of pages and policies that were removed, renamed or unpublished
 * without a redirect. `files` are the changed files as they were before; the content itself must have no problems.
 */
export function removedUrls(
  files: readonly { file: string; text: string }[],
  checked: Pick<CheckResult, 'entries' | 'hidden'>,
  today: string,
): Problem[] {
  const { pages, redirects } = addressesOf(checked);
  const isKept = (path: string) =>
    pages.has(path) || redirects.some(({ from }) => covers(from, path));
  return files.flatMap(({ file, text }): Problem[] => {
    const { value } = parseFile('pages', text);
    const policy = /policies\/([^/]+)\.md$/.exec(file)?.[1];
    const address = policy === undefined ? childOf(value, 'path') : `/${policy}`;
    if (typeof address !== 'string' || isKept(address)) return [];
    if (reasonUnpublished(value, today) !== undefined) return [];
    const moved = entriesOf('pages', checked.entries).find((page) => page.file === file);
    if (moved !== undefined && !checked.hidden.has(file)) {
      const former = JSON.stringify([...(moved.fields.formerPaths ?? []), address]);
      const message = `had the path ${quote(address)} before, which leads nowhere now`;
      const advice = `So that visitors are led here, put this line below its path, in place of the formerPaths that it may have: formerPaths: ${former}`;
      return [{ code: 'moved', file, line: 1, field: 'formerPaths', message, advice }];
    }
    const message = `lacks ${quote(address)}, which was the address of ${file}`;
    const advice = `Add a redirect: { "from": "${address}", "to": "/", "permanent": true }, to the page that takes its place.`;
    const place = { file: 'content/redirects.json', line: 1, field: 'redirects' };
    return [{ code: 'lost', ...place, message, advice }];
  });
}

/** The changed pages and policies as they were before, or why git can't tell. */
function changedPages(folder: string, against?: string) {
  /** The output of git; undefined if it fails or is missing. */
  function git(...words: string[]): string | undefined {
    const how = { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
    const { status, stdout } = spawnSync('git', words, how);
    return status === 0 ? stdout : undefined;
  }
  if (git('rev-parse', '--git-dir') === undefined) return 'there is no history (git)';
  // The branches that a change may be based on, most likely first.
  const branches = ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master'];
  const target = against ?? branches.find((name) => git('rev-parse', '--verify', '-q', name));
  const base = target && git('merge-base', 'HEAD', target)?.trim();
  if (!base) {
    const isShallow = git('rev-parse', '--is-shallow-repository')?.trim() === 'true';
    if (isShallow) return 'the clone is shallow';
    return target ? `git knows no common version with ${target}` : 'git knows no main branch';
  }
  const places = ['content/pages/*.md', 'content/policies/*.md'];
  const options = ['--name-only', '--no-renames', '--diff-filter=MD', '--relative', '-z'];
  const names = git('diff', ...options, base, '--', ...places)?.match(/[^\0]+/g) ?? [];
  if (names.length === 0 && base === git('rev-parse', 'HEAD')?.trim()) {
    return `this is ${target} itself`;
  }
  return names.flatMap((file) => {
    const text = git('show', `${base}:./${file}`);
    return text === undefined ? [] : { file, text };
  });
}
