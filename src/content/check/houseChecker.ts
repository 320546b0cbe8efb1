import { referencedCollections } from '../model/collections';
import type { EntryOf } from '../model/entry';
import { type Problem, type ProblemText, quote } from '../model/problem';
import type { CheckedFile } from './checkedFile';

/** Makes a check of a file’s texts for words that the house style avoids, and for claims without a source. */
export function houseChecker({ avoid, claims }: EntryOf<'houseWords'>['fields']) {
  const avoided = avoid.map(({ words, say }) => ({ pattern: patternOf(words), say }));
  const claimed = claims.map(({ words, source }) => ({ pattern: patternOf(words), source }));

  function* wordsOn(text: string): Generator<ProblemText> {
    const common = { code: 'house-words', severity: 'warning' } as const;
    for (const { pattern, say } of avoided) {
      for (const found of matches(text, pattern)) {
        const message = `has ${quote(found)}, which we avoid`;
        yield { ...common, message, advice: `Say ${quote(say)} instead.` };
      }
    }
    const unproven = claimed
      .filter(({ source }) => source !== undefined)
      .reduce((rest, { pattern }) => rest.replace(pattern, '|'), text);
    for (const { pattern, source } of claimed) {
      for (const found of source === undefined ? matches(unproven, pattern) : []) {
        const message = `claims ${quote(found)} without a source`;
        const advice = 'Leave it out, or name its source in the house words.';
        yield { ...common, message, advice };
      }
    }
  }

  return ({ collection, file, texts }: CheckedFile): Problem[] => {
    // Testimonials and videos quote other people, so they stay as they are.
    if (collection === 'houseWords' || Object.hasOwn(referencedCollections, collection)) return [];
    return texts.flatMap(({ value, ...place }) =>
      [...wordsOn(readable(value))].map((words) => ({ ...words, file, ...place })),
    );
  };
}

/** A text without the parts that nobody reads: link addresses and words in braces. */
function readable(text: string): string {
  return plain(text.replace(/\]\([^)]*\)|\{\w*\}/g, '|'));
}

function plain(words: string): string {
  return words.replace(/\s+/g, ' ').replaceAll('’', "'");
}

/** Matches whole words; several are separated by commas. `#` is any number. */
function patternOf(words: string): RegExp {
  const each = plain(words)
    .split(/, |,$/)
    .filter((one) => one.trim() !== '')
    .map((one) => one.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .map((one) => one.replace(/#(?=\S)/g, '# ?').replaceAll('#', '\\d+(?:[.,]\\d+){0,5}'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${each.join('|') || '(?!)'})(?![\\p{L}\\p{N}])`, 'giu');
}

function matches(text: string, pattern: RegExp): Set<string> {
  return new Set([...text.matchAll(pattern)].map(([found]) => found));
}
