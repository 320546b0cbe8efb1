import { leftovers } from './leftovers';

/** A mark of markdown that readers would see as it is written. */
export interface LeftMark {
  /** Where it begins in the text. */
  at: number;
  written: string;
  /** What to write instead where markdown works. */
  advice: string;
  /** The same in a field of plain words. */
  plainAdvice: string;
}

const noMarks = 'Remove the marks: markdown does nothing in this field.';
const marks = leftovers.filter(({ among }) => among === 'marks');

/** More of them in one paragraph say nothing new. */
const mostMarks = 50;

/**
 * The marks of markdown in a text that readers see: what remains where markdown was parsed, or any where it isn’t. Of
 * several at one place there is only one.
 */
export function leftMarks(text: string): LeftMark[] {
  const found: LeftMark[] = [];
  for (const { pattern, advice: say, isWords } of marks) {
    for (const { 0: written, index: at } of text.matchAll(pattern)) {
      if (found.length === mostMarks) return found;
      const end = at + written.length;
      if (found.some((other) => at < other.at + other.written.length && other.at < end)) continue;
      const advice = typeof say === 'string' ? say : say(written);
      found.push({ at, written, advice, plainAdvice: isWords ? advice : noMarks });
    }
  }
  return found;
}
