import { z } from 'zod';
import { anyOf } from '../fieldText';
import { field, nounFor } from './fieldType';

/** Yes or no; left out, it means no. */
export function flag(label: string, hint: string) {
  const schema = field('flag', label, hint, z.boolean(), {
    accepts: '`true` or `false`',
  });
  return schema.optional();
}

/** A whole number from `min` to `max`. */
export function number(
  label: string,
  hint: string,
  { example, min, max }: { example: number; min: number; max: number },
) {
  return field('number', label, hint, z.int().min(min).max(max), {
    example,
    accepts: `a whole number from ${min} to ${max}`,
    min,
    max,
  });
}

/** A day, written as 2025-08-01; it means that day in every time zone. */
export function date(label: string, hint: string, example = '2027-01-01') {
  return field('date', label, hint, z.iso.date(), {
    example,
    accepts: 'a day as year-month-day',
    formRequirement: 'a day',
  });
}

/** One of a few fixed words. */
export function choice<Word extends string>(
  label: string,
  hint: string,
  { typeName, options }: { typeName: string; options: readonly [Word, ...Word[]] },
) {
  return field('choice', label, hint, z.enum(options), {
    ...choiceInfo(label, options),
    example: options[0],
    typeName,
  });
}

/** The `type` of a group of fields among several. */
export function literal<Word extends string>(...options: Word[]) {
  const info = choiceInfo('Type', options);
  return field('choice', 'Type', 'Which kind it is.', z.literal(options), info);
}

function choiceInfo(label: string, options: readonly string[]) {
  return {
    accepts: anyOf(options.map((word) => `\`${word}\``)),
    requirement: `${nounFor(label, 'word')}: ${anyOf(options)}`,
    options,
  };
}
