import { asHtml } from './html';
import { asMarkdown } from './markdown';
import {
  asJson,
  changeInBytes,
  type Difference,
  isChangedWeight,
  isSeen,
  type Look,
  type Report,
  type ReportedPage,
  type SharedChange,
  summary,
  views,
  viewsOf,
} from './report';

const words = [
  [
    { kind: 'removed', text: 'old ' },
    { kind: 'added', text: '<b>new</b> ' },
    { kind: 'same', text: '*words*' },
  ] as const,
];

const pair = { before: Buffer.from('one'), after: Buffer.from('two'), regions: 2 };
const looks = views.filter(({ name }) => name === 'phone').map((view) => ({ view, ...pair }));
const page: ReportedPage = {
  path: '/clients',
  isNew: false,
  title: [{ kind: 'same', text: 'Clients' }],
  description: [{ kind: 'added', text: 'Described' }],
  sections: [{ name: 'Hero', how: 'changed', words: words.map((line) => [...line]), looks }],
};
const header: SharedChange = {
  where: 'header',
  paths: ['/', '/clients'],
  everywhere: true,
  words: [[{ kind: 'added', text: 'For <Designers>' }]],
  looks,
};
const sending: Difference = { name: 'Demo dialog, sending', how: 'changed', words: [], looks };

const nothing: Report = {
  before: 'main (abc)',
  after: 'def',
  commits: [],
  contentFiles: [],
  pages: [],
  removed: [],
  shared: [],
  states: [],
  weights: [],
  brokenLinks: [],
  newProblems: [],
  newWarnings: [],
};

const report: Report = {
  ...nothing,
  commits: [{ hash: 'def5678', subject: 'Say <what> it *is*' }],
  contentFiles: [{ file: 'content/pages/clients.md', how: 'changes' }],
  pages: [page],
  shared: [header],
  states: [sending],
  weights: [{ path: '/clients', before: 10_240, after: 12_288 }],
  removed: [{ path: '/old', title: 'Old', redirected: false }],
  brokenLinks: [{ path: '/', href: '/old' }],
};

const unchanged: ReportedPage = { ...page, description: [], sections: [] };

test('a report is one sentence first', () => {
  expect(summary(report)).toBe(
    'The header changes on every page, 1 state of a dialog or the menu changes, 1 page changes, 1 page is removed and 1 link breaks, from main (abc) to def.',
  );
  expect(summary(nothing)).toBe(
    'Nothing changes that a visitor could see, from main (abc) to def.',
  );
  expect(summary({ ...nothing, weights: report.weights })).toBe(
    '1 page weighs more or less, from main (abc) to def.',
  );
  const some = { ...header, everywhere: false };
  expect(summary({ ...nothing, shared: [some] })).toBe(
    'The header changes on / and /clients, from main (abc) to def.',
  );
});

test.each([
  [['phone', 'dark phone'], 'at 390 px in light and dark'],
  [['phone', 'tablet', 'desktop'], 'at 390, 768 and 1280 px in light'],
  [['tablet', 'dark phone', 'dark desktop'], 'at 768 px in light and at 390 and 1280 px in dark'],
])('the views %j are %s', (names, told) => {
  const seen = views.filter(({ name }) => names.includes(name));
  expect(viewsOf(seen.map((view) => ({ view, ...pair })))).toBe(told);
});

test.each([
  [{ after: 1024 }, '1.0 KB', true],
  [{ before: 1024, after: 1030 }, '1.0 KB, 6 bytes more', false],
  [{ before: 1024, after: 1224 }, '1.2 KB, 200 bytes more', true],
  [{ before: 4096, after: 2048 }, '2.0 KB, 2.0 KB less', true],
])('bytes %j are %s', (bytes, told, isChanged) => {
  expect(changeInBytes({ path: '/', ...bytes })).toBe(told);
  expect(isChangedWeight({ path: '/', ...bytes })).toBe(isChanged);
});

