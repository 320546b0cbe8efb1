import { z } from 'zod';
import { defineFieldType, field } from './fieldType';

const fieldType = defineFieldType({
  name: 'flag',
  graphql: () => 'Boolean',
  requirement: () => 'true or false',
  accepts: () => '`true` or `false`',
  control: () => ({ widget: 'boolean' }),
  previewValue: (value) => value === true || undefined,
});

/** Yes or no; left out, it means no. */
export function flag(label: string, hint: string) {
  return field(fieldType, z.boolean(), { label, hint, example: true }).optional();
}
