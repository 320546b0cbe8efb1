import { contentModel } from '../model/model';
import { objectShapeOf } from '../model/shape';
import { graphqlTypes } from './graphql';

const { definitions, unions } = graphqlTypes();

/** The definition of a type, by its name. */
function definitionOf(name: string): string | undefined {
  return definitions.find((each) => each.split(' ')[1] === name);
}

/** A line of the definition of a type. */
function fieldOf(type: string, field: string): string | undefined {
  const lines = definitionOf(type)?.split('\n') ?? [];
  return lines.find((line) => line.startsWith(`  ${field}: `))?.trim();
}

test.each([
  ['a required text', 'Card', 'title', 'title: String! @words'],
  ['an optional text', 'HeroSection', 'badge', 'badge: String @words'],
  ['a required markdown text', 'Card', 'text', 'text: String! @markdown'],
  ['a path', 'LandingPage', 'path', 'path: String!'],
  ['a day', 'Policy', 'updated', 'updated: String!'],
  ['a number', 'Testimonial', 'stars', 'stars: Int!'],
  ['a flag', 'Testimonial', 'sample', 'sample: Boolean'],
  ['a required choice', 'SiteWords', 'language', 'language: Language!'],
  ['an optional choice', 'Card', 'icon', 'icon: CardIcon'],
  ['a required picture file', 'Picture', 'file', 'file: File! @contentFile'],
  ['an optional group', 'HeroSection', 'picture', 'picture: Picture'],
  ['a required list of groups', 'CardsSection', 'cards', 'cards: [Card!]!'],
  ['a required list of texts', 'TestimonialSection', 'reasons', 'reasons: [String!]! @words'],
  ['a list of a union', 'LandingPage', 'sections', 'sections: [Section!]!'],
  ['an optional union', 'Card', 'action', 'action: Action'],
  ['a reference', 'VideoAction', 'video', 'video: Video! @link(by: "slug")'],
  ['the type of a union’s member', 'VideoAction', 'type', 'type: String!'],
])('%s: %s.%s', (_name, type, field, line) => {
  expect(fieldOf(type, field)).toBe(line);
});

test('a content file is a node, and none of its types are inferred', () => {
  expect(definitionOf('Testimonial')).toBe(
    [
      'type Testimonial implements Node @dontInfer {',
      '  quote: String! @words',
      '  role: String! @words',
      '  company: String! @words',
      '  stars: Int!',
      '  sample: Boolean',
      '  draft: Boolean',
      '  publishAt: String',
      '  unpublishAt: String',
      '  draftLabel: String',
      '}',
    ].join('\n'),
  );
});

test('a group inside a file is not a node, and a choice an enumeration', () => {
  expect(definitionOf('Picture')).toMatch(/^type Picture @dontInfer \{/);
  expect(definitionOf('Language')).toBe('enum Language { en }');
});

test('every type is defined once, and none is empty', () => {
  const names = definitions.map((each) => each.split(' ')[1]);
  expect(names).toStrictEqual([...new Set(names)]);
  expect(names).not.toContain(undefined);
});

test('the unions say which type a value has', () => {
  const sections = contentModel.pages.schema.shape.sections.element.options.map((section) => [
    section.shape.type.value,
    objectShapeOf(section).typeName,
  ]);
  expect(sections).toContainEqual(['hero', 'HeroSection']);
  expect(unions).toStrictEqual([
    { name: 'Section', typeNames: Object.fromEntries(sections) },
    {
      name: 'Action',
      typeNames: {
        demo: 'DemoAction',
        contact: 'ContactAction',
        video: 'VideoAction',
        page: 'PageAction',
        policy: 'PolicyAction',
        link: 'LinkAction',
      },
    },
  ]);
});

test('every type of a union is defined', () => {
  for (const name of unions.flatMap((union) => Object.values(union.typeNames))) {
    expect(definitionOf(name)).toMatch(new RegExp(`^type ${name} @dontInfer`));
  }
});
