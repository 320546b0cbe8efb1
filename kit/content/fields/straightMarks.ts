import type { Content, Root } from 'mdast';
import { addressesIn, type BareAddress } from '../markdown/bareAddresses';
import { nodesIn, parseSource } from '../markdown/dialect';
import type { Place, ProblemText } from './problem';
import { type FieldRecord, isMarkdown } from './records';

/** The text of a field with the right quotation marks and apostrophes, where visitors read it as words. */
export function withRightMarks(text: string, record: FieldRecord): string {
  // Examples are the texts that the site was specified with, whatever their marks.
  if (text === record.example) return text;
  if (isMarkdown(record)) return markdownWithRightMarks(text);
  return record.fieldType === 'text' ? wordsWithRightMarks(text) : text;
}

/** The same of markdown: nothing changes in code, in addresses and in notes to other writers. */
export function markdownWithRightMarks(text: string): string {
  if (!/["']/.test(text)) return text;
  const tree: Root = parseSource(text);
  const blocks = nodesIn(tree).filter(({ type }) => /^(?:paragraph|heading|tableCell)$/.test(type));
  let changed = text;
  for (const block of blocks.toReversed()) {
    const parts = nodesIn(block).map((node) => placeOf(node, text));
    const before = parts.map(({ words }) => words);
    const right = wordsWithRightMarks(before.join(''));
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
function placeOf({ type, position }: Content, text: string) {
  const [start = 0, end = 0] = [position?.start.offset, position?.end.offset];
  const written = text.slice(start, end);
  if (type === 'inlineCode') return { words: 'x', start, length: 0 };
  if (type !== 'text') return { words: type === 'break' ? '\n' : '', start, length: 0 };
  // Exports put backslashes before straight marks.
  return { words: written.replace(/\\(?=["'])/g, ''), start, length: end - start };
}

/** With each straight mark replaced by the one that typesetters use: “ ” ‘ ’, or ′ ″ for feet and inches. */
function wordsWithRightMarks(text: string): string {
  let open = '';
  const addresses = addressesIn(text);
  return text.replace(/\{[^{}]*\}|["'“”‘’]/g, (found, at: number) => {
    const isIn = ({ at: start, written }: BareAddress) => start < at && at < start + written.length;
    if (found.startsWith('{') || addresses.some(isIn)) return found;
    const mark = /["“”]/.test(found) ? '"' : "'";
    const [before, after] = [text.slice(0, at).slice(-1), text.charAt(at + 1)];
    const [opening, closing, unit] = mark === '"' ? ['“', '”', '″'] : ['‘', '’', '′'];
    const isBeforeWord = /^$|[\s([{“‘\p{Pd}/]/u.test(before) && /[^\s.,;:!?)\]}]/.test(after);
    const isOpening = isBeforeWord && (mark === '"' || /'(?!\p{L})/u.test(text.slice(at + 1)));
    if (found === opening || (found === mark && isOpening)) {
      open += mark;
      return opening;
    }
    const isUnit = /\d/.test(before) && !open.includes(mark) && !/\p{L}/u.test(after);
    if (found === mark && isUnit) return unit;
    open = open.replace(mark, '');
    return closing;
  });
}

/** A place whose words have other marks once they are right. */
export interface MarkedLine extends Place {
  right: string[];
}

/** The lines of a text at a place that differ from the same text with the right marks. */
export function markedLines(text: string, right: string, { line, field }: Place): MarkedLine[] {
  if (text === right) return [];
  const lines = right.split('\n');
  return text.split('\n').flatMap((written, index) => {
    const words = lines[index] ?? '';
    if (written === words) return [];
    const marked = [...words.matchAll(/“[^”]{0,60}”|\S*[“”‘’′″]\S*/g)].map(([found]) => found);
    const shown = marked.filter((found) => !written.includes(found));
    return { line: line + index, field, right: shown.map((each) => each.replace(edges, '')) };
  });
}

const edges = /^[^\p{L}\p{N}“”‘’′″]+|[^\p{L}\p{N}“”‘’′″]+$/gu;

/** What is said once of a file that has straight marks. */
export function straightMarks(marked: readonly MarkedLine[]): ProblemText {
  const others = marked.length > 1 ? `, here and in ${marked.length - 1} other lines` : '';
  const right = [...new Set(marked.flatMap((line) => line.right))].slice(0, 3).join(', ');
  return {
    code: 'straight-marks',
    message: `has straight quotation marks or apostrophes${others}`,
    advice: `Run npm run format:content, or save the file in the editor at /admin/: both write ${right}.`,
    severity: 'warning',
  };
}
