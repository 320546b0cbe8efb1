import { z } from 'zod';
import { defineFieldType, exampleSuffix, field } from './fieldType';

const fieldType = defineFieldType({
  name: 'email',
  requirement: (field) => `an email address${exampleSuffix(field)}`,
  hintShowsExample: true,
  accepts: () => 'an email address',
});

/** An email address. */
export function email(label: string, hint: string, info: { example: string }) {
  const max = 254;
  const pattern = z.regexes.email;
  return field(fieldType, z.email().max(max), { label, hint, max, pattern, ...info });
}
