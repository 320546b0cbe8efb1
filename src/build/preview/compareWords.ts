import { covers } from '../../content/model/kinds/oldPath';
import type { PageText } from './pageText';
import type { Pages } from './readPages';
import { changedLines, changedWords, isChange, type TextPart } from './wordChanges';

export interface ChangedPage {
  path: string;
  /** Its title now. */
  name: string;
  isNew: boolean;
  /** Empty where it is as it was, like the description. */
  title: TextPart[];
  description: TextPart[];
  /** The lines in which words changed. */
  lines: TextPart[][];
}

/** What a change does to the words of a site. */
export interface WordChanges {
  /** Changed pages, then new ones. */
  pages: ChangedPage[];
  /** What surrounds pages, once for all pages on which it changes alike. */
  shared: { paths: string[]; lines: TextPart[][] }[];
  /** Without a redirect, the old address leads to the page for unknown addresses. */
  removed: { path: string; title: string; isRedirected: boolean }[];
}

/**
 * Compares the words of a site before and after a change.
 *
 * @param redirects the paths from which the later site leads on; `*` at the end of one stands for all below
 */
export function compareWords(
  before: Pages,
  after: Pages,
  redirects: readonly string[],
): WordChanges {
  const pages = [...after.values()].map((page) => comparePage(before.get(page.path), page));
  const isSeen = ({ isNew, title, description, lines }: ChangedPage) =>
    isNew || [title, description, ...lines].some(isChange);
  return {
    pages: [
      ...pages.filter((page) => isSeen(page) && !page.isNew),
      ...pages.filter(({ isNew }) => isNew),
    ],
    shared: compareSurroundings(before, after),
    removed: [...before.values()]
      .filter(({ path }) => !after.has(path))
      .map(({ path, title }) => ({
        path,
        title,
        isRedirected: redirects.some((from) => covers(from, path)),
      })),
  };
}

function comparePage(before: PageText | undefined, after: PageText): ChangedPage {
  return {
    path: after.path,
    name: after.title,
    isNew: before === undefined,
    title: changedWords(before?.title ?? '', after.title),
    description: changedWords(before?.description ?? '', after.description),
    lines: changedLines(before?.own ?? [], after.own),
  };
}

function compareSurroundings(before: Pages, after: Pages): WordChanges['shared'] {
  const found = new Map<string, WordChanges['shared'][number]>();
  for (const { path, around } of after.values()) {
    const old = before.get(path);
    if (old === undefined || old.around.join('\n') === around.join('\n')) continue;
    const lines = changedLines(old.around, around);
    const key = JSON.stringify(lines);
    const paths = [...(found.get(key)?.paths ?? []), path];
    found.set(key, { paths, lines });
  }
  return [...found.values()].filter(({ lines }) => lines.length > 0);
}
