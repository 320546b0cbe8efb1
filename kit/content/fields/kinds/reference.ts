import type { FieldKind } from '../schema';
import { field, nounFor } from './kind';

interface ReferenceInfo {
  to: string;
  example: string;
}

/** The name of a file in another content folder, without its extension. */
export function reference(label: string, hint: string, { to: collection, example }: ReferenceInfo) {
  return field(label, hint, {
    example,
    max: 80,
    pattern: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    accepts: `${nounFor(label, 'one')} by the name of its file in ${collection}, without the ending`,
    collection,
    check: (value, report) => report.refer({ what: 'reference', collection, value }),
    control: { widget: 'relation', collection, value_field: '{{slug}}' },
    // The type of that file is known where all collections are: kit/build/nodes/graphqlTypes.ts.
    graphqlType: '@link(by: "slug")',
    forPage: (value, _mark, context) => context.file(collection, value),
  });
}

/** The same of a file that is a page. Queries know the field as `page`, whatever its own name: its path and draft label. */
export function pageReference(label: string, hint: string, info: ReferenceInfo): FieldKind {
  return {
    ...reference(label, hint, info),
    isPage: true,
    graphqlType: 'LinkedPage',
    forPage: (value, _mark, context) => context.page(info.to, value),
  };
}
