import { readFileSync } from 'node:fs';
import type { Entry } from '../../content/model/entry';
import { areCurrent, updateNodes } from './entryNodes';

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
  const show = (...entries: Entry[]): Promise<void> =>
    Reflect.apply(updateNodes, undefined, [args, [site, ...entries]]);
  const shows = (...entries: Entry[]): boolean =>
    Reflect.apply(areCurrent, undefined, [args, [site, ...entries]]);
  const took = () => done.splice(0).filter((each) => !each.endsWith(' site.json'));
  return { nodes, took, show, shows };
}

const page: Entry = {
  collection: 'policies',
  name: 'privacy',
  file: 'content/policies/privacy.md',
  fields: { title: 'Privacy', description: 'What we keep.', updated: '2025-08-01' },
  body: 'Text',
};
const policy: Entry = { ...page, name: 'terms', file: 'content/policies/terms.md' };
/** What every site has. */
const site: Entry = {
  collection: 'site',
  name: 'site',
  file: 'content/site.json',
  fields: JSON.parse(readFileSync('test/fixture/content/site.json', 'utf8')),
  body: '',
};

test('an entry is a node with its fields, and its text for Gatsby’s plugin', async () => {
  const { nodes, show } = makeNodes();
  await show(policy);
  expect(nodes.get('policies/terms.md')).toMatchObject({
    title: 'Privacy',
    slug: 'terms',
    internal: { type: 'Policy', mediaType: 'text/markdown', content: '---\n---\nText' },
  });
  expect(nodes.get('policies/terms.md')).not.toHaveProperty('parent');
});

test('a video has its player and its words', async () => {
  const { nodes, show } = makeNodes();
  const fields = {
    title: 'A tour',
    address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    transcript: '**Robin:** This is {product}.',
  };
  const file = 'content/videos/tour.json';
  await show({ collection: 'videos', name: 'tour', file, fields, body: '' });
  expect(nodes.get('videos/tour.json')).toMatchObject({
    provider: 'YouTube',
    player: expect.stringContaining('/embed/aqz-KE-bpKQ'),
    transcriptWords: 'Robin: This is Exemplar.',
  });
});

test('only what has changed is made again, and what is gone is deleted', async () => {
  const { took, show, shows } = makeNodes();
  await show(page, policy);
  expect(took()).toEqual(['create policies/privacy.md', 'create policies/terms.md']);
  const edited = { ...page, body: 'Other text' };
  expect([shows(page, policy), shows(edited, policy), shows(page)]).toEqual([true, false, false]);
  await show(edited, policy);
  expect(took()).toEqual([
    'touch policies/privacy.md',
    'touch policies/terms.md',
    'create policies/privacy.md',
  ]);
  await show(edited);
  expect(took()).toEqual(['delete policies/terms.md', 'touch policies/privacy.md']);
});
