import { checkBakery } from '../../../test/bakery/checkBakery';
import { movesFile, oven, rye, withFields } from '../../../test/bakery/content';
import { lostAddresses } from './lostAddresses';

const today = '2027-01-15';
const cellar = oven.replace('path: /oven', 'path: /cellar').replace('see it baked', 'go down');
const draft = withFields(cellar, 'draft: true');
const former = (page: string, ...paths: string[]) =>
  withFields(page, `formerPaths: ${JSON.stringify(paths)}`);
const [, move] = movesFile({ from: '/cellar', to: '/oven' });
const [, moves] = movesFile(
  { from: '/cellar/', to: '/oven', permanent: true },
  { from: '/blog/*', to: 'https://blog.acme.com/' },
);
const [, one] = movesFile({ from: '/a/b', to: '/' });
const [, all] = movesFile({ from: '/a/*', to: '/' });

/** A file, its earlier text, the files that are there now, and the redirects that are advised. */
type Row = [place: string, before: string, after: Record<string, string>, ...lost: string[]];

test.each<Row>([
  // Pages.
  ['rooms/cellar.md', cellar, {}, '/cellar to /'],
  ['loaves/oat.md', rye, {}, '/bread/oat to /'],
  ['rooms/cellar.md', cellar, { 'rooms/cellar.md': draft }, '/cellar to /'],
  ['rooms/cellar.md', cellar, { 'moves.json': move }],
  ['rooms/cellar.md', cellar, { 'rooms/store.md': cellar }],
  ['rooms/cellar.md', draft, {}],
  ['rooms/cellar.md', '---\n', {}],
  ['rooms/oven.md', oven.replace('/oven', '/kiln'), { 'rooms/oven.md': oven }, '/kiln to /oven'],
  ['rooms/oven.md', oven.replace('/oven', '/kiln'), { 'rooms/oven.md': former(oven, '/kiln') }],
  // Their former paths.
  [
    'rooms/oven.md',
    former(oven, '/stove/', '/hearth'),
    { 'rooms/oven.md': former(oven, '/hearth') },
    '/stove to /oven',
  ],
  ['rooms/cellar.md', former(cellar, '/vault'), {}, '/cellar to /', '/vault to /'],
  // Redirects.
  ['moves.json', moves, {}, '/cellar to /oven', '/blog/* to https://blog.acme.com/'],
  ['moves.json', moves, { 'moves.json': move }, '/blog/* to https://blog.acme.com/'],
  ['moves.json', move, { 'moves.json': moves }],
  ['moves.json', move, { 'rooms/oven.md': former(oven, '/cellar') }],
  ['moves.json', move, { 'rooms/cellar.md': cellar }],
  ['moves.json', one, { 'moves.json': all }],
])('addresses of %s that visitors lose are told: %#', async (place, before, files, ...lost) => {
  const { [place]: _, ...others } = files;
  const [old, after] = await Promise.all([
    checkBakery([...Object.entries(others), [place, before]], { today }),
    checkBakery(Object.entries(files), { today }),
  ]);
  expect(after.problems).toEqual([]);
  const found = lostAddresses(old, after, today);
  const advised = found.map(({ advice }) => JSON.parse(/\{.*\}/.exec(advice)?.[0] ?? ''));
  expect(advised.map(({ from, to }) => `${from} to ${to}`)).toEqual(lost);
  for (const { file, code } of found) expect([file, code]).toEqual(['content/moves.json', 'lost']);
});
