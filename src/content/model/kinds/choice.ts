import { z } from 'zod';
import { anyOf } from '../fieldWords';
import { didYouMean } from '../nearest';
import { quote } from '../problem';
import type { PlainShape, Words } from '../shape';
import { field, kindOf, nameOf } from './kind';

const kind = kindOf({
  name: 'choice',
  graphql: ({ typeName = 'String' }) => typeName,
  need: (field) => `${nameOf(field, 'word')}: ${anyOf(field.words ?? [])}`,
  takes: ({ words = [] }) => anyOf(words.map((word) => `\`${word}\``)),
  control: ({ words }) => ({ widget: 'select', options: words }),
  example: ({ words }) => words?.[0],
  misspelling(value, field) {
    const { words = [], kind } = field;
    if (words.includes(value)) return undefined;
    const advice = `${didYouMean(value, words)}It needs ${kind.need(field)}.`;
    return { message: `${quote(value)} is not known`, advice };
  },
});

/** One of a few fixed words. */
export function choice<Word extends string>(
  words: readonly [Word, ...Word[]],
  info: Words & { typeName: string },
) {
  return field(kind, z.enum(words), { words, example: words[0], ...info });
}

const typeWords = { label: 'Type', hint: 'Which one of them it is.' };

/** The word that names a group of fields among several. */
export function literal<Word extends string>(word: Word) {
  return field(kind, z.literal(word), { words: [word], ...typeWords });
}

/** The `type` field of several groups. */
export function typeAmong(words: readonly string[]): PlainShape {
  return { is: 'plain', kind, schema: z.enum(words), words, ...typeWords };
}
