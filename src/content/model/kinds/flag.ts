import { z } from 'zod';
import type { FieldText } from '../shape';
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
export function flag(text: FieldText) {
  return field(kind, z.boolean(), { example: true, ...text });
}
