import { lineField, nameOf } from './fieldType';

/** The name of a file in another content folder, without its extension. */
export function reference(
  label: string,
  hint: string,
  { to: collection, example }: { to: string; example: string },
) {
  return lineField('reference', label, hint, {
    example,
    max: 80,
    pattern: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    accepts: `the name of a file in \`content/${collection}\`, without its ending`,
    formRequirement: nameOf(label, 'name'),
    control: { widget: 'relation', collection, value_field: '{{slug}}' },
    collection,
    check: (value) => ({ references: [{ what: 'reference', collection, value }] }),
  });
}
