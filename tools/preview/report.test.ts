import { asHtml } from './html';
import { asMarkdown } from './markdown';
import {
  asJson,
  changeInBytes,
  isSeen,
  type Report,
  type ReportedPage,
  type SharedChange,
  summary,
} from './report';

const words = [
  [
    { kind: 'removed', text: 'old ' },
    { kind: 'added', text: '<b>new</b> ' },
    { kind: 'same', text: '*words*' },
  ] as const,
];

const looks = { phone: { before: Buffer.from('one'), after: Buffer.from('two'), regions: 2 } };
const page: ReportedPage = {
  path: '/clients',
  title: [{ kind: 'same', text: 'Clients' }],
  description: [{ kind: 'added', text: 'Described' }],
  sections: [{ name: 'Hero', how: 'changed', words: words.map((line) => [...line]), looks }],
  sharePictures: undefined,
};
const header: SharedChange = {
  where: 'header',
  paths: ['/', '/clients'],
  everywhere: true,
  words: [[{ kind: 'added', text: 'For <Designers>' }]],
  looks,
};

const nothing: Report = {
  before: 'main (abc)',
  after: 'def',
  commits: [],
  contentFiles: [],
  added: [],
  removed: [],
  changed: [],
  shared: [],
  weights: [],
  brokenLinks: [],
  newFaults: [],
  newWarnings: [],
};

const report: Report = {
  ...nothing,
  commits: [{ hash: 'def5678', subject: 'Say <what> it *is*' }],
  contentFiles: [{ file: 'content/pages/clients.md', how: 'M' }],
  changed: [page],
  shared: [header],
  weights: [{ path: '/clients', before: 10_240, after: 12_288 }],
  removed: [{ path: '/old', title: 'Old', redirected: false }],
  brokenLinks: [{ path: '/', href: '/old' }],
};

const unchanged: ReportedPage = { ...page, description: [], sections: [] };

test('a report is one sentence first', () => {
  expect(summary(report)).toBe(
    'The header changes on every page, 1 page changes, 1 page is removed and 1 link breaks, from main (abc) to def.',
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
  [{ before: 1024, after: 1024 }, '1.0 KB, as before'],
  [{ before: 1024, after: 1030 }, '1.0 KB, as before'],
  [{ before: 1024, after: 1224 }, '1.2 KB, 200 bytes more'],
  [{ before: 4096, after: 2048 }, '2.0 KB, 2.0 KB less'],
])('bytes %j are %s', (bytes, told) => {
  expect(changeInBytes(bytes)).toBe(told);
});

test.each([
  ['nothing', {}, false],
  ['a section', { sections: page.sections }, true],
  ['the title', { title: [{ kind: 'added', text: 'New' }] }, true],
  ['the share picture', { sharePictures: { before: undefined, after: Buffer.from('b') } }, true],
] as [string, Partial<ReportedPage>, boolean][])('a page of which %s differs', (_, parts, seen) => {
  expect(isSeen({ ...unchanged, ...parts })).toBe(seen);
});

test('the page of a report obeys nothing that the content says', () => {
  const html = asHtml(report);
  expect(html).toContain('<del>old</del> <ins>&lt;b&gt;new&lt;/b&gt;</ins> *words*');
  expect(html).toContain('alt="Before: “Hero” on /clients at 390 px"');
  expect(html).toContain('<strong>no redirect</strong>');
  expect(html).toContain('<ins>For &lt;Designers&gt;</ins>');
  expect(html).toContain('<code>def5678</code> Say &lt;what&gt; it *is*');
  expect(html).toContain('<code>content/pages/clients.md</code> changes');
  expect(html).not.toMatch(/<(?:script|link)|src="(?!data:)|url\(/);
});

test('the words of a section that is new stand in its picture alone', () => {
  const after = { phone: { before: undefined, after: Buffer.from('two'), regions: 0 } };
  const section = { name: 'New', how: 'added', words: words.map((line) => [...line]) } as const;
  const of = (looks: typeof after | object) =>
    asHtml({ ...nothing, changed: [{ ...unchanged, sections: [{ ...section, looks }] }] });
  expect(of(after)).toContain('New <span class="how">is new</span>');
  expect(of(after)).not.toContain('<ins>');
  expect(of({})).toContain('<ins>');
});

test('the comment marks words, and obeys nothing that the content says', () => {
  const comment = asMarkdown(report);
  expect(comment).toContain('- ~~old~~ **\\<b\\>new\\</b\\>** \\*words\\*');
  expect(comment).toContain('### The header changes on every page\n\n- **For \\<Designers\\>**');
  expect(comment).toContain('`/old` Old — **without a redirect**');
  expect(comment).toContain('- `def5678` Say \\<what\\> it \\*is\\*');
  expect(comment).toContain('- `content/pages/clients.md` changes');
  expect(comment).toContain('- `/clients`: 12.0 KB, 2.0 KB more');
});

test('the data have all but the pictures', () => {
  const { changed, removed, shared } = JSON.parse(asJson(report));
  expect(removed).toEqual(report.removed);
  expect(changed[0]).toMatchObject({
    path: '/clients',
    sections: [{ name: 'Hero', looksDifferent: { phone: { regions: 2 } } }],
  });
  expect(shared[0]).toMatchObject({ where: 'header', paths: ['/', '/clients'], everywhere: true });
  expect(asJson(report)).not.toContain('Buffer');
});
