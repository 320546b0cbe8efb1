import { leftovers } from './leftovers';

/** Markdown that readers would see as it is written. */
export interface StrayMarkdown {
  /** Where it begins in the text. */
  at: number;
  written: string;
  /** What to write instead where markdown works. */
  advice: string;
  /** The same in a field of plain words. */
  plainAdvice: string;
}

const noMarkdown = 'Remove the marks: markdown does nothing in this field.';
const kinds = leftovers.filter(({ among }) => among === 'markdown');

/** More of them in one paragraph say nothing new. */
const mostTold = 50;

/**
 * The markdown in a text that readers see as it is written: what remains where it was parsed, or any where it isn’t. Of
 * several at one place there is only one.
 */
export function strayMarkdown(text: string): StrayMarkdown[] {
  const found: StrayMarkdown[] = [];
  for (const { pattern, advice: say, isWords } of kinds) {
    for (const { 0: written, index: at } of text.matchAll(pattern)) {
      if (found.length === mostTold) return found;
      const end = at + written.length;
      if (found.some((other) => at < other.at + other.written.length && other.at < end)) continue;
      const advice = typeof say === 'string' ? say : say(written);
      found.push({ at, written, advice, plainAdvice: isWords ? advice : noMarkdown });
    }
  }
  return found;
}
