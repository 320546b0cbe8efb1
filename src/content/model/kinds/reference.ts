import { type Collection, collections, isSitePage, sitePages } from '../collections';
import { withArticle } from '../fieldText';
import { objectShapeOf } from '../shape';
import { exampleAmong, kindOf, lineField, suchAs } from './kind';

const pattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The name of a file in another folder of content, without its ending. */
export function reference(
  label: string,
  hint: string,
  { to: collection, example }: { to: Collection; example: string },
) {
  const { typeName, noun, shown } = namesOf(collection);
  // The name of a file is none of its fields.
  const fields = [...shown.matchAll(/\w+/g)].flatMap(([name]) => (name === 'slug' ? [] : name));
  const kind = kindOf({
    name: 'reference',
    graphql: () => `${typeName} @link(by: "slug")`,
    need: (field, reader) =>
      reader === 'form'
        ? withArticle(noun)
        : `the name of a file in content/${collection}${suchAs(field)}`,
    takes: () => `the name of a file in \`content/${collection}\``,
    control: () => ({
      widget: 'relation',
      collection,
      value_field: '{{slug}}',
      display_fields: [shown],
      search_fields: fields,
    }),
    example: ({ example }, surroundings) => exampleAmong(surroundings.namesIn(collection), example),
    spelling: () => 'Write only the name, in lower case, without the ending.',
    check: (value) => ({ uses: [{ what: 'reference', collection, value }] }),
  });
  return lineField(kind, { label, hint, max: 80, pattern, example });
}

function namesOf(collection: Collection) {
  if (isSitePage(collection)) return sitePages[collection];
  const { schema, listed } = collections[collection];
  const { typeName, noun } = objectShapeOf(schema);
  return { typeName, noun, shown: listed.summary.replace(/ \| [^}]*/g, '') };
}
