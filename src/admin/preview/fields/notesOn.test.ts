import { notesOn, notesOnSite } from './notesOn';

const hero = {
  type: 'hero',
  title: 'One',
  text: 'Words.',
  actions: [{ type: 'demo', label: 'Go' }],
};
const page = { path: '/new', title: 'New', description: 'A page.', sections: [hero] };

function notes(fields: unknown) {
  return notesOn({ kind: 'pages', name: 'new', fields, body: '' });
}

test('nothing is said of a page that could be published', () => {
  expect(notes(page)).toEqual([]);
});

test('what a form holds for fields that were left empty is no problem', () => {
  const cleared = { badge: '', picture: null, benefits: [], unheardOf: 'by the model' };
  const empty = { file: '', alt: '' };
  expect(notes({ ...page, label: '', sections: [{ ...hero, ...cleared }] })).toEqual([]);
  expect(notes({ ...page, sections: [{ ...hero, picture: empty }] })).toEqual([]);
});

test('a picture that was just chosen is no problem', () => {
  const picture = { file: 'blob:https://site.example/1b2c', alt: 'A chair.' };
  expect(notes({ ...page, sections: [{ ...hero, picture }] })).toEqual([]);
});

test('a missing field is named as the form names it, in whole sentences', () => {
  expect(notes({ ...page, sections: [{ ...hero, title: '' }] })).toEqual([
    {
      isProblem: true,
      field: 'pages/new.sections.0.title',
      where: 'Section 1, Title',
      what: expect.stringMatching(/^[A-Z].*\.$/),
    },
  ]);
});

test('what is missing is said in words of the form, not of a file', () => {
  const sections = [
    hero,
    { type: 'testimonial', title: 'A', reasons: ['B'] },
    { type: 'showcase', title: 'C', text: 'D', picture: { alt: 'E' } },
  ];
  const policy = { title: 'Cookies', description: 'None.' };
  const said = [
    ...notes({ ...page, sections }),
    ...notesOn({ kind: 'policies', name: 'cookies', fields: policy, body: 'Text.' }),
  ];
  expect(said.map(({ where, what }) => `${where}: ${what}`)).toEqual([
    'Section 2, Testimonial: Is missing. Every testimonial section needs a testimonial.',
    'Section 3, Picture, File: Is missing. Every picture needs a file.',
    'Last updated: Is missing. Every policy needs a day.',
  ]);
});

test('a label of a button within a card has its whole way', () => {
  const card = { title: 'A', text: 'B' };
  const cards = { type: 'cards', title: 'C', cards: [card, { ...card, action: { type: 'demo' } }] };
  expect(notes({ ...page, sections: [hero, cards] })).toEqual([
    expect.objectContaining({
      field: 'pages/new.sections.1.cards.1.action.label',
      where: 'Section 2, Card 2, Action, Label',
    }),
  ]);
});

test.each([undefined, null, {}, [], 'words', 7, { sections: 'none' }, { sections: [null, 3] }])(
  'of %j something is said, and nothing is thrown',
  (fields) => {
    expect(notes(fields).length).toBeGreaterThan(0);
  },
);

test('a policy without text is told so', () => {
  const fields = { title: 'Cookies', description: 'None.', updated: '2025-08-01' };
  expect(notesOn({ kind: 'policies', name: 'cookies', fields, body: '\n' })).toEqual([
    {
      isProblem: true,
      field: 'policies/cookies.body',
      where: 'Text',
      what: expect.stringMatching(/^[A-Z].*\.$/),
    },
  ]);
});

test('a warning is told, and keeps nothing from being saved', () => {
  expect(notes({ ...page, sections: [{ ...hero, title: '“All in quotation marks”' }] })).toEqual([
    {
      isProblem: false,
      field: 'pages/new.sections.0.title',
      where: 'Section 1, Title',
      what: expect.stringMatching(/^Has quotation marks .*\.$/),
    },
  ]);
});

test('the house words are held to as they are saved, in a policy’s text too', () => {
  const fields = { avoid: [{ words: 'one', say: 'two' }], claims: [{ words: 'best', source: '' }] };
  const saved = [{ kind: 'houseWords', name: '', fields, body: '' } as const];
  const policy = { title: 'Cookies', description: 'None.', updated: '2025-08-01' };
  const cookies = { kind: 'policies', name: 'cookies', fields: policy, body: 'The best.' } as const;
  expect([
    ...notesOn({ kind: 'pages', name: 'new', fields: page, body: '' }, saved),
    ...notesOn(cookies, saved),
  ]).toEqual([
    {
      isProblem: false,
      field: 'pages/new.sections.0.title',
      where: 'Section 1, Title',
      what: 'Has "One", which we avoid. Say "two" instead.',
    },
    {
      isProblem: false,
      field: 'policies/cookies.body',
      where: 'Text',
      what: 'Claims "best" without a source. Leave it out, or name its source in the house words.',
    },
  ]);
});

test('a change of agreed words is told with the words', () => {
  const site = { header: { logIn: 'Come in' } };
  const told = notesOn({ kind: 'site', name: 'site', fields: site, body: '' });
  expect(told).toContainEqual({
    isProblem: false,
    field: 'site/site.header.logIn',
    where: 'Header, Log-in link',
    what: expect.stringMatching(/^Is agreed as “Log In”\. .*\.$/),
  });
});

test('what is said of a file beside the rest of the site is noted once', () => {
  const file = { kind: 'pages', name: 'clients', fields: {}, body: '' } as const;
  const warning = { field: 'sections[1].title', message: 'leads to a former path', advice: 'Do.' };
  const [note, ...others] = notesOnSite(file, [warning], []);
  expect(others).toEqual([]);
  expect(note).toEqual({
    isProblem: false,
    field: 'pages/clients.sections.1.title',
    where: 'Section 2, Title',
    what: 'Leads to a former path. Do.',
  });
  expect(notesOnSite(file, [warning], note ? [note] : [])).toEqual([]);
});
