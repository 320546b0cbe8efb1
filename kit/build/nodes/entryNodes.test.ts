import { checkFolder } from '../../../test/support/checkFolder';
import type { Entry } from '../../content/model/entry';
import { updateNodes } from './entryNodes';

interface TestNode {
  id: string;
  internal: { type: string; contentDigest: string };
}

test('only what has changed is made again, and what is gone is deleted', async () => {
  const { entries } = await checkFolder('test/fixture/content');
  const nodes = new Map<string, TestNode>();
  const gatsby = {
    actions: {
      createNode: (node: TestNode) => nodes.set(node.id, node),
      deleteNode: ({ id }: TestNode) => nodes.delete(id),
    },
    basePath: '',
    createContentDigest: JSON.stringify,
    createNodeId: (name: string) => name,
    getNode: (id: string) => nodes.get(id),
    getNodesByType: (type: string) =>
      [...nodes.values()].filter((node) => node.internal.type === type),
  };
  const update = (published: Entry[]): unknown[] =>
    Reflect.apply(updateNodes, undefined, [gatsby, { published, today: '2027-01-01' }]);
  update(entries);
  expect(nodes.size).toBe(entries.length);
  expect(nodes.get('pages/clients.md')).toMatchObject({
    title: 'Exemplar: the page of the other audience',
    sections: expect.arrayContaining([
      expect.objectContaining({
        picture: expect.objectContaining({ file: 'content/images/tall.png' }),
      }),
    ]),
  });
  expect(update(entries)).toEqual([]);
  const edited = entries.map((entry) =>
    entry.name === 'privacy-policy' ? { ...entry, body: 'Other text' } : entry,
  );
  expect(update(edited)).toHaveLength(1);
  expect(nodes.get('policies/privacy-policy.md')?.internal).toMatchObject({
    content: '---\n---\nOther text',
  });
  expect(update(edited.filter(({ name }) => name !== 'office-manager'))).toHaveLength(1);
  expect(nodes.has('testimonials/office-manager.json')).toBe(false);
});
