import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  clientsPage,
  goodContent,
  policy,
  policyAction,
  testimonial,
  video,
} from '../../../test/contentCases/goodContent';
import { type ContentFolder, makeContentFolder } from '../../../test/jest/contentFolder';
import { checkFolder } from '../../../test/support/checkFolder';
import { png } from '../../../test/support/png';
import { formatProblem } from '../check/formatProblem';
import { itemsOf, type Publication, reasonUnpublished } from '../fields/publication';
import { childOf } from '../fields/shape';
import { createGate, type GateResult } from './gate';

const page = 'pages/clients.md';
const production = { today: '2027-01-15', drafts: false };
const preview = { today: '2027-01-15', drafts: true };
let folder: ContentFolder;

beforeEach(async () => {
  folder = await makeContentFolder(goodContent);
});

/** What is published of each file, as one text. */
function textsOf({ published }: GateResult): Map<string, string> {
  return new Map(
    published.map((entry) => [entry.file.replace('content/', ''), JSON.stringify(entry)]),
  );
}

const goodFiles = [...goodContent.keys()].filter((place) => !place.startsWith('images/')).sort();

test('valid content passes; with a problem, all of it stays as it was', async () => {
  const gate = createGate(folder.root);
  const before = await gate.pass();
  expect([...textsOf(before).keys()].sort()).toEqual(goodFiles);
  await folder.write([
    // An editor empties a file before writing it.
    [page, ''],
    ['videos/platform-tour.json', video.replace('A tour', 'A new tour')],
  ]);
  const refused = await gate.pass();
  expect(refused.problems).toHaveLength(1);
  expect(refused.published).toBe(before.published);
  await folder.write([[page, clientsPage]]);
  const after = await gate.pass();
  expect(after.problems).toEqual([]);
  expect(textsOf(after).get('videos/platform-tour.json')).toContain('A new tour');
});

test('what is known of a file is kept until the file changes', async () => {
  const gate = createGate(folder.root);
  const before = await gate.pass();
  await folder.write([[page, clientsPage.replace('Cost', 'Sum')]]);
  const after = await gate.pass();
  const kept = after.entries.filter((entry) => before.entries.includes(entry));
  expect(kept).toHaveLength(after.entries.length - 1);
  expect(JSON.stringify(after.entries)).toContain('Sum');
});

test('a file is published while something shows it, and gone once it is removed', async () => {
  const gate = createGate(folder.root);
  await folder.write([['videos/old.json', video]]);
  expect(textsOf(await gate.pass()).has('videos/old.json')).toBe(false);
  await folder.write([[page, clientsPage.replace('video: platform-tour', 'video: old')]]);
  expect(textsOf(await gate.pass()).has('videos/old.json')).toBe(true);
  await folder.write([[page, clientsPage]]);
  await rm(join(folder.root, 'videos/old.json'));
  expect(textsOf(await gate.pass()).has('videos/old.json')).toBe(false);
});

test.each(['\r\n', '\r'])('a byte order mark and line ends of %j do not pass', async (end) => {
  const place = 'policies/privacy-policy.md';
  await folder.write([[place, `\uFEFF${policy.replaceAll('\n', end)}`]]);
  const passed = await createGate(folder.root).pass();
  expect(passed.problems).toEqual([]);
  expect(textsOf(passed).get(place)).toMatch(/We collect little(?!.*(?:\uFEFF|\\r))/);
});

test.each([
  [{}, undefined],
  [{ publishAt: '2027-01-15' }, undefined],
  [{ publishAt: '2027-01-16' }, 'publishAt'],
  [{ unpublishAt: '2027-01-15' }, 'unpublishAt'],
  [{ unpublishAt: '2027-01-16' }, undefined],
  [{ draft: true, publishAt: '2027-01-01' }, 'draft'],
])('on January 15, 2027, %j is unpublished by %s', (marks, by) => {
  expect(reasonUnpublished({ title: 'Any', ...marks }, '2027-01-15')?.by).toBe(by);
});

test('a banner is there from its first day to the one before its last, and nowhere without its page', async () => {
  const week = { text: 'The launch week', publishAt: '2027-03-08', unpublishAt: '2027-03-13' };
  const pages = [{ type: 'page', page: 'later' }];
  const banners = [week, { text: 'Only there', pages }];
  await folder.write([
    ['banner.json', JSON.stringify({ label: 'News', banners })],
    [
      'pages/later.md',
      clientsPage
        .replace('path: /clients', 'path: /later\npublishAt: 2027-03-10')
        .replace('know what you own', 'plan with what is there'),
    ],
  ]);
  let today = '';
  const gate = createGate(folder.root, () => ({ today, drafts: false }));
  const shown = async (day: string) => {
    today = day;
    const { problems, published } = await gate.pass();
    expect(problems).toEqual([]);
    const file = published.find(({ collection }) => collection === 'banner');
    return itemsOf(file?.fields, 'banners').map(({ group }) => [
      childOf(group, 'text'),
      childOf(group, 'pages'),
    ]);
  };
  expect(await shown('2027-03-07')).toEqual([['Only there', []]]);
  expect(await shown('2027-03-08')).toEqual([
    ['The launch week', undefined],
    ['Only there', []],
  ]);
  expect(await shown('2027-03-12')).toEqual([
    ['The launch week', undefined],
    ['Only there', pages],
  ]);
  expect(await shown('2027-03-13')).toEqual([['Only there', pages]]);
});

