import { changesOf } from './changesPage';
import { changedLines, compareWords } from './compareWords';
import type { PageText } from './readPages';

function page(path: string, parts: Partial<PageText> = {}): PageText {
  return { path, title: `Title of ${path}`, own: ['Own words'], around: ['Menu'], ...parts };
}

function pages(...all: PageText[]) {
  return new Map(all.map((each) => [each.path, each]));
}

test('a site that says the same has no changes', () => {
  const site = pages(page('/'), page('/a'));
  const changes = compareWords(site, pages(page('/'), page('/a')), []);
  expect(changes).toEqual([]);
  expect(changesOf(changes)).toContain('No words change');
});

test('changed pages come before new ones, with the lines that changed', () => {
  const before = pages(page('/z', { own: ['One line', 'Another'] }));
  const after = pages(page('/a'), page('/z', { own: ['One new line', 'Another'] }));
  const changes = compareWords(before, after, []);
  expect(changes.map(({ what, paths }) => [what, paths])).toEqual([
    ['changed', ['/z']],
    ['new', ['/a']],
  ]);
  expect(changes[0]?.lines).toEqual([
    [
      { kind: 'same', text: 'One ' },
      { kind: 'added', text: 'new ' },
      { kind: 'same', text: 'line' },
    ],
  ]);
});

test('what surrounds pages is reported once for those on which it changes alike', () => {
  const before = pages(page('/'), page('/a'), page('/b'));
  const after = pages(
    page('/', { around: ['New menu'] }),
    page('/a', { around: ['New menu'] }),
    page('/b', { around: ['Other menu'] }),
    page('/new', { around: ['New menu'] }),
  );
  const changes = compareWords(before, after, []);
  expect(changes.map(({ what, paths }) => [what, paths])).toEqual([
    ['around', ['/', '/a']],
    ['around', ['/b']],
    ['new', ['/new']],
  ]);
});

test('a page that is gone is reported, and whether its address redirects', () => {
  const changes = compareWords(pages(page('/old'), page('/moved')), pages(), ['/moved']);
  expect(changes.map(({ what, paths, isRedirected }) => [what, paths, isRedirected])).toEqual([
    ['gone', ['/old'], false],
    ['gone', ['/moved'], true],
  ]);
});

test('content never becomes HTML on the changes page', () => {
  const before = pages(page('/'));
  const after = pages(page('/', { title: '<b>', own: ['<script>alert(1)</script>'] }));
  const html = changesOf(compareWords(before, after, []), (path) => `/site${path}`);
  expect(html).toContain('<h2><a href="/site/">&lt;b&gt;</a></h2>');
  expect(html).not.toContain('<script>');
});

test('only changed lines are reported, word by word', () => {
  const before = ['Know every piece', 'You own it', 'The end'];
  const after = ['Know every piece', 'You own all of it', 'The end'];
  expect(changedLines(before, after)).toEqual([
    [
      { kind: 'same', text: 'You own ' },
      { kind: 'added', text: 'all of ' },
      { kind: 'same', text: 'it' },
    ],
  ]);
});

test('added and removed lines are reported whole', () => {
  const lines = changedLines(['One', 'Two'], ['Two', 'Three']);
  expect(lines.flat().filter(({ kind }) => kind === 'removed')).toEqual([
    { kind: 'removed', text: 'One' },
  ]);
  expect(lines.flat().filter(({ kind }) => kind === 'added')).toEqual([
    { kind: 'added', text: 'Three' },
  ]);
});

test('consecutive changed words are one change', () => {
  expect(changedLines(['Know every piece you own'], ['Know all pieces you own'])).toEqual([
    [
      { kind: 'same', text: 'Know ' },
      { kind: 'removed', text: 'every piece' },
      { kind: 'added', text: 'all pieces' },
      { kind: 'same', text: ' you own' },
    ],
  ]);
});

test('equal texts have no changed line', () => {
  expect(changedLines(['One', 'Two'], ['One', 'Two'])).toEqual([]);
});
