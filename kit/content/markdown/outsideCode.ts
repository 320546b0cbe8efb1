import { nodesIn, parseSource } from './dialect';
import { isPlain } from './isPlain';

/**
 * A markdown text of the same length in which spaces take the place of code, of notes to other writers, and of signs
 * after a backslash: only in what is left, words in braces mean something. A text without any stays as it is.
 */
export function outsideCode(text: string): string {
  if (!text.includes('{') || isPlain(text)) return text;
  let left = text;
  for (const { type, position } of nodesIn(parseSource(text))) {
    if (!position || !['code', 'inlineCode', 'html'].includes(type)) continue;
    const [start = 0, end = 0] = [position.start.offset, position.end.offset];
    left = left.slice(0, start) + blank(left.slice(start, end)) + left.slice(end);
  }
  return left.replace(/\\[!-/:-@[-`{-~]/g, blank);
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
