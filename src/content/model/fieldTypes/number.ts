import { z } from 'zod';
import { defineFieldType, exampleSuffix, field } from './fieldType';

const fieldType = defineFieldType({
  name: 'number',
  graphql: () => 'Int',
  requirement: (field) => `a whole number from ${field.min} to ${field.max}${exampleSuffix(field)}`,
  accepts: ({ min, max }) => `a whole number from ${min} to ${max}`,
  control: ({ min, max }) => ({ widget: 'number', value_type: 'int', min, max, step: 1 }),
  previewValue(value, { max = Number.POSITIVE_INFINITY }) {
    const number = typeof value === 'string' ? Number(value) : value;
    if (typeof number !== 'number' || Number.isNaN(number)) return undefined;
    return Math.min(Math.max(Math.trunc(number), 0), max);
  },
  placeholder: () => 0,
});

/** A whole number from `min` to `max`. */
export function number(
  label: string,
  hint: string,
  info: { example: number; min: number; max: number },
) {
  return field(fieldType, z.int().min(info.min).max(info.max), { label, hint, ...info });
}
