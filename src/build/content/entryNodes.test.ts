import type { PublishedEntry } from '../../content/publish/publishedEntries';
import { areShown, keepEntries, showEntries } from './entryNodes';

interface TestNode {
  id: string;
  internal: { type: string; contentDigest: string };
}

/** Nodes as Gatsby keeps them, and what was done to them. */
function makeNodes() {
  const nodes = new Map<string, TestNode>();
  const done: string[] = [];
  const args = {
    actions: {
      createNode(node: TestNode) {
        done.push(`create ${node.id}`);
        nodes.set(node.id, node);
      },
      touchNode: ({ id }: TestNode) => done.push(`touch ${id}`),
      deleteNode({ id }: TestNode) {
        done.push(`delete ${id}`);
        nodes.delete(id);
      },
    },
    createContentDigest: JSON.stringify,
    createNodeId: (name: string) => name,
    getNode: (id: string) => nodes.get(id),
    getNodesByType: (type: string) =>
      [...nodes.values()].filter((node) => node.internal.type === type),
  };
  const show = (...entries: PublishedEntry[]): Promise<void> =>
    Reflect.apply(showEntries, undefined, [args, entries]);
  const shows = (...entries: PublishedEntry[]): boolean =>
    Reflect.apply(areShown, undefined, [args, entries]);
  const keep = (): boolean => Reflect.apply(keepEntries, undefined, [args]);
  return { nodes, took: () => done.splice(0), show, shows, keep };
}

const page: PublishedEntry = {
  kind: 'pages',
  name: 'clients',
  place: 'pages/clients.md',
  fields: { path: '/clients' },
  body: '',
};
const policy: PublishedEntry = {
  kind: 'policies',
  name: 'terms',
  place: 'policies/terms.md',
  fields: { title: 'Terms' },
  body: 'Text',
};

test('an entry is a node with its fields, linked to its file', async () => {
  const { nodes, show } = makeNodes();
  await show(page, policy);
  expect(nodes.get('pages/clients.md')).toMatchObject({
    path: '/clients',
    slug: 'clients',
    file: 'pages/clients.md',
    internal: { type: 'LandingPage' },
  });
  expect(nodes.get('pages/clients.md')).not.toHaveProperty('parent');
  expect(nodes.get('policies/terms.md')?.internal).toMatchObject({
    type: 'Policy',
    mediaType: 'text/markdown',
    content: expect.stringMatching(/\nText$/),
  });
});

test('only what has changed is made anew, and what is gone is deleted', async () => {
  const { took, show, shows } = makeNodes();
  await show(page, policy);
  expect(took()).toEqual(['create pages/clients.md', 'create policies/terms.md']);
  const edited = { ...page, fields: { path: '/users' } };
  expect([shows(page, policy), shows(edited, policy), shows(page)]).toEqual([true, false, false]);
  await show(edited, policy);
  expect(took()).toEqual(['create pages/clients.md', 'touch policies/terms.md']);
  await show(edited);
  expect(took()).toEqual(['delete policies/terms.md', 'touch pages/clients.md']);
});

test('nodes of an earlier start are kept, where there are any', async () => {
  const { took, show, keep } = makeNodes();
  expect(keep()).toBe(false);
  await show(page);
  took();
  expect(keep()).toBe(true);
  expect(took()).toEqual(['touch pages/clients.md']);
});
