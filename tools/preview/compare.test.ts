import { compareSites } from './compare';
import type { BuiltSite, SitePage, SitePart } from './site';

function page(path: string, parts: Partial<SitePage> = {}): SitePage {
  return {
    path,
    title: `Title of ${path}`,
    description: 'What it is about',
    sharePicture: undefined,
    around: around('Dealers'),
    sections: [section('Section', 'Words', 3)],
    overlays: { ids: [], digest: '' },
    links: [],
    digest: JSON.stringify(parts),
    ...parts,
  };
}

function section(name: string, words: string, place: number): SitePart {
  return { where: 'section', name, text: [words], place };
}

function around(...header: string[]): SitePart[] {
  return [
    { where: 'header', name: 'Header', text: header, place: 0 },
    { where: 'footer', name: 'Footer', text: ['2025'], place: 1 },
    { where: 'dialogs', name: 'Dialogs', text: ['Book'], place: 2 },
  ];
}

function side(pages: SitePage[], redirects: string[] = [], withFile: string[] = []): BuiltSite {
  const problem = (message: string, line: number) => ({
    file: 'content/pages/clients.md',
    line,
    code: 'any',
    field: 'title',
    message,
    advice: '',
  });
  return {
    name: 'abc',
    folder: 'public',
    checked: { problems: withFile.map(problem), warnings: withFile.map(problem), drafts: [] },
    pages: new Map(pages.map((each) => [each.path, each])),
    redirects: new Set(redirects),
  };
}

test('a page that did not change is not told', () => {
  const { pages, removed, brokenLinks } = compareSites(side([page('/')]), side([page('/')]));
  expect({ pages, removed, brokenLinks }).toEqual({ pages: [], removed: [], brokenLinks: [] });
});

test('pages that came and went are told, and whether an address leads on', () => {
  const before = side([page('/'), page('/old'), page('/moved')]);
  const { pages, removed } = compareSites(before, side([page('/'), page('/new')], ['/moved']));
  expect(pages).toMatchObject([
    {
      path: '/new',
      isNew: true,
      title: [{ kind: 'added', text: 'Title of /new' }],
      parts: [{ name: 'Section', how: 'added', before: undefined, after: 3 }],
    },
  ]);
  expect(removed).toEqual([
    { path: '/old', title: 'Title of /old', redirected: false },
    { path: '/moved', title: 'Title of /moved', redirected: true },
  ]);
});

test('title, description and words of a changed page are compared', () => {
  const before = page('/');
  const after = page('/', {
    title: 'Another of /',
    sections: [section('New', 'Just come', 3), section('Section', 'Words and others', 4)],
    around: around('Dealers', 'Designers'),
  });
  const { pages } = compareSites(side([before]), side([after]));
  expect(pages).toMatchObject([
    {
      isNew: false,
      title: [
        { kind: 'removed', text: 'Title' },
        { kind: 'added', text: 'Another' },
        { kind: 'same', text: ' of /' },
      ],
      parts: [
        { where: 'header', words: [[{ kind: 'added', text: 'Designers' }]], before: 0, after: 0 },
        { where: 'footer', words: [] },
        { where: 'dialogs', words: [] },
        { name: 'New', how: 'added', words: [[{ kind: 'added', text: 'Just come' }]], after: 3 },
        {
          name: 'Section',
          how: 'changed',
          words: [[{ text: 'Words ' }, { text: 'and others' }]],
          before: 3,
          after: 4,
        },
      ],
    },
  ]);
  expect(pages[0]?.description.every(({ kind }) => kind === 'same')).toBe(true);
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
