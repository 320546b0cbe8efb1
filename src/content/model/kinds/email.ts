import { z } from 'zod';
import { quote } from '../problem';
import { field, kindOf } from './kind';

const kind = kindOf({
  name: 'email',
  hintShowsExample: true,
  takes: () => 'an email address',
  misspelling(value, { schema, example }) {
    if (schema.safeParse(value).success) return undefined;
    return {
      message: `${quote(value)} is not an email address`,
      advice: `Write it like ${example}.`,
    };
  },
});

/** An email address. */
export function email(label: string, hint: string, info: { example: string }) {
  const max = 254;
  const pattern = z.regexes.email;
  return field(kind, z.email().max(max), { label, hint, max, pattern, ...info });
}
