import { diffWords } from 'diff';
import { covers } from '../../content/model/fieldTypes/oldPath';
import type { Pages } from './readPages';

/** Words that were kept, added or removed. */
export interface TextPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** What a change does to the words of a page, or to those around several. */
export interface Change {
  what: 'gone' | 'around' | 'changed' | 'new';
  /** The pages on which it is seen. */
  paths: string[];
  /** The page's title; empty for what is around pages. */
  title: string;
  /** The lines in which words changed. */
  lines: TextPart[][];
  /** Whether the address of a removed page redirects; otherwise visitors get the 404 page. */
  isRedirected?: boolean;
}

/**
 * Compares the words of a site before and after a change: pages that are gone, what changes around pages, once for those
 * on which it changes alike, then changed pages and new ones.
 *
 * @param redirects the paths that the later site redirects; a `*` at the end covers everything below
 */
export function compareWords(before: Pages, after: Pages, redirects: readonly string[]): Change[] {
  const gone = [...before.values()].filter(({ path }) => !after.has(path));
  const pages = [...after.values()].map(({ path, title, own }): Change => {
    const old = before.get(path);
    const lines = changedLines(old?.own ?? [], own);
    return { what: old ? 'changed' : 'new', paths: [path], title, lines };
  });
  return [
    ...gone.map(({ path, title }): Change => {
      const isRedirected = redirects.some((from) => covers(from, path));
      return { what: 'gone', paths: [path], title, lines: [], isRedirected };
    }),
    ...compareSurroundings(before, after),
    ...pages.filter(({ what, lines }) => what === 'changed' && lines.length > 0),
    ...pages.filter(({ what }) => what === 'new'),
  ];
}

function compareSurroundings(before: Pages, after: Pages): Change[] {
  const found = new Map<string, Change>();
  for (const { path, around } of after.values()) {
    const old = before.get(path);
    if (old === undefined || old.around.join('\n') === around.join('\n')) continue;
    const lines = changedLines(old.around, around);
    const key = JSON.stringify(lines);
    const paths = [...(found.get(key)?.paths ?? []), path];
    found.set(key, { what: 'around', paths, title: '', lines });
  }
  return [...found.values()].filter(({ lines }) => lines.length > 0);
}

/** The lines in which words changed, each with the words that were kept. */
export function changedLines(before: readonly string[], after: readonly string[]): TextPart[][] {
  const lines: TextPart[][] = [[]];
  for (const { value, added, removed } of diffWords(before.join('\n'), after.join('\n'))) {
    const kind = added ? 'added' : removed ? 'removed' : 'same';
    value.split('\n').forEach((text, index) => {
      if (index > 0) lines.push([]);
      if (text !== '') lines.at(-1)?.push({ kind, text });
    });
  }
  return lines.filter((line) => line.some(({ kind, text }) => kind !== 'same' && text.trim()));
}
