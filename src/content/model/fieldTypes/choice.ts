import { z } from 'zod';
import { anyOf } from '../fieldText';
import { declare, type PlainShape } from '../shape';
import { defineFieldType, field, nameOf } from './fieldType';

const fieldType = defineFieldType({
  name: 'choice',
  graphql: ({ typeName = 'String' }) => typeName,
  requirement: (field) => `${nameOf(field, 'word')}: ${anyOf(field.options ?? [])}`,
  accepts: ({ options = [] }) => anyOf(options.map((word) => `\`${word}\``)),
  control: ({ options }) => ({ widget: 'select', options }),
  previewValue: (value, { options }) => options?.find((option) => option === value),
  placeholder: ({ options }) => options?.[0],
  example: ({ options }) => options?.[0],
});

/** One of a few fixed words. */
export function choice<Word extends string>(
  label: string,
  hint: string,
  info: { typeName: string; options: readonly [Word, ...Word[]] },
) {
  const { options } = info;
  return field(fieldType, z.enum(options), { label, hint, example: options[0], ...info });
}

/** The `type` of a group of fields among several. */
export function literal<Word extends string>(word: Word) {
  return declare(z.literal(word), typeField([word]));
}

/** The `type` of several groups of fields. */
export function typeField(options: readonly string[]): PlainShape {
  const text = { label: 'Type', hint: 'Which kind it is.' };
  return { is: 'plain', fieldType, options, ...text };
}
