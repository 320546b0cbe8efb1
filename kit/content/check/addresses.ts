import { childOf } from '../fields/paths';
import { type Entry, formerPathsOf, isUnlisted, pathOf } from '../model/entry';
import { contentModel } from '../model/model';
import type { CheckResult } from './checkContent';

/** An old address and its target, as in `content/redirects.json`. */
export interface Redirect {
  from: string;
  to: string;
  permanent?: boolean | undefined;
}

/** The paths of the pages that visitors see, which of them are unlisted, and the redirects, with those from the former paths of pages. */
export function shownAddresses({ entries, hidden }: Pick<CheckResult, 'entries' | 'hidden'>) {
  return siteAddresses(entries.filter(({ file }) => !hidden.has(file)));
}

/**
 * The same of entries that are all shown. A page takes precedence over a redirect, which applies once the page is gone.
 */
export function siteAddresses(entries: readonly Entry[]) {
  const found = entries.flatMap((entry) => {
    const path = pathOf(entry);
    return path === undefined ? [] : [{ entry, path }];
  });
  const pages = new Set(found.map(({ path }) => path));
  const former = found.flatMap(({ entry, path }) =>
    formerPathsOf(entry).paths.map((from) => ({ from: `${from}`, to: path, permanent: true })),
  );
  const redirects = [
    ...entries.flatMap(redirectsIn),
    ...former,
    // One that stands twice has the same target: the first counts, as for hosts.
  ].filter(({ from }, index, all) => all.findIndex((each) => each.from === from) === index);
  const taken = new Set([...pages, ...redirects.map(({ from }) => from)]);
  // What redirects everything below an address redirects the address, too, unless that is something else.
  const all = redirects.flatMap((redirect) => {
    const [, above] = /^(.+)\/\*$/.exec(redirect.from) ?? [];
    const isFree = above !== undefined && !taken.has(above);
    return isFree ? [redirect, { ...redirect, from: above }] : redirect;
  });
  const unlisted = found.filter(({ entry }) => isUnlisted(entry)).map(({ path }) => path);
  return { pages, unlisted, redirects: all.filter(({ from }) => !pages.has(from)) };
}

/** What a file redirects, besides a page its former paths. */
function redirectsIn({ collection, fields }: Entry): Redirect[] {
  const { redirects } = contentModel[collection];
  const list = redirects === undefined ? [] : childOf(fields, redirects);
  return (Array.isArray(list) ? list : []).map((item: unknown) => ({
    from: `${childOf(item, 'from')}`,
    to: `${childOf(item, 'to')}`,
    ...(childOf(item, 'permanent') === true && { permanent: true }),
  }));
}
