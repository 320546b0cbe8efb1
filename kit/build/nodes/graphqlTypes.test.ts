import { loaves, rooms } from '../../../test/bakery/collections';
import { fieldsOfNode, graphqlTypes } from './graphqlTypes';

test('queries see links to pages of any kind as one type, and what a collection gives', () => {
  const { definitions, unions } = graphqlTypes();
  expect(definitions.join('\n')).toContain(
    'type PageLink @dontInfer {\n  type: String!\n  label: String!\n  page: LinkedPage!',
  );
  const typeNames = { loaf: 'PageLink', room: 'PageLink', other: 'OtherLink' };
  expect(unions).toContainEqual({ name: 'Link', typeNames });
  expect(fieldsOfNode(loaves)).toEqual([
    'slug: String!',
    'path: String!',
    'body: MarkdownRemark! @link(from: "id", by: "parent.id")',
    'ounces: String!',
  ]);
  expect(fieldsOfNode(rooms)).toContain('bakers: [Baker!]! @link(by: "slug")');
});
