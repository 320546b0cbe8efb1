import type { Content, Root } from 'mdast';
import { nodesIn, parse } from '../markdown/dialect';
import { type FieldKind, isMarkdown, isRead } from './schema';

/** The text of a field with curly quotation marks and apostrophes, where visitors read it as words. */
export function withCurlyQuotes(text: string, kind: Pick<FieldKind, 'format' | 'example'>): string {
  // Examples are the texts that the site was specified with, whatever their quotes.
  if (text === kind.example) return text;
  if (isMarkdown(kind)) return markdownWithCurlyQuotes(text);
  return isRead(kind) ? wordsWithCurlyQuotes(text) : text;
}

/** The same of markdown: nothing changes in code, in addresses and in notes to other writers. */
export function markdownWithCurlyQuotes(text: string): string {
  if (!/["']/.test(text)) return text;
  const tree: Root = parse(text);
  const blocks = nodesIn(tree).filter(({ type }) => /^(?:paragraph|heading|tableCell)$/.test(type));
  let changed = text;
  for (const block of blocks.toReversed()) {
    const parts = nodesIn(block).map((node) => wordsAt(node, text));
    const before = parts.map(({ words }) => words);
    const right = wordsWithCurlyQuotes(before.join(''));
    let end = right.length;
    for (const { words, start, length } of parts.toReversed()) {
      if (length > 0) {
        const put = right.slice(end - words.length, end);
        changed = changed.slice(0, start) + put + changed.slice(start + length);
      }
      end -= words.length;
    }
  }
  return changed;
}

/** The words of a part of a line, and where they stand in the text; of what isn’t words, something in their place. */
function wordsAt({ type, position }: Content, text: string) {
  const [start = 0, end = 0] = [position?.start.offset, position?.end.offset];
  const written = text.slice(start, end);
  if (type === 'inlineCode') return { words: 'x', start, length: 0 };
  if (type !== 'text') return { words: type === 'break' ? '\n' : '', start, length: 0 };
  // Exports put backslashes before straight quotes.
  return { words: written.replace(/\\(?=["'])/g, ''), start, length: end - start };
}

/** Quotes, and what keeps its own: a word in braces, and an address without what follows it. */
const quotes =
  /\{[^{}]*\}|\w[\w.+'-]*@|(?:\/\/|www\.)[^\s"'“”‘’/]+(?:\/(?:[^\s"'“”‘’]|'\w)*)?|["'“”‘’]/gi;

/** With each straight quote replaced by the one that typesetters use: “ ” ‘ ’, or ′ ″ for feet and inches. */
function wordsWithCurlyQuotes(text: string): string {
  let open = '';
  return text.replace(quotes, (found, at: number) => {
    if (found.length > 1) return found;
    const straight = /["“”]/.test(found) ? '"' : "'";
    const [before, after] = [text.slice(0, at).slice(-1), text.charAt(at + 1)];
    const [opening, closing, unit] = straight === '"' ? ['“', '”', '″'] : ['‘', '’', '′'];
    const isBeforeWord = /^$|[\s([{“‘\p{Pd}/]/u.test(before) && /[^\s.,;:!?)\]}]/.test(after);
    const isOpening = isBeforeWord && (straight === '"' || /'(?!\p{L})/u.test(text.slice(at + 1)));
    if (found === opening || (found === straight && isOpening)) {
      open += straight;
      return opening;
    }
    const isUnit = /\d/.test(before) && !open.includes(straight) && !/\p{L}/u.test(after);
    if (found === straight && isUnit) return unit;
    open = open.replace(straight, '');
    return closing;
  });
}
