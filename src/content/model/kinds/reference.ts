import { z } from 'zod';
import { quote } from '../problem';
import { type Collection, exampleAmong, field, kindOf, suchAs } from './kind';

const pattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The GraphQL type of the files of a folder, and the fields by which writers recognise one. */
const collections: Record<Collection, { typeName: string; fields: readonly string[] }> = {
  testimonials: { typeName: 'Testimonial', fields: ['role', 'company', 'quote'] },
  videos: { typeName: 'Video', fields: ['title'] },
};

/** The name of a file in another folder of content, without its ending. */
export function reference(
  label: string,
  hint: string,
  { to: collection, example }: { to: Collection; example: string },
) {
  const { typeName, fields } = collections[collection];
  const kind = kindOf({
    name: 'reference',
    graphql: () => `${typeName} @reference(to: "${typeName}")`,
    need: (field) => `the name of a file in content/${collection}${suchAs(field)}`,
    takes: () => `the name of a file in \`content/${collection}\``,
    control: () => ({
      widget: 'relation',
      collection,
      value_field: '{{slug}}',
      display_fields: fields.filter((name) => name !== 'quote'),
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