const draftSection = '  - type: showcase\n    draft: true\n    title: Teak\n    text: A draft.\n';

/** Drafts of every kind, each with a word that no other text has. */
const drafts: [string, string | Buffer][] = [
  [
    page,
    clientsPage
      .replace('  - type: cards', `${draftSection}  - type: cards`)
      .replace('    title: See where it stands', '    publishAt: 2027-02-01\n    title: Mahogany'),
  ],
  [
    'pages/architects.md',
    clientsPage
      .replace('path: /clients', 'path: /architects\ndraft: true')
      .replace('know what you own', 'plan with what is there')
      .replace('Know every piece', 'Zebrawood')
      .replace('dealer-partner', 'walnut')
      .replaceAll('platform-tour', 'hidden-tour')
      .replaceAll(/\/images\/portal(?:-dark)?.png/g, '/images/hidden.png'),
  ],
  ['testimonials/walnut.json', testimonial.replace('"stars"', '"draft": true, "stars"')],
  ['videos/hidden-tour.json', video],
  ['images/hidden.png', png],
];

test('nothing unpublished passes, nor anything that only it names; its day brings it', async () => {
  await folder.write(drafts);
  let now: Publication = production;
  const gate = createGate(folder.root, () => now);
  const passed = await gate.pass();
  expect([...passed.problems, ...passed.warnings].map(formatProblem)).toEqual([]);
  const texts = textsOf(passed);
  expect([...texts.keys()].sort()).toEqual(goodFiles);
  expect(passed.hidden).toContain('content/images/hidden.png');
  expect([...texts.values()].join()).not.toMatch(/Zebrawood|Teak|Mahogany/);
  const places = passed.unpublished.map(({ file, line, field }) => `${file}:${line} ${field}`);
  expect(places).toEqual([
    'content/pages/architects.md:3 draft',
    'content/pages/clients.md:20 sections[1].draft',
    'content/pages/clients.md:42 sections[4].publishAt',
    'content/testimonials/walnut.json:5 draft',
  ]);
  now = { today: '2027-02-01', drafts: false };
  expect(textsOf(await gate.pass()).get(page)).toContain('Mahogany');
});

test('when drafts are shown, everything passes', async () => {
  await folder.write(drafts);
  const texts = textsOf(await createGate(folder.root, () => preview).pass());
  expect(texts.has('testimonials/walnut.json') && texts.has('videos/hidden-tour.json')).toBe(true);
  expect(texts.get('pages/architects.md')).toContain('Zebrawood');
  expect(texts.get(page)).toMatch(/Teak.*Mahogany/);
});

test('a button to what is unpublished is left out until it is published, and marked in previews', async () => {
  const button = 'type: page\n      label: Go to later\n      page: later';
  const inHero = `      - ${button.replaceAll('      ', '        ')}\n      - type: video`;
  const later = clientsPage
    .replace('path: /clients', 'path: /later\npublishAt: 2027-02-01')
    .replace('know what', 'plan what');
  await folder.write([
    [page, clientsPage.replace('      - type: video', inHero).replace(policyAction, button)],
    ['pages/later.md', later],
    ['policies/privacy-policy.md', policy.replace('updated:', 'draft: true\nupdated:')],
  ]);
  const buttonsOn = async (publication: Publication) => {
    const passed = await createGate(folder.root, () => publication).pass();
    expect([...passed.problems, ...passed.warnings].map(formatProblem)).toEqual([]);
    return [...textsOf(passed).values()].join().match(/Go to later|Our policy/g) ?? [];
  };
  expect(await buttonsOn(production)).toEqual([]);
  const [first, second] = ['Go to later', 'Go to later'];
  expect(await buttonsOn({ today: '2027-02-01', drafts: false })).toEqual([first, second]);
  expect(await buttonsOn(preview)).toHaveLength(4);
});

test('only the next day on which something breaks is reported', async () => {
  const until = (day: string) => testimonial.replace('"stars"', `"unpublishAt": "${day}", "stars"`);
  const dealers = String(goodContent.get('pages/dealers.md'));
  await folder.write([
    [page, clientsPage.replace('dealer-partner', 'for-now')],
    ['pages/dealers.md', dealers.replace('dealer-partner', 'for-longer')],
    ['testimonials/for-now.json', until('2027-03-01')],
    ['testimonials/for-longer.json', until('2027-05-01')],
  ]);
  const toldOn = async (today: string) => {
    const { problems, warnings } = await checkFolder(folder.root, today);
    return [problems, warnings].map((found) => found.map(({ code, file }) => `${code} ${file}`));
  };
  const [clients, others] = ['lost content/pages/clients.md', 'lost content/pages/dealers.md'];
  expect(await toldOn('2027-01-15')).toEqual([[], [clients]]);
  expect(await toldOn('2027-03-01')).toEqual([[clients], [others]]);
  expect(await toldOn('2027-05-01')).toEqual([[clients, others], []]);
});

test('what names a draft is reported at its own place, even after another draft', async () => {
  const text = clientsPage
    .replace('  - type: cards', `${draftSection}  - type: cards`)
    .replace('dealer-partner', 'walnut');
  await folder.write([[page, text], ...drafts.filter(([place]) => place.includes('walnut'))]);
  const { problems } = await checkFolder(folder.root, production.today);
  expect(problems).toMatchObject([{ code: 'lost', line: 37, field: 'sections[3].testimonial' }]);
});
