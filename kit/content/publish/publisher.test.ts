import { ada, bakery, oat, oven, withFields } from '../../../test/bakery/content';
import { type ContentFolder, makeContentFolder } from '../../../test/jest/contentFolder';
import { png } from '../../../test/support/png';
import { inReadingOrder, listProblems } from '../check/wording';
import { formatPath } from '../fields/paths';
import type { Publication } from '../fields/publication';
import { createPublisher, type PublishedContent } from './publisher';

const [ovenFile, baker] = ['rooms/oven.md', 'bakers/ada.json'];
let folder: ContentFolder;

beforeEach(async () => {
  folder = await makeContentFolder(bakery);
});

/** What is published of each file, as one text. */
function textsOf({ published }: PublishedContent): Map<string, string> {
  return new Map(
    published.map((entry) => [entry.file.replace('content/', ''), JSON.stringify(entry)]),
  );
}

const goodFiles = [...bakery.keys()].filter((place) => !place.startsWith('images/')).sort();

test('valid content passes; with a problem, all of it stays as it was', async () => {
  const publisher = createPublisher(folder.root);
  const before = await publisher.publish();
  expect([...textsOf(before).keys()].sort()).toEqual(goodFiles);
  // An editor empties a file before writing it.
  await folder.write([
    [ovenFile, ''],
    [baker, ada.replace('ovens', 'new ovens')],
  ]);
  const refused = await publisher.publish();
  expect(refused.problems).not.toEqual([]);
  expect(refused.published).toBe(before.published);
  await folder.write([[ovenFile, oven]]);
  const after = await publisher.publish();
  expect(after.problems).toEqual([]);
  expect(textsOf(after).get(baker)).toContain('new ovens');
});

test('what is known of a file is kept until the file changes', async () => {
  const publisher = createPublisher(folder.root);
  const before = await publisher.publish();
  await folder.write([[ovenFile, oven.replace('Dark', 'Darker')]]);
  const after = await publisher.publish();
  const kept = after.entries.filter((entry) => before.entries.includes(entry));
  expect(kept).toHaveLength(after.entries.length - 1);
  expect(JSON.stringify(after.entries)).toContain('Darker');
});

const week = ['publishAt: 2027-03-08', 'unpublishAt: 2027-03-13'];
const notice = { text: 'Zebra', publishAt: '2027-03-08', unpublishAt: '2027-03-13' };
const link = { type: 'loaf', label: 'Zebra', loaf: 'oat' };
const cellar = oven
  .replace('path: /oven', 'path: /cellar')
  .replace('see it baked', 'go down')
  .replace('baker: ada', 'baker: ben');
const [ben, zebra] = [ada.replace('Ada', 'Zebra'), oat.replace('Oat', 'Zebra')];

function loaf(text: string, ...lines: string[]) {
  return { 'loaves/oat.md': withFields(text, ...lines) };
}

function room(...lines: string[]) {
  return { 'rooms/cellar.md': withFields(cellar, ...lines), 'bakers/ben.json': ben };
}

function part(...lines: string[]) {
  const word = ['  - type: word', 'title: Zebra', 'baker: ada', ...lines].join('\n    ');
  return { [ovenFile]: oven.replace('sample:', `${word}\nsample:`) };
}

function shop(more: object) {
  return { 'shop.json': JSON.stringify({ ...JSON.parse(`${bakery.get('shop.json')}`), ...more }) };
}

/** Content with a word that no other text has. */
test.each<[what: string, isOfWeek: boolean, files: Record<string, string>]>([
  ['a part that is a draft', false, part('draft: true')],
  ['a part that has a week', true, part(...week)],
  ['a page that is a draft', false, loaf(zebra, 'draft: true')],
  ['a page that has a week', true, loaf(zebra, ...week)],
  ['what only a draft names', false, room('draft: true')],
  ['what only such a page names', true, room(...week)],
  ['a line of a single file', true, shop({ notices: [notice] })],
  ['a link to a draft', false, { ...loaf(oat, 'draft: true'), ...shop({ links: [link] }) }],
  ['a link to such a page', true, { ...loaf(oat, ...week), ...shop({ links: [link] }) }],
  ['one with a text', true, { ...loaf(oat, ...week), ...shop({ notices: [{ text: 'A', link }] }) }],
])(
  '%s is read in its week (it has one: %s), and always in previews',
  async (_, isOfWeek, files) => {
    await folder.write(Object.entries(files));
    let now: Publication = { today: '', drafts: false };
    const publisher = createPublisher(folder.root, () => now);
    for (const drafts of [false, true]) {
      const read: boolean[] = [];
      for (const day of ['07', '08', '12', '13']) {
        now = { today: `2027-03-${day}`, drafts };
        const content = await publisher.publish();
        expect(listProblems([...content.problems, ...content.warnings])).toEqual([]);
        read.push([...textsOf(content).values()].join().includes('Zebra'));
      }
      expect(read).toEqual([drafts, isOfWeek || drafts, isOfWeek || drafts, drafts]);
    }
  },
);

test('a list of which nothing is published stays, without items', async () => {
  await folder.write(Object.entries({ ...loaf(oat, 'draft: true'), ...shop({ links: [link] }) }));
  const { published } = await createPublisher(folder.root).publish();
  expect(published.find(({ name }) => name === 'shop')?.fields.links).toEqual([]);
});

test('what is unpublished is listed where that is decided, and what only it shows is hidden', async () => {
  const hidden = withFields(cellar, 'draft: true').replaceAll('/oven.png', '/hidden.png');
  const files = {
    ...part(...week),
    ...room(),
    'rooms/cellar.md': hidden,
    'images/hidden.png': png,
  };
  await folder.write(Object.entries(files));
  const content = await createPublisher(folder.root).publish();
  const places = inReadingOrder(content.unpublished).map(
    ({ file, line, path }) => `${file}:${line} ${formatPath(path)}`,
  );
  expect(places).toEqual([
    'content/rooms/cellar.md:3 draft',
    'content/rooms/oven.md:44 parts[3].publishAt',
  ]);
  expect([...content.hidden].sort()).toEqual([
    'content/bakers/ben.json',
    'content/images/hidden.png',
    'content/rooms/cellar.md',
  ]);
});
