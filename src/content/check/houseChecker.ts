import { referencedCollections } from '../model/collections';
import type { EntryOf } from '../model/entry';
import { type Problem, quote } from '../model/problem';
import type { CheckedFile } from './checkFields';

/** Makes a check of a file’s texts for words that the house style avoids, and for claims without a source. */
export function houseChecker({ avoid, claims }: EntryOf<'houseWords'>['fields']) {
  const proven = claims.flatMap(({ words, source }) => (source ? patternOf(words) : []));
  const unproven = claims.filter(({ source }) => source === undefined);
  const noSource = 'Leave it out, or name its source in the house words.';
  const rules = [
    ...avoid.map(({ words, say }) => {
      return { words, says: 'has', why: ', which we avoid', advice: `Say ${quote(say)} instead.` };
    }),
    ...unproven.map(({ words }) => {
      return { words, says: 'claims', why: ' without a source', advice: noSource };
    }),
  ].map((rule) => ({ ...rule, pattern: patternOf(rule.words) }));

  return ({ collection, file, texts }: CheckedFile): Problem[] => {
    // Testimonials and videos quote other people, so they stay as they are.
    if (collection === 'houseWords' || Object.hasOwn(referencedCollections, collection)) return [];
    return texts.flatMap(({ value, ...place }) => {
      const text = proven.reduce((rest, each) => rest.replace(each, '|'), readable(value));
      return rules.flatMap(({ pattern, says, why, advice }) =>
        [...new Set(text.match(pattern))].map((found): Problem => {
          const message = `${says} ${quote(found)}${why}`;
          return { code: 'house-words', file, ...place, message, advice, severity: 'warning' };
        }),
      );
    });
  };
}

/** A text without the parts that nobody reads: link addresses and words in braces. */
function readable(text: string): string {
  return plain(text.replace(/\]\([^)]*\)|\{\w*\}/g, '|'));
}

function plain(words: string): string {
  return words.replace(/\s+/g, ' ').replaceAll('’', "'");
}

/** Matches whole words; several are separated by commas, unlike the digits of a number. `#` is any number. */
function patternOf(words: string): RegExp {
  const each = plain(words)
    .split(/,(?!\d)/)
    .filter((one) => one.trim() !== '')
    .map((one) => one.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .map((one) => one.replace(/#(?=\S)/g, '# ?').replaceAll('#', '\\d+(?:[.,]\\d+){0,5}'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${each.join('|') || '(?!)'})(?![\\p{L}\\p{N}])`, 'giu');
}
