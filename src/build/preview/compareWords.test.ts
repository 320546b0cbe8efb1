import { changesOf } from './changesPage';
import { compareWords } from './compareWords';
import type { PageText } from './pageText';

function page(path: string, parts: Partial<PageText> = {}): PageText {
  const title = `Title of ${path}`;
  return { path, title, description: 'About it', own: ['Own words'], around: ['Menu'], ...parts };
}

function pages(...all: PageText[]) {
  return new Map(all.map((each) => [each.path, each]));
}

test('a site that says the same has no changes', () => {
  const site = pages(page('/'), page('/a'));
  const changes = compareWords(site, pages(page('/'), page('/a')), []);
  expect(changes).toEqual({ pages: [], shared: [], removed: [] });
  expect(changesOf(changes)).toContain('No words change');
});

test('changed pages come before new ones, with the lines that changed', () => {
  const before = pages(page('/z', { own: ['One line', 'Another'] }));
  const after = pages(page('/a'), page('/z', { own: ['One new line', 'Another'] }));
  const { pages: changed } = compareWords(before, after, []);
  expect(changed.map(({ path, isNew }) => [path, isNew])).toEqual([
    ['/z', false],
    ['/a', true],
  ]);
  expect(changed[0]?.lines).toEqual([
    [
      { kind: 'same', text: 'One ' },
      { kind: 'added', text: 'new ' },
      { kind: 'same', text: 'line' },
    ],
  ]);
});

test('what surrounds pages is told once for those on which it changes alike', () => {
  const before = pages(page('/'), page('/a'), page('/b'));
  const after = pages(
    page('/', { around: ['New menu'] }),
    page('/a', { around: ['New menu'] }),
    page('/b', { around: ['Other menu'] }),
    page('/new', { around: ['New menu'] }),
  );
  const { pages: changed, shared } = compareWords(before, after, []);
  expect(changed.map(({ path }) => path)).toEqual(['/new']);
  expect(shared.map(({ paths }) => paths)).toEqual([['/', '/a'], ['/b']]);
});

test('a page that is gone is told, and whether its address leads on', () => {
  const { removed } = compareWords(pages(page('/old'), page('/moved')), pages(), ['/moved']);
  expect(removed.map(({ path, isRedirected }) => [path, isRedirected])).toEqual([
    ['/old', false],
    ['/moved', true],
  ]);
});

test('words of the content are no HTML in the page of changes', () => {
  const before = pages(page('/'));
  const after = pages(page('/', { title: '<b>', own: ['<script>alert(1)</script>'] }));
  const html = changesOf(compareWords(before, after, []), (path) => `/site${path}`);
  expect(html).toContain('<h2><a href="/site/">&lt;b&gt;</a></h2>');
  expect(html).not.toContain('<script>');
});
