import { childOf, type FieldPath } from '../fields/paths';
import { itemsOf } from '../fields/publication';
import { type ContentFile, type Entry, isUnlisted, pathOf } from '../model/entry';
import { contentModel, isPageCollection } from '../model/model';

/** An old address and its target, as in `content/redirects.json`. */
export interface Redirect {
  from: string;
  to: string;
  permanent?: boolean | undefined;
}

/**
 * The paths of the pages among entries that visitors see, which of them are unlisted, and the redirects, with those from the
 * former paths of pages. A page takes precedence over a redirect, which applies once the page is gone.
 */
export function siteAddresses(entries: readonly Entry[]) {
  const pages = new Set(entries.flatMap((entry) => pathOf(entry) ?? []));
  const unlisted = entries.filter(isUnlisted).flatMap((entry) => pathOf(entry) ?? []);
  const isPage = ({ collection }: Entry) => isPageCollection(collection);
  const inOrder = entries.toSorted((one, other) => Number(isPage(one)) - Number(isPage(other)));
  const redirects = new Map<string, Redirect>();
  // One that stands twice has the same target: the first counts, as for hosts.
  for (const { path, ...redirect } of inOrder.flatMap(oldAddresses)) {
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

/** What a file redirects, with the fields that say so: a page its former paths, for good, and the file of redirects. */
export function oldAddresses(file: ContentFile): (Redirect & { path: FieldPath })[] {
  const { page, redirects = '' } = contentModel[file.collection];
  const former = itemsOf(file.fields, page?.formerPaths ?? '').map(({ path, value }) => {
    return { from: value, to: pathOf(file), permanent: true, path };
  });
  const listed = itemsOf(file.fields, redirects).map(({ path, value }) => {
    const [from, to, permanent] = ['from', 'to', 'permanent'].map((name) => childOf(value, name));
    return { from, to, permanent: permanent === true || undefined, path: [...path, 'from'] };
  });
  return [...former, ...listed].flatMap(({ from, to, ...others }) =>
    typeof from === 'string' && typeof to === 'string' ? { from, to, ...others } : [],
  );
}
