import { defineFieldType, lineField } from './fieldType';

const fieldType = defineFieldType({
  name: 'anchor',
  formatAdvice: () => 'Write what follows the # of an address, without the #.',
  check: (value) => ({ references: [{ what: 'anchor', value }] }),
});

/** A place on the page named by the field before it: a heading or a form. */
export function anchor(label: string, hint: string, info: { example: string }) {
  return lineField(fieldType, { label, hint, max: 200, pattern: /^[^\s#{}]+$/, ...info });
}
