import { lineField, nameOf } from './fieldType';

/** The collections whose files other files can name: their GraphQL type, and how a form lists them to choose from. */
export const referable = {
  pages: { typeName: 'LandingPage', shown: '{{title}}, {{path}}' },
  policies: { typeName: 'Policy', shown: '{{title}}, /{{slug}}' },
  testimonials: { typeName: 'Testimonial', shown: '“{{quote}}” {{role}}, {{company}}' },
  videos: { typeName: 'Video', shown: '{{title}}' },
} as const;

export type ReferableCollection = keyof typeof referable;

/** The name of a file in another content folder, without its extension. */
export function reference(
  label: string,
  hint: string,
  { to: collection, example }: { to: ReferableCollection; example: string },
) {
  const { typeName, shown } = referable[collection];
  return lineField('reference', label, hint, {
    example,
    max: 80,
    pattern: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    accepts: `the name of a file in \`content/${collection}\`, without its ending`,
    formRequirement: nameOf(label, 'name'),
    graphql: `${typeName} @link(by: "slug")`,
    control: {
      widget: 'relation',
      collection,
      value_field: '{{slug}}',
      display_fields: [shown],
      // The name of a file is not one of its fields.
      search_fields: (shown.match(/\w+/g) ?? []).filter((name) => name !== 'slug'),
    },
    collection,
    check: (value) => ({ references: [{ what: 'reference', collection, value }] }),
  });
}
