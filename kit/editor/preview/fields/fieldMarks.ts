import { type CollectionName, isCollection } from '../../../content/model/model';

/*
 * Every text that the preview gets begins with a mark: a private-use character that identifies its field. Marks pass
 * through the site's components with the text, wherever it ends up, and are removed from the page before it is painted
 * (markedPage.ts).
 */

const firstMark = 0xf0000;
const lastMark = 0xffffd;
const anyMark = /[\u{f0000}-\u{ffffd}]/gu;

const sources: string[] = [];
const marks = new Map<string, string>();

/**
 * The mark of a field.
 *
 * @param source the file and the field, such as `pages/clients.sections.2.title`
 */
export function markOf(source: string): string {
  const known = marks.get(source);
  if (known !== undefined) return known;
  const code = firstMark + sources.length;
  if (code > lastMark) return '';
  const mark = String.fromCodePoint(code);
  sources.push(source);
  marks.set(source, mark);
  return mark;
}

/** A text without its marks, and the source of the first of them, if any. */
export function readMark(marked: string): { text: string; source: string | undefined } {
  const [mark] = marked.match(anyMark) ?? [];
  if (mark === undefined) return { text: marked, source: undefined };
  const code = mark.codePointAt(0) ?? firstMark;
  return { text: marked.replace(anyMark, ''), source: sources[code - firstMark] };
}

/** The parts of a source; undefined if there is no such collection. */
export function readSource(
  source: string,
): { collection: CollectionName; name: string; field: string } | undefined {
  const [, collection = '', name = '', field = ''] = /^(\w+)\/([^.]*)\.(.+)$/.exec(source) ?? [];
  return isCollection(collection) ? { collection, name, field } : undefined;
}
