import { makeContentFolder } from '../../../test/contentCases/contentFolder';
import {
  clientsPage,
  goodContent,
  png,
  policy,
  policyAction,
  testimonial,
  video,
} from '../../../test/contentCases/goodContent';
import { checkContent } from '../check/checker';
import { formatProblem } from '../check/formatProblem';
import { type Publication, readPublication, reasonUnpublished } from '../model/publication';
import { createGate, type GateResult } from './gate';

const production = { today: '2027-01-15', drafts: false };
const preview = { today: '2027-01-15', drafts: true };

test('a build shows what is published today, unless told otherwise', () => {
  const today = new Date().toISOString().slice(0, 10);
  expect(readPublication({})).toEqual({ today, drafts: false });
  const env = { BUILD_DATE: '2027-02-28', SHOW_DRAFTS: '1' };
  expect(readPublication(env)).toEqual({ today: '2027-02-28', drafts: true });
});

test.each([
  [{ BUILD_DATE: 'tomorrow' }, 'BUILD_DATE is "tomorrow", which is not a day'],
  [{ BUILD_DATE: '2027-02-29' }, 'is not a day'],
])('%j is refused', (env, message) => {
  expect(() => readPublication(env)).toThrow(message);
});

test.each([
  [{}, undefined],
  [{ draft: false }, undefined],
  [{ draft: true }, 'draft'],
  [{ publishAt: '2027-01-15' }, undefined],
  [{ publishAt: '2027-01-16' }, 'publishAt'],
  [{ unpublishAt: '2027-01-15' }, 'unpublishAt'],
  [{ unpublishAt: '2027-01-16' }, undefined],
  [{ publishAt: '2027-01-01', unpublishAt: '2027-02-01' }, undefined],
  [{ draft: true, publishAt: '2027-01-01' }, 'draft'],
])('on January 15, 2027, %j is unpublished by %s', (marks, by) => {
  expect(reasonUnpublished({ title: 'Any', ...marks }, '2027-01-15')?.by).toBe(by);
});

/** Good content beside drafts of every kind, each with a word that no other text has. */
async function contentWithDrafts() {
  const draftPage = clientsPage
    .replace('path: /clients', 'path: /architects\ndraft: true')
    .replace('know what you own', 'plan with what is there')
    .replace('Know every piece', 'Zebrawood')
    .replaceAll('platform-tour', 'hidden-tour')
    .replaceAll('/images/portal.png', '/images/hidden.png')
    .replaceAll('/images/portal-dark.png', '/images/hidden.png');
  const marked = clientsPage
    .replace(
      '      - icon: cost',
      '      - draft: true\n        title: Teak\n        text: A card.\n      - icon: cost',
    )
    .replace('  - type: showcase', '  - type: showcase\n    publishAt: 2027-02-01')
    .replace('See where it stands', 'Mahogany');
  return makeContentFolder(
    new Map<string, string | Buffer>([
      ...goodContent,
      ['pages/clients.md', marked],
      ['pages/architects.md', draftPage],
      ['testimonials/walnut.json', testimonial.replace('"stars"', '"draft": true, "stars"')],
      ['videos/hidden-tour.json', video.replaceAll('portal', 'still')],
      ['images/hidden.png', png(40, 30)],
      ['images/still.png', png(4, 3)],
    ]),
  );
}

/** What is published of each file, as one text. */
function textsOf({ published }: GateResult): Map<string, string> {
  return new Map(
    published.map((entry) => [entry.file.replace('content/', ''), JSON.stringify(entry)]),
  );
}

test('nothing unpublished passes the gate, nor anything that only it names', async () => {
  const { root } = await contentWithDrafts();
  const passed = await createGate(root, () => production).pass();
  expect([...passed.problems, ...passed.warnings].map(formatProblem)).toEqual([]);
  const files = textsOf(passed);
  const written = [...goodContent.keys()].filter((place) => !place.startsWith('images/'));
  expect([...files.keys()].sort()).toEqual(written.sort());
  expect([...files.values()].join()).not.toMatch(/Zebrawood|Teak|Mahogany|draftLabel/);
});

test('when drafts are shown, everything passes, and says why visitors don’t see it', async () => {
  const { root } = await contentWithDrafts();
  const files = textsOf(await createGate(root, () => preview).pass());
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(['testimonials/walnut.json', 'videos/hidden-tour.json']),
  );
  expect(files.get('pages/architects.md')).toContain('"draftLabel":"Draft"');
  const page = files.get('pages/clients.md') ?? '';
  expect(page).toMatch(/"title":"Teak"[^{}]*"draftLabel":"Draft"/);
  expect(page).toMatch(/"draftLabel":"Shown from February 1, 2027"/);
  expect(page.match(/draftLabel/g)).toHaveLength(2);
});

