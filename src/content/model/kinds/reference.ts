import { z } from 'zod';
import { quote } from '../problem';
import type { FieldText } from '../shape';
import { type Collection, exampleAmong, field, kindOf, suchAs } from './kind';

const pattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The fields by which writers recognise the files of a folder. */
const shownFields: Record<Collection, readonly string[]> = {
  testimonials: ['role', 'company', 'quote'],
  videos: ['title'],
};

const typeNames: Record<Collection, string> = { testimonials: 'Testimonial', videos: 'Video' };

/** The name of a file in another folder of content, without its ending. */
export function reference(collection: Collection, text: FieldText & { example: string }) {
  const fields = shownFields[collection];
  const typeName = typeNames[collection];
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
  return field(kind, z.string().max(80).regex(pattern), { max: 80, ...text });
}
