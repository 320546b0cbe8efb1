import { type Entry, entriesOf } from '../model/entry';
import type { CheckResult } from './checkContent';

/** An old address and its target, as in `content/redirects.json`. */
export interface Redirect {
  from: string;
  to: string;
  permanent?: boolean | undefined;
}

/** The paths of the pages that visitors see, which of them are unlisted, and the redirects, with those from the former paths of pages. */
export function addressesOf({ entries, hidden }: Pick<CheckResult, 'entries' | 'hidden'>) {
  return addressesIn(entries.filter(({ file }) => !hidden.has(file)));
}

/**
 * The same of entries that are all shown. A page takes precedence over a redirect, which applies once the page is gone.
 */
export function addressesIn(entries: readonly Entry[]) {
  const landing = entriesOf('pages', entries).map(({ fields }) => fields);
  const policies = entriesOf('policies', entries).map(({ name }) => `/${name}`);
  const pages = new Set([...landing.map(({ path }) => path), ...policies]);
  const former = landing.flatMap(({ path, formerPaths = [] }) =>
    formerPaths.map((from) => ({ from, to: path, permanent: true })),
  );
  const redirects: Redirect[] = [
    ...entriesOf('redirects', entries).flatMap(({ fields }) => fields.redirects),
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
  const unlisted = landing.filter((page) => page.unlisted).map(({ path }) => path);
  return { pages, unlisted, redirects: all.filter(({ from }) => !pages.has(from)) };
}
