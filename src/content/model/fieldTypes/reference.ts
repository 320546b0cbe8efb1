import {
  isPageCollection,
  pageCollections,
  type ReferableCollection,
  referencedCollections,
} from '../collections';
import { withArticle } from '../fieldText';
import { objectShapeOf } from '../shape';
import { defineFieldType, exampleAmong, exampleSuffix, lineField } from './fieldType';

const pattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The name of a file in another content folder, without its extension. */
export function reference(
  label: string,
  hint: string,
  { to: collection, example }: { to: ReferableCollection; example: string },
) {
  const { typeName, noun, shown } = namesOf(collection);
  // The name of a file is not one of its fields.
  const fields = [...shown.matchAll(/\w+/g)].flatMap(([name]) => (name === 'slug' ? [] : name));
  const fieldType = defineFieldType({
    name: 'reference',
    graphql: () => `${typeName} @link(by: "slug")`,
    requirement: (field, audience) =>
      audience === 'form'
        ? withArticle(noun)
        : `the name of a file in content/${collection}${exampleSuffix(field)}`,
    accepts: () => `the name of a file in \`content/${collection}\``,
    control: () => ({
      widget: 'relation',
      collection,
      value_field: '{{slug}}',
      display_fields: [shown],
      search_fields: fields,
    }),
    example: ({ example }, context) => exampleAmong(context.namesIn(collection), example),
    formatAdvice: () => 'Write only the name, in lower case, without the ending.',
    check: (value) => ({ references: [{ what: 'reference', collection, value }] }),
  });
  return lineField(fieldType, { label, hint, max: 80, pattern, example });
}

function namesOf(collection: ReferableCollection) {
  if (isPageCollection(collection)) return pageCollections[collection];
  const { schema, listed } = referencedCollections[collection];
  const { typeName, noun } = objectShapeOf(schema);
  return { typeName, noun, shown: listed.summary.replace(/ \| [^}]*/g, '') };
}
