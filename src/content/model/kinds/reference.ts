import { z } from 'zod';
import { withArticle } from '../fieldText';
import { type Collection, exampleAmong, field, kindOf, suchAs } from './kind';

const pattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The GraphQL type of the files of a folder, the fields by which writers find one, and what they are shown of it. */
const collections: Record<
  Collection,
  { typeName: string; fields: readonly string[]; shown: string }
> = {
  testimonials: {
    typeName: 'Testimonial',
    fields: ['role', 'company', 'quote'],
    shown: '“{{quote}}” {{role}}, {{company}}',
  },
  videos: { typeName: 'Video', fields: ['title'], shown: '{{title}}' },
};

/** The name of a file in another folder of content, without its ending. */
export function reference(
  label: string,
  hint: string,
  { to: collection, example }: { to: Collection; example: string },
) {
  const { typeName, fields, shown } = collections[collection];
  const kind = kindOf({
    name: 'reference',
    graphql: () => `${typeName} @reference(to: "${typeName}")`,
    need: (field, reader) =>
      reader === 'form'
        ? withArticle(collection.slice(0, -1))
        : `the name of a file in content/${collection}${suchAs(field)}`,
    takes: () => `the name of a file in \`content/${collection}\``,
    control: () => ({
      widget: 'relation',
      collection,
      value_field: '{{slug}}',
      display_fields: [shown],
      search_fields: fields,
    }),
    example: ({ example }, surroundings) => exampleAmong(surroundings[collection], example),
    spelling: () => 'Write only the name, in lower case, without the ending.',
    check: (value) => ({ problems: [], uses: [{ what: 'reference', collection, value }] }),
  });
  const max = 80;
  return field(kind, z.string().max(max, { abort: true }).regex(pattern), {
    label,
    hint,
    max,
    example,
  });
}
