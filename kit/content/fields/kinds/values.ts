import { isDay, today } from '../day';
import { anyOf } from '../fieldText';
import { type Optional, optional } from '../groups';
import { field, nounFor } from './kind';

/** Yes or no; left out, it means no. */
export function flag(label: string, hint: string): Optional {
  const kind = field(label, hint, {
    format: 'flag',
    fits: (value) => typeof value === 'boolean',
    accepts: 'true or false',
    graphqlType: 'Boolean',
    control: { widget: 'boolean' },
    unfinished: (value) => value === true || undefined,
  });
  return optional(kind);
}

/** A whole number from `min` to `max`. */
export function number(
  label: string,
  hint: string,
  { example, min, max }: { example: number; min: number; max: number },
) {
  return field(label, hint, {
    format: 'number',
    fits: (value) => Number.isInteger(value) && Number(value) >= min && Number(value) <= max,
    example,
    accepts: `a whole number from ${min} to ${max}`,
    min,
    max,
    graphqlType: 'Int',
    control: { widget: 'number', value_type: 'int', min, max, step: 1 },
    unfinished(value) {
      const whole = Math.trunc(Number(value ?? ''));
      return whole > 0 ? Math.min(whole, max) : undefined;
    },
    placeholder: () => 0,
  });
}

/** A day, written as 2025-08-01; it means that day in every time zone. */
export function date(label: string, hint: string, example = '2027-01-01') {
  return field(label, hint, {
    format: 'date',
    fits: isDay,
    example,
    accepts: 'a day that the calendar has, as year-month-day',
    control: {
      widget: 'datetime',
      type: 'date',
      format: 'YYYY-MM-DD',
      date_format: 'YYYY-MM-DD',
      time_format: false,
      default: '',
    },
    unfinished: (value) => (isDay(value) ? value : undefined),
    placeholder: today,
  });
}

/** One of a few fixed words. */
export function oneOf(
  label: string,
  hint: string,
  { typeName = 'String', options }: { typeName?: string; options: readonly string[] },
) {
  return field(label, hint, {
    format: 'option',
    accepts: `${nounFor(label, 'word')}: ${anyOf(options)}`,
    options,
    graphqlType: typeName,
    fits: (value) => options.some((option) => option === value),
    control: { widget: 'select', options },
    unfinished: (value) => options.find((option) => option === value),
    placeholder: () => options[0],
  });
}

/** The `type` of a group of fields among several. */
export function literal(...options: string[]) {
  return oneOf('Type', 'Which kind it is.', { options });
}
