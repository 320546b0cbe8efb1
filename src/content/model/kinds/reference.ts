import { z } from 'zod';
import { withArticle } from '../fieldText';
import { quote } from '../problem';
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
    misspelling(value, { example }) {
      if (pattern.test(value)) return undefined;
      const advice = `Write it like ${example}. Write only the name, in lower case, without the ending.`;
      return { message: `${quote(value)} is not the name of a file`, advice };
    },
    check: (value) => ({ problems: [], uses: [{ what: 'reference', collection, value }] }),
  });
  const max = 80;
  return field(kind, z.string().max(max).regex(pattern), { label, hint, max, example });
}
