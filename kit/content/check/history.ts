import { spawnSync } from 'node:child_process';
import { covers } from '../fields/kinds/oldPath';
import { type Problem, quote } from '../fields/problem';
import { reasonUnpublished } from '../fields/publication';
import { contentFileAt, formerPathsOf, pathOf } from '../model/entry';
import { collectionNames, contentModel, isPageCollection } from '../model/model';
import { addressesOf } from './addresses';
import type { CheckResult } from './checkContent';
import { checkFile } from './checkFile';
import { oldAddresses } from './contentIndex';
import { redirectsFile } from './pathProblems';

/**
 * Finds addresses that visitors would lose through the changes in the working folder since it branched off `revision`.
 * Throws where git can't tell, with what to do.
 */
export function removedSince(
  revision: string,
  folder: string,
  checked: CheckResult,
  today: string,
): Problem[] {
  const changed = changedPages(folder, revision);
  // The address of a file with problems isn't known.
  return checked.problems.length > 0 ? [] : removedUrls(changed, checked, today);
}

/**
 * Finds addresses that visitors would lose: those of pages that were removed, renamed or unpublished
 * without a redirect, and old ones that redirect no more. `files` are the changed files as they were before; the content
 * itself must have no problems.
 */
export function removedUrls(
  files: readonly { file: string; text: string }[],
  checked: Pick<CheckResult, 'entries' | 'hidden'>,
  today: string,
): Problem[] {
  const { pages, redirects: kept } = addressesOf(checked);
  const redirects = redirectsFile();
  const isKept = (path: string) => pages.has(path) || kept.some(({ from }) => covers(from, path));
  return files.flatMap(({ file, text }): Problem[] => {
    const id = contentFileAt(file);
    if (id === undefined) return [];
    const { value } = checkFile(id, text);
    if (reasonUnpublished(value, today) !== undefined) return [];
    const path = pathOf({ ...id, fields: value });
    const old = oldAddresses({ ...id, value });
    const addresses = [...(path === undefined ? [] : [path]), ...old.map(({ from }) => from)];
    const lost = [...new Set(addresses)].filter((address) => !isKept(address));
    const page = checked.entries.find((each) => each.file === file);
    const { field, paths } = page ? formerPathsOf(page) : { paths: [] };
    if (field !== undefined && !checked.hidden.has(file)) {
      const former = JSON.stringify([...paths, ...lost]);
      return lost.map((address) => {
        const message = `had the ${address === path ? '' : 'former '}path ${quote(address)} before, which leads nowhere now`;
        const advice = `So that visitors are led here, put this line below its path, in place of the ${field} that it may have: ${field}: ${former}`;
        return { code: 'moved', file, line: 1, field, message, advice };
      });
    }
    return lost.map((address) => {
      const target = old.find(({ from }) => from === address)?.to;
      // A page that is gone was the target of its former paths.
      const isRedirect = !isPageCollection(id.collection) && target !== undefined;
      const was = isRedirect ? `redirected to ${quote(target)}` : `led to ${file}`;
      const message = `lacks ${quote(address)}, which ${was}`;
      const to = isRedirect ? target : '/';
      const whither = isRedirect
        ? 'or to what takes its place'
        : 'to the page that takes its place';
      const advice = `Add a redirect: { "from": "${address}", "to": "${to}", "permanent": true }, ${whither}.`;
      const place = { file: redirects.path, line: 1, field: redirects.field };
      return { code: 'lost', ...place, message, advice };
    });
  });
}

/** The changed pages, and the file of redirects, as they were before. */
function changedPages(folder: string, revision: string) {
  const how = {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, LC_ALL: 'C' },
  } as const;
  /** The output of git; undefined if it fails. */
  function git(...args: string[]): string | undefined {
    const { status, stdout } = spawnSync('git', args, how);
    return status === 0 ? stdout : undefined;
  }
  const { error, status, stderr } = spawnSync('git', ['rev-parse', '--git-dir'], how);
  if (status !== 0) {
    // Such as that the folder belongs to another account, and what to do about it.
    const reason = error ? 'git is not installed here.' : `git says:\n${stderr.trim()}`;
    throw new Error(`Removed addresses can’t be looked for: ${reason}`);
  }
  const base = git('merge-base', '--end-of-options', 'HEAD', revision)?.trim();
  if (base === undefined) {
    const isShallow = git('rev-parse', '--is-shallow-repository')?.trim() === 'true';
    const remedy = isShallow
      ? 'The clone is shallow: get the rest with git fetch --unshallow.'
      : 'Name a branch, a tag or a commit, such as main.';
    throw new Error(`git knows no common version of this folder and "${revision}". ${remedy}`);
  }
  const places = collectionNames
    .map((collection) => contentModel[collection])
    .filter(({ page, redirects }) => page || redirects)
    .map(({ place }) => `content/${place}`);
  const options = ['--name-only', '--no-renames', '--diff-filter=MD', '--relative', '-z'];
  const names = git('diff', ...options, base, '--', ...places)?.match(/[^\0]+/g) ?? [];
  return names.flatMap((file) => {
    const text = git('show', `${base}:./${file}`);
    return text === undefined ? [] : { file, text };
  });
}
