import { type Entry, isUnlisted, pathOf } from '../model/entry';
import { isPageCollection } from '../model/model';
import type { CheckResult } from './checkContent';
import { oldAddresses } from './contentIndex';

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
  const pages = new Set(entries.flatMap((entry) => pathOf(entry) ?? []));
  const unlisted = entries.filter(isUnlisted).flatMap((entry) => pathOf(entry) ?? []);
  const isPage = ({ collection }: Entry) => isPageCollection(collection);
  const inOrder = entries.toSorted((one, other) => Number(isPage(one)) - Number(isPage(other)));
  const redirects = new Map<string, Redirect>();
  // One that stands twice has the same target: the first counts, as for hosts.
  for (const redirect of inOrder.flatMap(redirectsIn)) {
    if (!redirects.has(redirect.from)) redirects.set(redirect.from, redirect);
  }
  // What redirects everything below an address redirects the address, too, unless that is something else.
  const all = [...redirects.values()].flatMap((redirect) => {
    const [, above] = /^(.+)\/\*$/.exec(redirect.from) ?? [];
    const isFree = above !== undefined && !redirects.has(above) && !pages.has(above);
    return isFree ? [redirect, { ...redirect, from: above }] : redirect;
  });
  return { pages, unlisted, redirects: all.filter(({ from }) => !pages.has(from)) };
}

function redirectsIn(entry: Entry): Redirect[] {
  return oldAddresses(entry).flatMap(({ from, to, permanent }) => {
    return to === undefined ? [] : [{ from, to, ...(permanent && { permanent }) }];
  });
}
