import { shownAddresses } from '../check/addresses';
import { type CheckResult, checkFile } from '../check/checkContent';
import { oldAddresses } from '../check/contentIndex';
import { redirectsFile } from '../check/pathRules';
import { covers } from '../fields/kinds/oldPath';
import { type Problem, quote } from '../fields/problem';
import { reasonUnpublished } from '../fields/publication';
import { contentFileAt, formerPathsOf, pathOf } from '../model/entry';
import { isPageCollection } from '../model/model';
import type { ContentFiles } from '../read/readContent';

/**
 * Finds addresses that visitors lose between two contents. That of a file with problems isn’t known: then none is found.
 *
 * @param checked what the check says of the second on the day `today`
 */
export function lostBetween(
  before: ContentFiles,
  after: ContentFiles,
  checked: CheckResult,
  today: string,
): Problem[] {
  if (checked.problems.length > 0) return [];
  const changed = [...before].flatMap(([file, facts]) =>
    'text' in facts && after.get(file) !== facts ? { file, text: facts.text } : [],
  );
  return lostAddresses(changed, checked, today);
}

/**
 * Finds addresses that visitors would lose: those of pages that were removed, renamed or unpublished
 * without a redirect, and old ones that redirect no more. `files` are the changed files as they were before; the content
 * itself must have no problems.
 */
export function lostAddresses(
  files: readonly { file: string; text: string }[],
  checked: Pick<CheckResult, 'entries' | 'hidden'>,
  today: string,
): Problem[] {
  const { pages, redirects: kept } = shownAddresses(checked);
  const redirects = redirectsFile();
  const isKept = (path: string) => pages.has(path) || kept.some(({ from }) => covers(from, path));
  return files.flatMap(({ file, text }): Problem[] => {
    const id = contentFileAt(file);
    if (id === undefined) return [];
    const { fields } = checkFile(id, text);
    if (reasonUnpublished(fields, today) !== undefined) return [];
    const path = pathOf({ ...id, fields });
    const old = oldAddresses({ ...id, fields });
    const addresses = [...(path === undefined ? [] : [path]), ...old.map(({ from }) => from)];
    const lost = [...new Set(addresses)].filter((address) => !isKept(address));
    const page = checked.entries.find((each) => each.file === file);
    const { field, paths } = page ? formerPathsOf(page) : { paths: [] };
    if (field !== undefined && !checked.hidden.has(file)) {
      const former = JSON.stringify([...paths, ...lost]);
      return lost.map((address) => {
        const message = `had the ${address === path ? '' : 'former '}path ${quote(address)} before, which leads nowhere now`;
        const advice = `So that visitors are led here, put this line below its path, in place of the ${field} that it may have: ${field}: ${former}`;
        return { code: 'moved', file, line: 1, path: [field], message, advice };
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
      const place = { file: redirects.path, line: 1, path: [redirects.field] };
      return { code: 'lost', ...place, message, advice };
    });
  });
}
