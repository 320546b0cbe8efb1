import { z } from 'zod';
import { anyOf } from '../fieldText';
import { declare, type PlainShape } from '../shape';
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
});

/** One of a few fixed words. */
export function choice<Word extends string>(
  label: string,
  hint: string,
  info: { typeName: string; options: readonly [Word, ...Word[]] },
) {
  const { options } = info;
  return field(kind, z.enum(options), { label, hint, example: options[0], ...info });
}

/** The `type` of a group of fields among several. */
export function literal<Word extends string>(word: Word) {
  return declare(z.literal(word), typeAmong([word]));
}

/** The `type` of several groups of fields. */
export function typeAmong(options: readonly string[]): PlainShape {
  const text = { label: 'Type', hint: 'Which kind it is.' };
  return { is: 'plain', kind, options, ...text };
}
