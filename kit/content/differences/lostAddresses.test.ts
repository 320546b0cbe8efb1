import { checkBakery } from '../../../test/bakery/checkBakery';
import { movesFile, oven, rye, withFields } from '../../../test/bakery/content';
import { lostAddresses } from './lostAddresses';

const today = '2027-01-15';
const file = 'content/rooms/cellar.md';
const cellar = oven.replace('path: /oven', 'path: /cellar').replace('see it baked', 'go down');
const draft = withFields(cellar, 'draft: true');
const [, move] = movesFile({ from: '/cellar', to: '/oven' });

/** What is reported if `before` was in a file, and the content has other files now. */
async function lost(before: string, files: Record<string, string> = {}, of = file) {
  const after = await checkBakery(Object.entries(files), { today });
  const place = of.slice('content/'.length);
  const { [place]: _, ...others } = files;
  const old = await checkBakery([...Object.entries(others), [place, before]], { today });
  expect(after.problems).toEqual([]);
  return lostAddresses(old, after, today);
}

test.each<[string, string, Record<string, string>, string, string]>([
  ['a removed page', cellar, {}, file, '{ "from": "/cellar", "to": "/", "permanent": true'],
  ['one named after its file', rye, {}, 'content/loaves/oat.md', '"from": "/bread/oat"'],
])(
  'the lost address of %s is reported, with what to write',
  async (_, before, files, of, advice) => {
    const place = { file: 'content/moves.json', line: 1, path: ['moves'] };
    expect(await lost(before, files, of)).toMatchObject([
      { code: 'lost', ...place, advice: expect.stringContaining(advice) },
    ]);
  },
);

test('so is that of a page which is a draft now', async () => {
  expect(await lost(cellar, { 'rooms/cellar.md': draft })).toMatchObject([
    { code: 'lost', advice: expect.stringContaining('"from": "/cellar"') },
  ]);
});

const [, two] = movesFile(
  { from: '/cellar/', to: '/oven', permanent: true },
  { from: '/blog/*', to: 'https://blog.acme.com/' },
);
const withFormer = (page: string, ...paths: string[]) =>
  withFields(page, `formerPaths: ${JSON.stringify(paths)}`);

test.each<[string, string, string, Record<string, string>, string[]]>([
  ['both of a file of moves', 'moves.json', two, {}, ['/cellar', '/blog/*']],
  ['one of them', 'moves.json', two, { 'moves.json': move }, ['/blog/*']],
  [
    'a former path',
    'rooms/oven.md',
    withFormer(oven, '/stove/', '/hearth'),
    { 'rooms/oven.md': withFormer(oven, '/hearth') },
    ['/stove'],
  ],
  [
    'the path of a page and its former ones',
    'rooms/cellar.md',
    withFormer(cellar, '/vault', '/store'),
    {},
    ['/cellar', '/vault', '/store'],
  ],
  [
    'a path and a former one at once',
    'rooms/oven.md',
    withFormer(oven.replace('/oven', '/kiln'), '/stove'),
    { 'rooms/oven.md': oven },
    ['/kiln', '/stove'],
  ],
])('of %s, each lost address is told', async (_, place, before, files, addresses) => {
  const found = await lost(before, files, `content/${place}`);
  const named = found.map(({ message }) => /"(.*?)"/.exec(message)?.[1]);
  expect(named).toEqual(addresses);
  for (const [index, { advice }] of found.entries()) {
    expect(advice).toContain(`"from": "${addresses[index]}"`);
  }
});

test.each<[string, string, Record<string, string>]>([
  ['it is written otherwise', move, { 'moves.json': two }],
  ['a page keeps it', move, { 'rooms/oven.md': withFormer(oven, '/cellar') }],
  ['a page has it', move, { 'rooms/cellar.md': cellar }],
  [
    'one for all below covers it',
    movesFile({ from: '/a/b', to: '/' })[1],
    Object.fromEntries([movesFile({ from: '/a/*', to: '/' })]),
  ],
])('a redirect is not missed where %s', async (_, before, files) => {
  expect(await lost(before, files, 'content/moves.json')).toEqual([]);
});

test.each<[string, string, Record<string, string>]>([
  ['it has a redirect', cellar, { 'moves.json': move }],
  ['another file has it now', cellar, { 'rooms/store.md': cellar }],
  ['it was never shown', draft, {}],
  ['nobody knows it', '---\n', {}],
])('it is not missed where %s', async (_, before, files) => {
  expect(await lost(before, files)).toEqual([]);
});

test('a page with a changed path is reported, with the redirect to the new one', async () => {
  const before = oven.replace('/oven', '/kiln');
  expect(await lost(before, { 'rooms/oven.md': oven }, 'content/rooms/oven.md')).toMatchObject([
    { code: 'lost', advice: expect.stringContaining('"from": "/kiln", "to": "/oven"') },
  ]);
  const moved = withFormer(oven, '/kiln');
  expect(await lost(before, { 'rooms/oven.md': moved }, 'content/rooms/oven.md')).toEqual([]);
});