test('what is unpublished is listed where it says so', async () => {
  const { root } = await contentWithDrafts();
  const { unpublished } = await checkContent(root, () => production);
  expect(unpublished.map(({ file, line, field }) => `${file}:${line} ${field}`)).toEqual([
    'content/pages/architects.md:3 draft',
    'content/pages/clients.md:22 sections[1].cards[0].draft',
    'content/pages/clients.md:41 sections[3].publishAt',
    'content/testimonials/walnut.json:5 draft',
  ]);
});

test('what is due on a day appears when that day comes while the gate is open', async () => {
  const { root } = await contentWithDrafts();
  let now: Publication = production;
  const gate = createGate(root, () => now);
  await gate.pass();
  now = { today: '2027-02-01', drafts: false };
  expect(textsOf(await gate.pass()).get('pages/clients.md')).toContain('Mahogany');
});

test('what is unpublished may name what is unpublished, or will be', async () => {
  const section = clientsPage.replace(
    '  - type: testimonial',
    '  - type: testimonial\n    draft: true',
  );
  const { root } = await makeContentFolder(
    new Map([
      ...goodContent,
      ['pages/clients.md', section.replace('dealer-partner', 'later')],
      [
        'pages/dealers.md',
        section.replace('path: /clients', 'path: /').replace('know what', 'sell what'),
      ],
      ['testimonials/later.json', testimonial.replace('"stars"', '"draft": true, "stars"')],
      [
        'testimonials/dealer-partner.json',
        testimonial.replace('"stars"', '"unpublishAt": "2027-03-01", "stars"'),
      ],
    ]),
  );
  const { problems, warnings } = await checkContent(root, () => production);
  expect([...problems, ...warnings].map(formatProblem)).toEqual([]);
});

test('a button to what is unpublished is left out until it is published, and marked in previews', async () => {
  const button = (page: string) => `type: page\n      label: Go to ${page}\n      page: ${page}`;
  const hero = `      - ${button('later').replaceAll('      ', '        ')}\n      - type: video`;
  const { root } = await makeContentFolder(
    new Map([
      ...goodContent,
      [
        'pages/clients.md',
        clientsPage.replace('      - type: video', hero).replace(policyAction, button('later')),
      ],
      [
        'pages/later.md',
        clientsPage
          .replace('path: /clients', 'path: /later\npublishAt: 2027-02-01')
          .replace('know what', 'plan what'),
      ],
      ['policies/privacy-policy.md', policy.replace('updated:', 'draft: true\nupdated:')],
    ]),
  );
  const shownOn = async (publication: Publication) => {
    const passed = await createGate(root, () => publication).pass();
    expect([...passed.problems, ...passed.warnings].map(formatProblem)).toEqual([]);
    return [...textsOf(passed).values()].join().match(/Go to later|Our policy/g) ?? [];
  };
  expect(await shownOn(production)).toEqual([]);
  expect(await shownOn({ today: '2027-02-01', drafts: false })).toEqual([
    'Go to later',
    'Go to later',
  ]);
  expect(await shownOn(preview)).toHaveLength(4);
});

test('only the next day on which something breaks is reported', async () => {
  const until = (day: string) => testimonial.replace('"stars"', `"unpublishAt": "${day}", "stars"`);
  const dealers = String(goodContent.get('pages/dealers.md'));
  const { root } = await makeContentFolder(
    new Map([
      ...goodContent,
      ['pages/clients.md', clientsPage.replace('dealer-partner', 'for-now')],
      ['pages/dealers.md', dealers.replace('dealer-partner', 'for-longer')],
      ['testimonials/for-now.json', until('2027-03-01')],
      ['testimonials/for-longer.json', until('2027-05-01')],
    ]),
  );
  const toldOn = async (today: string) => {
    const { problems, warnings } = await checkContent(root, () => ({ today, drafts: false }));
    return [problems, warnings].map((found) => found.map(({ code, file }) => `${code} ${file}`));
  };
  const [clients, others] = ['lost content/pages/clients.md', 'lost content/pages/dealers.md'];
  expect(await toldOn('2027-01-15')).toEqual([[], [clients]]);
  expect(await toldOn('2027-03-01')).toEqual([[clients], [others]]);
  expect(await toldOn('2027-05-01')).toEqual([[clients, others], []]);
});

test('what breaks without a draft is reported at the draft, even after other drafts', async () => {
  const page = clientsPage
    .replace(
      '  - type: cards',
      '  - type: showcase\n    draft: true\n    title: A\n    text: B\n  - type: cards',
    )
    .replace('      - icon: clock', '      - draft: true\n        icon: clock');
  const { root } = await makeContentFolder(new Map([...goodContent, ['pages/clients.md', page]]));
  const { problems } = await checkContent(root, () => production);
  expect(problems).toMatchObject([
    { code: 'count', line: 29, field: 'sections[2].cards[1].draft' },
  ]);
});
