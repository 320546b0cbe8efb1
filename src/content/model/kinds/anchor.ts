import { kindOf, lineField } from './kind';

const kind = kindOf({
  name: 'anchor',
  spelling: () => 'Write what follows the # of an address, without the #.',
  check: (value) => ({ uses: [{ what: 'anchor', value }] }),
});

/** A place on the page that the field before it names: a heading, or a form. */
export function anchor(label: string, hint: string, info: { example: string }) {
  return lineField(kind, { label, hint, max: 200, pattern: /^[^\s#{}]+$/, ...info });
}
