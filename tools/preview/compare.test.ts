import { compareSites } from './compare';
import type { BuiltSite, SitePage } from './site';

function page(path: string, parts: Partial<SitePage> = {}): SitePage {
  return {
    path,
    title: `Title of ${path}`,
    description: 'What it is about',
    sharePicture: undefined,
    sections: [{ name: 'Section', text: ['Words'] }],
    surroundings: { header: ['Dealers'], footer: ['2025'], dialogs: ['Book'] },
    overlays: { ids: [], digest: '' },
    links: [],
    digest: JSON.stringify(parts),
    ...parts,
  };
}

function side(pages: SitePage[], redirects: string[] = [], withFile: string[] = []) {
  const site: BuiltSite = {
    folder: 'public',
    pages: new Map(pages.map((each) => [each.path, each])),
    redirects: new Set(redirects),
  };
  const problem = (message: string, line: number) => ({
    file: 'content/pages/clients.md',
    line,
    field: 'title',
    message,
    advice: '',
  });
  return { site, result: { problems: withFile.map(problem), warnings: withFile.map(problem) } };
}

test('a page that did not change is not told', () => {
  const { added, removed, changed, brokenLinks } = compareSites(
    side([page('/')]),
    side([page('/')]),
  );
  expect({ added, removed, changed, brokenLinks }).toEqual({
    added: [],
    removed: [],
    changed: [],
    brokenLinks: [],
  });
});

test('pages that came and went are told, and whether an address leads on', () => {
  const before = side([page('/'), page('/old'), page('/moved')]);
  const { added, removed } = compareSites(before, side([page('/'), page('/new')], ['/moved']));
  expect(added).toEqual([{ path: '/new', title: 'Title of /new' }]);
  expect(removed).toEqual([
    { path: '/old', title: 'Title of /old', redirected: false },
    { path: '/moved', title: 'Title of /moved', redirected: true },
  ]);
});

test('title, description, words and share picture of a changed page are compared', () => {
  const before = page('/', { sharePicture: { place: 'share/a.jpg', digest: 'a' } });
  const after = page('/', {
    title: 'Another of /',
    sections: [
      { name: 'New', text: ['Just come'] },
      { name: 'Section', text: ['Words and others'] },
    ],
    surroundings: { header: ['Dealers', 'Designers'], footer: ['2025'], dialogs: ['Book'] },
    sharePicture: { place: 'share/b.jpg', digest: 'b' },
  });
  const { changed } = compareSites(side([before]), side([after]));
  expect(changed).toHaveLength(1);
  expect(changed[0]?.title).toEqual([
    { kind: 'removed', text: 'Title' },
    { kind: 'added', text: 'Another' },
    { kind: 'same', text: ' of /' },
  ]);
  expect(changed[0]?.description.every(({ kind }) => kind === 'same')).toBe(true);
  expect(changed[0]?.sections).toMatchObject([
    { name: 'New', before: undefined, after: 0, words: [[{ kind: 'added', text: 'Just come' }]] },
    { name: 'Section', before: 0, after: 1, words: [[{ text: 'Words' }, { text: ' and others' }]] },
  ]);
  expect(changed[0]?.surroundings).toEqual({
    header: [[{ kind: 'added', text: 'Designers' }]],
    footer: [],
    dialogs: [],
  });
  expect(changed[0]?.sharePicture).toEqual({ before: 'share/a.jpg', after: 'share/b.jpg' });
});

test('a link that leads nowhere is told where it did not before', () => {
  const before = side([
    page('/', { links: ['/gone', '/never', '/moved'] }),
    page('/gone'),
    page('/moved'),
  ]);
  const links = ['/gone', '/never', '/moved', '/favicon.svg'];
  const after = side([page('/', { links })], ['/moved']);
  expect(compareSites(before, after).brokenLinks).toEqual([{ path: '/', href: '/gone' }]);
});

test('a problem that has only moved to another line is not new', () => {
  const { newProblems, newWarnings } = compareSites(
    side([], [], ['is missing']),
    side([], [], ['is too long', 'is missing']),
  );
  expect(newProblems.map(({ message }) => message)).toEqual(['is too long']);
  expect(newWarnings.map(({ message }) => message)).toEqual(['is too long']);
});
