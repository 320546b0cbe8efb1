import { z } from 'zod';
import { anyOf } from '../fieldText';
import { didYouMean } from '../nearest';
import { quote } from '../problem';
import type { FieldText, PlainShape } from '../shape';
import { field, kindOf, nameOf } from './kind';

const kind = kindOf({
  name: 'choice',
  graphql: ({ typeName = 'String' }) => typeName,
  need: (field) => `${nameOf(field, 'word')}: ${anyOf(field.options ?? [])}`,
  takes: ({ options = [] }) => anyOf(options.map((word) => `\`${word}\``)),
  control: ({ options }) => ({ widget: 'select', options }),
  shown: (value, { options }) => options?.find((option) => option === value),
  standIn: ({ options }) => options?.[0],
  example: ({ options }) => options?.[0],
  misspelling(value, field) {
    const { options = [], kind } = field;
    if (options.includes(value)) return undefined;
    const advice = `${didYouMean(value, options)}It needs ${kind.need(field)}.`;
    return { message: `${quote(value)} is not known`, advice };
  },
});

/** One of a few fixed words. */
export function choice<Word extends string>(
  options: readonly [Word, ...Word[]],
  info: FieldText & { typeName: string },
) {
  return field(kind, z.enum(options), { options, example: options[0], ...info });
}

const typeText = { label: 'Type', hint: 'Which one of them it is.' };

/** The word that names a group of fields among several. */
export function literal<Word extends string>(word: Word) {
  return field(kind, z.literal(word), { options: [word], ...typeText });
}

/** The `type` field of several groups. */
export function typeAmong(options: readonly string[]): PlainShape {
  return { is: 'plain', kind, schema: z.enum(options), options, ...typeText };
}
