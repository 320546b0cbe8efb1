import {
  clientsPage,
  goodContent,
  policy as goodPolicy,
} from '../../../test/contentCases/goodContent';
import { loadedContent } from '../../../test/jest/loadedContent';
import { noteWriter, ownNotes } from './checkNotes';
import type { ContentFile } from './formContent';
import { noteFormerPaths } from './formerPaths';

const site = loadedContent(goodContent);

const hero = {
  type: 'hero',
  title: 'One',
  text: 'Words.',
  actions: [{ type: 'demo', label: 'Go' }],
};
const page = { path: '/new', title: 'New', description: 'A page.', sections: [hero] };
const policy = { title: 'Cookies', description: 'None.' };

function fileOf(fields: object) {
  return { collection: 'pages', name: 'new', fields, body: '' } as const;
}

function cookies(fields: object, body: string) {
  return { collection: 'policies', name: 'cookies', fields, body } as const;
}

/** Each note in one line; a problem is marked. */
function notes(file: ContentFile, content: readonly ContentFile[] = site): string[] {
  return noteWriter(content)(file).map(
    ({ isProblem, field, where, what }) => `${isProblem ? '! ' : ''}${field} ${where}: ${what}`,
  );
}

test.each([
  ['a page that could be published', {}],
  [
    'what a form holds for fields that were left empty',
    { badge: '', benefits: [], picture: null, __sc_item_id: 'of the engine' },
  ],
  ['an empty group', { picture: { file: '', alt: '' } }],
  ['a picture that was just chosen', { picture: { file: 'blob:https://a.example/1b', alt: 'A' } }],
])('nothing is reported for %s', (_what, held) => {
  expect(notes(fileOf({ ...page, label: '', sections: [{ ...hero, ...held }] }))).toEqual([]);
});

test('what is missing is reported in terms of the form, not of a file', () => {
  const sections = [
    hero,
    { type: 'testimonial', title: 'A', reasons: ['B'] },
    { type: 'showcase', title: 'C', text: 'D', picture: { alt: 'E' } },
  ];
  expect([...notes(fileOf({ ...page, sections })), ...notes(cookies(policy, '\n'))]).toEqual([
    expect.stringMatching(/^! pages\/new.sections.1.testimonial Section 2, Testimonial: Is m/),
    expect.stringMatching(/^! pages\/new.sections.2.picture.file Section 3, Picture, File: Is m/),
    '! policies/cookies.updated Last updated: Is missing. Every policy needs a day.',
    expect.stringMatching(/^! policies\/cookies.body Text: [A-Z].*\.$/),
  ]);
});

test('without other files, a file is judged by what it says alone', () => {
  const sections = [{ ...hero, title: '', text: '[There](/nowhere)' }];
  expect(ownNotes(fileOf({ ...page, sections })).map(({ field }) => field)).toEqual([
    'pages/new.sections.0.title',
  ]);
});

test('a hero below other sections is reported while others are unfinished', () => {
  const sections = [hero, { type: 'cards' }, hero];
  expect(notes(fileOf({ ...page, sections }))).toContainEqual(
    expect.stringMatching(/^! pages\/new.sections.2 Section 3: Is a hero below/),
  );
});

test('a name that was chosen is taken for that of a file which was added in the form, one that was there is not', () => {
  const quote = { type: 'testimonial', title: 'A', testimonial: 'new-one', reasons: ['B'] };
  const file = fileOf({ ...page, sections: [hero, quote] });
  expect(notes(file)).toEqual([]);
  expect(notes(file, [...site, file])).toEqual([
    expect.stringMatching(/^! pages\/new.sections.1.testimonial .*: Names "new-one", which does/),
  ]);
});

/** The clients’ page, with other words and fields, as the form has it. */
function clients(change: (text: string) => string, fields: object = {}): ContentFile {
  const [file] = loadedContent(new Map([['pages/clients.md', change(clientsPage)]]));
  if (file === undefined) throw new Error('There is no such page.');
  return { ...file, fields: { ...Object(file.fields), ...fields } };
}

const linked = goodPolicy.replace('We collect little.', '[Us](/clients)');
const withLink = loadedContent(new Map([...goodContent, ['policies/privacy-policy.md', linked]]));

test('what this would break elsewhere is told with the name of the file, and what was broken before is not', () => {
  const draft = clients((text) => text, { draft: true });
  expect(notes(draft, withLink)).toEqual([
    expect.stringMatching(
      /^! undefined The policy “privacy-policy”, Text: Names .* it is unpublished on /,
    ),
  ]);
  const broken = withLink.filter(({ name }) => name !== 'clients');
  expect(notes(fileOf(page), broken)).toEqual([]);
});

test('a page that has moved is still found by its old address, since saving keeps it', () => {
  const [told, ...more] = notes(
    clients((text) => text, { path: '/buyers' }),
    withLink,
  );
  expect([told, more]).toEqual([undefined, []]);
});

test('the copy of a page leaves the former paths of the original where they are', () => {
  const moved = clients((text) => text, { formerPaths: ['/buyers'] });
  const others = [...site.filter(({ name }) => name !== 'clients'), moved];
  noteFormerPaths('pages', Object(moved.fields));
  const copy = { ...moved, name: '', fields: { ...Object(moved.fields), path: '/b', title: 'B' } };
  expect(notes(copy, others)).toEqual([]);
});

test('a copy is at fault, not the page that it was made from, and no note leads there', () => {
  const copy = { ...clients((text) => text, {}), name: '' };
  expect(notes(copy)).toEqual([
    expect.stringMatching(/^! pages\/\.path Path: Is the same as in the page “clients”/),
    expect.stringMatching(/^! pages\/\.title Title: Is the same as in the page “clients”/),
  ]);
});

test('a new policy is at the address that is made of its title', () => {
  const clash = { ...policy, title: 'Clients', updated: '2025-08-01' };
  const file = { collection: 'policies', name: '', fields: clash, body: 'Words.' } as const;
  expect(notes(file)).toEqual([
    '! policies/.title Title: Leads to the same address as the page “clients”: "/clients". Change one of the two: nobody could tell the pages apart.',
  ]);
});
