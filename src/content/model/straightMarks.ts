import type { ProblemText } from './problem';

/** Warns of straight quotation marks and apostrophes in words that visitors read, and shows the right ones. */
export function straightMarks(text: string): ProblemText[] {
  const right = withRightMarks(text);
  // Words between two marks, or a word with one; an address has marks of its own.
  const marked = [...text.matchAll(/"[^"]{0,60}"|\S*["']\S*/g)].filter(
    ([words]) => !/:\/\/|@/.test(words),
  );
  if (marked.length === 0) return [];
  const what = marked.some(([words]) => words.includes('"')) ? 'quotation marks' : 'apostrophes';
  const shown = marked.map(({ 0: words, index }) => {
    return right.slice(index, index + words.length).replace(/^[([]+|[.,;:!?)\]]+$/g, '');
  });
  const advice = `Write ${[...new Set(shown)].slice(0, 3).join(', ')}.`;
  const message = `has straight ${what}`;
  return [{ code: 'straight-marks', message, advice, severity: 'warning' }];
}

/** A text with each straight mark replaced by the one that typesetters use: “ ” ‘ ’, or ′ ″ for feet and inches. */
function withRightMarks(text: string): string {
  let open = '';
  return text.replace(/["']/g, (mark, at: number) => {
    const [before, after] = [text.slice(0, at).slice(-1), text.charAt(at + 1)];
    const [opening, closing, unit] = mark === '"' ? ['“', '”', '″'] : ['‘', '’', '′'];
    const isBeforeWord = /^$|[\s([{“‘\p{Pd}/]/u.test(before) && /[^\s.,;:!?)\]}]/.test(after);
    const isOpening = isBeforeWord && (mark === '"' || /'(?!\p{L})/u.test(text.slice(at + 1)));
    if (isOpening) {
      open += mark;
      return opening;
    }
    if (/\d/.test(before) && !open.includes(mark) && !/\p{L}/u.test(after)) return unit;
    open = open.replace(mark, '');
    return closing;
  });
}
