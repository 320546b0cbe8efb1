/** @jest-environment node */
import { asHtml } from './html';
import { asMarkdown } from './markdown';
import { asJson, changeInBytes, isSeen, type Report, type ReportedPage, summary } from './report';

const words = [
  [
    { kind: 'removed', text: 'old ' },
    { kind: 'added', text: '<b>new</b> ' },
    { kind: 'same', text: '*words*' },
  ] as const,
];

const page: ReportedPage = {
  path: '/clients',
  words: words.map((line) => [...line]),
  title: [{ kind: 'same', text: 'Clients' }],
  description: [{ kind: 'added', text: 'Described' }],
  sharePicture: undefined,
  bytes: { before: 10_240, after: 12_288 },
  looks: { phone: { before: Buffer.from('one'), after: Buffer.from('two'), regions: 2 } },
  sharePictures: undefined,
};

const nothing: Report = {
  before: 'main (abc)',
  after: 'def',
  added: [],
  removed: [],
  changed: [],
  brokenLinks: [],
  newFaults: [],
  newWarnings: [],
};

const report: Report = {
  ...nothing,
  changed: [page],
  removed: [{ path: '/old', title: 'Old', redirected: false }],
  brokenLinks: [{ path: '/', href: '/old' }],
};

const unchanged: ReportedPage = {
  ...page,
  words: [],
  description: [],
  bytes: { before: 10_240, after: 10_242 },
  looks: {},
};

test('a report is one sentence first', () => {
  expect(summary(report)).toBe(
    '1 page changes, 1 page is removed and 1 link breaks, from main (abc) to def.',
  );
  expect(summary(nothing)).toBe(
    'Nothing changes that a visitor could see, from main (abc) to def.',
  );
});

test.each([
  [{ before: 1024, after: 1024 }, '1.0 KB, as before'],
  [{ before: 1024, after: 1030 }, '1.0 KB, as before'],
  [{ before: 1024, after: 1224 }, '1.2 KB, 200 bytes more'],
  [{ before: 4096, after: 2048 }, '2.0 KB, 2.0 KB less'],
])('bytes %j are %s', (bytes, told) => {
  expect(changeInBytes(bytes)).toBe(told);
});

test.each([
  ['nothing', {}, false],
  ['words', { words: page.words }, true],
  ['the title', { title: [{ kind: 'added', text: 'New' }] }, true],
  ['the look', { looks: page.looks }, true],
  ['the weight', { bytes: page.bytes }, true],
  ['the share picture', { sharePicture: { before: 'a', after: 'b' } }, true],
] as [string, Partial<ReportedPage>, boolean][])('a page of which %s differs', (_, parts, seen) => {
  expect(isSeen({ ...unchanged, ...parts })).toBe(seen);
});

test('the page of a report obeys nothing that the content says', () => {
  const html = asHtml(report);
  expect(html).toContain('<del>old</del> <ins>&lt;b&gt;new&lt;/b&gt;</ins> *words*');
  expect(html).toContain('alt="Before: /clients at 390 px"');
  expect(html).toContain('<strong>no redirect</strong>');
  expect(html).not.toMatch(/<(?:script|link)|src="(?!data:)|url\(/);
});

test('the comment marks words, and obeys nothing that the content says', () => {
  const comment = asMarkdown(report);
  expect(comment).toContain('- ~~old~~ **\\<b\\>new\\</b\\>** \\*words\\*');
  expect(comment).toContain('`/old` Old — **without a redirect**');
  expect(comment).toContain('First view on a phone: 12.0 KB, 2.0 KB more.');
});

test('the data have all but the pictures', () => {
  const { changed, removed } = JSON.parse(asJson(report));
  expect(removed).toEqual(report.removed);
  expect(changed[0]).toMatchObject({ path: '/clients', looksDifferent: { phone: { regions: 2 } } });
  expect(asJson(report)).not.toContain('Buffer');
});