test.each([
  ['nothing', {}, false],
  ['a section', { sections: page.sections }, true],
  ['the title', { title: [{ kind: 'added', text: 'New' }] }, true],
  ['its being there', { isNew: true }, true],
] as [string, Partial<ReportedPage>, boolean][])('a page of which %s differs', (_, parts, seen) => {
  expect(isSeen({ ...unchanged, ...parts })).toBe(seen);
});

test('the page of a report obeys nothing that the content says', () => {
  const html = asHtml(report);
  expect(html).toContain('<del>old</del> <ins>&lt;b&gt;new&lt;/b&gt;</ins> *words*');
  expect(html).toContain('alt="Before: “Hero” on /clients at 390 px"');
  expect(html).toContain('alt="Before: “Demo dialog, sending” at 390 px"');
  expect(html).toContain('<strong>no redirect</strong>');
  expect(html).toContain('<ins>For &lt;Designers&gt;</ins>');
  expect(html).toContain('<code>def5678</code> Say &lt;what&gt; it *is*');
  expect(html).toContain('<code>content/pages/clients.md</code> changes');
  expect(html).not.toMatch(/<(?:script|link)|src="(?!data:)|url\(/);
});

test('a difference is shown on a phone and on a desktop, and other views can be unfolded', () => {
  const of = (...names: string[]) => {
    const seen = views.filter(({ name }) => names.length === 0 || names.includes(name));
    const every = seen.map((view) => ({ view, ...pair }));
    return asHtml({ ...nothing, states: [{ ...sending, looks: every }] }).split('<details>');
  };
  const [shown = '', folded = ''] = of();
  expect(shown.match(/After: “Demo dialog, sending” at \d+ px/g)).toHaveLength(2);
  expect(folded).toContain('Also at 768 px in light and at 390, 768 and 1280 px in dark</summary>');
  expect(folded.match(/After: “Demo dialog, sending” at \d+ px/g)).toHaveLength(4);
  expect(of('dark tablet')).toHaveLength(1);
});

test('the words of a section that is new stand in its picture alone', () => {
  const after = looks.map((look) => ({ ...look, before: undefined }));
  const section = { name: 'New', how: 'added', words: words.map((line) => [...line]) } as const;
  const of = (looks: Look[]) =>
    asHtml({ ...nothing, pages: [{ ...unchanged, sections: [{ ...section, looks }] }] });
  expect(of(after)).toContain('New <span class="how">is new</span>');
  expect(of(after)).not.toContain('<ins>');
  expect(of([])).toContain('<ins>');
});

test('the comment marks words, and obeys nothing that the content says', () => {
  const comment = asMarkdown(report);
  expect(comment).toContain('- ~~old~~ **\\<b\\>new\\</b\\>** \\*words\\*');
  expect(comment).toContain('### The header changes on every page\n\n- **For \\<Designers\\>**');
  expect(comment).toContain(
    '### Dialogs and the menu\n\n#### Demo dialog, sending changes\n\nIt looks different at 390 px in light.',
  );
  expect(comment).toContain('- `/old` Old: **no redirect**, so who has its address finds nothing.');
  expect(comment).toContain('- `def5678` Say \\<what\\> it \\*is\\*');
  expect(comment).toContain('- `content/pages/clients.md` changes');
  expect(comment).toContain('- `/clients`: 12.0 KB, 2.0 KB more');
});

test('the data have all but the pictures', () => {
  const { pages, removed, shared, states } = JSON.parse(asJson(report));
  expect(removed).toEqual(report.removed);
  expect(pages[0]).toMatchObject({
    path: '/clients',
    sections: [{ name: 'Hero', looks: [{ view: 'phone', regions: 2 }] }],
  });
  expect(shared[0]).toMatchObject({ where: 'header', paths: ['/', '/clients'], everywhere: true });
  expect(states).toEqual([
    {
      name: 'Demo dialog, sending',
      how: 'changed',
      words: [],
      looks: [{ view: 'phone', regions: 2 }],
    },
  ]);
  expect(asJson(report)).not.toContain('Buffer');
});
