import { z } from 'zod';
import { field, kindOf } from './kind';

const kind = kindOf({
  name: 'flag',
  graphql: () => 'Boolean',
  need: () => 'true or false',
  takes: () => '`true` or `false`',
  control: () => ({ widget: 'boolean' }),
  shown: (value) => value === true || undefined,
});

/** Yes or no; left out, it means no. */
export function flag(label: string, hint: string) {
  return field(kind, z.boolean(), { label, hint, example: true }).optional();
}
