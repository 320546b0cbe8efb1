import { graphqlTypes } from './graphql';

const { definitions, unions } = graphqlTypes();

/** The definition of a type, by its name. */
function definitionOf(name: string): string | undefined {
  return definitions.find((each) => each.split(' ')[1] === name);
}

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

test.each([
  ['a required markdown text', 'Card', 'text: String! @markdown'],
  ['a required choice', 'SiteWords', 'language: Language!'],
  ['an optional choice', 'Card', 'icon: CardIcon'],
  ['a picture file', 'Picture', 'file: File! @contentFile'],
  ['an optional group', 'HeroSection', 'picture: Picture'],
  ['a required list of texts', 'TestimonialSection', 'reasons: [String!]! @words'],
  ['a list of a union', 'LandingPage', 'sections: [Section!]!'],
  ['a reference', 'VideoAction', 'video: Video! @link(by: "slug")'],
])('%s', (_name, type, field) => {
  expect(definitionOf(type)?.split('\n')).toContain(`  ${field}`);
});

test('the unions say which type a value has, each of which is defined once', () => {
  const [sections, actions] = unions;
  expect(sections).toMatchObject({ name: 'Section', typeNames: { hero: 'HeroSection' } });
  expect(actions).toMatchObject({ name: 'Action', typeNames: { demo: 'DemoAction' } });
  const defined = definitions.map((each) => each.split(' ')[1]);
  expect(defined).toStrictEqual([...new Set(defined)]);
});
