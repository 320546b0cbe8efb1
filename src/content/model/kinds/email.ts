import { z } from 'zod';
import { quote } from '../problem';
import type { FieldText } from '../shape';
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

/** A mail address. */
export function email(text: FieldText & { example: string }) {
  return field(kind, z.email().max(254), {
    max: 254,
    pattern: z.regexes.email.source,
    ...text,
  });
}
