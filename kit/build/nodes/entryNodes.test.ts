import { checkBakery } from '../../../test/bakery/checkBakery';
import type { Entry } from '../../content/model/entry';
import { updateNodes } from './entryNodes';

interface TestNode {
  id: string;
  internal: { type: string; contentDigest: string };
}

test('only what has changed is made again, and what is gone is deleted', async () => {
  const { entries } = await checkBakery();
  const nodes = new Map<string, TestNode>();
  const gatsby = {
    actions: {
      createNode: (node: TestNode) => nodes.set(node.id, node),
      deleteNode: ({ id }: TestNode) => nodes.delete(id),
    },
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
  expect(update(entries)).toEqual([]);
  const edited = entries.map((entry) =>
    entry.name === 'rye' ? { ...entry, fields: { ...entry.fields, body: 'Other text' } } : entry,
  );
  expect(update(edited)).toHaveLength(1);
  expect(nodes.get('loaves/rye.md')?.internal).toMatchObject({
    content: '---\n---\nOther text',
  });
  // A page says of those that it links to whether they are drafts.
  const drafted = entries.map((entry) =>
    entry.name === 'rye' ? { ...entry, fields: { ...entry.fields, draft: true } } : entry,
  );
  update(drafted);
  expect(JSON.stringify(nodes.get('rooms/oven.md'))).toContain('"draftLabel":"Draft"');
  update(edited);
  expect(JSON.stringify(nodes.get('rooms/oven.md'))).not.toContain('draftLabel');
  expect(update(edited.filter(({ name }) => name !== 'ada'))).toHaveLength(1);
  expect(nodes.has('bakers/ada.json')).toBe(false);
});
