import { z } from 'zod';
import { field, kindOf } from './kind';

const kind = kindOf({
  name: 'anchor',
  spelling: () => 'Write what follows the # of an address, without the #.',
  check: (value) => ({ uses: [{ what: 'anchor', value }] }),
});

/** A place on the page that the field before it names: a heading, or a form. */
export function anchor(label: string, hint: string, info: { example: string }) {
  const pattern = /^[^\s#{}]+$/;
  const max = 200;
  const schema = z.string().max(max, { abort: true }).regex(pattern);
  return field(kind, schema, { label, hint, max, pattern, ...info });
}
