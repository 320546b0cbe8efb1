import { z } from 'zod';
import { field, kindOf, suchAs } from './kind';

const kind = kindOf({
  name: 'email',
  need: (field) => `an email address${suchAs(field)}`,
  hintShowsExample: true,
  takes: () => 'an email address',
});

/** An email address. */
export function email(label: string, hint: string, info: { example: string }) {
  const max = 254;
  const pattern = z.regexes.email;
  return field(kind, z.email().max(max), { label, hint, max, pattern, ...info });
}
