import type { FieldRecord } from '../records';
import { lineField, nounFor } from './fieldType';

interface ReferenceInfo {
  to: string;
  example: string;
}

/** The name of a file in another content folder, without its extension. */
export function reference(label: string, hint: string, info: ReferenceInfo) {
  return named(label, hint, info, {});
}

/** The same of a file that is a page. Queries know the field as `page`, whatever its own name: its path and draft label. */
export function pageReference(label: string, hint: string, info: ReferenceInfo) {
  return named(label, hint, info, { isPage: true });
}

function named(
  label: string,
  hint: string,
  { to: collection, example }: ReferenceInfo,
  info: Pick<Partial<FieldRecord>, 'isPage'>,
) {
  return lineField('reference', label, hint, {
    example,
    max: 80,
    pattern: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    accepts: `the name of a file in \`content/${collection}\`, without its ending`,
    formRequirement: nounFor(label, 'name'),
    collection,
    check: (value) => ({ references: [{ what: 'reference', collection, value }] }),
    ...info,
  });
}
