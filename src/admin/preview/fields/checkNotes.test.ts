import { checkNotes, notesFromWarnings } from './checkNotes';

const hero = {
  type: 'hero',
  title: 'One',
  text: 'Words.',
  actions: [{ type: 'demo', label: 'Go' }],
};
const page = { path: '/new', title: 'New', description: 'A page.', sections: [hero] };

function notes(fields: unknown) {
  return checkNotes({ collection: 'pages', name: 'new', fields, body: '' });
}

test('nothing is reported for a page that could be published', () => {
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

test('what is missing is reported in terms of the form, not of a file', () => {
  const sections = [
    hero,
    { type: 'testimonial', title: 'A', reasons: ['B'] },
    { type: 'showcase', title: 'C', text: 'D', picture: { alt: 'E' } },
  ];
  const policy = { title: 'Cookies', description: 'None.' };
  const said = [
    ...notes({ ...page, sections }),
    ...checkNotes({ collection: 'policies', name: 'cookies', fields: policy, body: 'Text.' }),
  ];
  expect(said.map(({ where, what }) => `${where}: ${what}`)).toEqual([
    'Section 2, Testimonial: Is missing. Every testimonial section needs a testimonial.',
    'Section 3, Picture, File: Is missing. Every picture needs a file.',
    'Last updated: Is missing. Every policy needs a day.',
  ]);
});

test('a label of a button within a card has its full path', () => {
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

test('a policy without text is reported', () => {
  const fields = { title: 'Cookies', description: 'None.', updated: '2025-08-01' };
  expect(checkNotes({ collection: 'policies', name: 'cookies', fields, body: '\n' })).toEqual([
    {
      isProblem: true,
      field: 'policies/cookies.body',
      where: 'Text',
      what: expect.stringMatching(/^[A-Z].*\.$/),
    },
  ]);
});

test('a warning is reported, and stops nothing from being saved', () => {
  expect(notes({ ...page, sections: [{ ...hero, title: '“All in quotation marks”' }] })).toEqual([
    {
      isProblem: false,
      field: 'pages/new.sections.0.title',
      where: 'Section 1, Title',
      what: expect.stringMatching(/^Has quotation marks .*\.$/),
    },
  ]);
});

test('the house words apply as saved, in a policy’s text too', () => {
  const fields = { avoid: [{ words: 'one', say: 'two' }], claims: [{ words: 'best', source: '' }] };
  const saved = [{ collection: 'houseWords', name: '', fields, body: '' } as const];
  const policy = { title: 'Cookies', description: 'None.', updated: '2025-08-01' };
  const cookies = {
    collection: 'policies',
    name: 'cookies',
    fields: policy,
    body: 'The best.',
  } as const;
  expect([
    ...checkNotes({ collection: 'pages', name: 'new', fields: page, body: '' }, saved),
    ...checkNotes(cookies, saved),
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

test('a change to an agreed text is reported with that text', () => {
  const site = { header: { logIn: 'Come in' } };
  const found = checkNotes({ collection: 'site', name: 'site', fields: site, body: '' });
  expect(found).toContainEqual({
    isProblem: false,
    field: 'site/site.header.logIn',
    where: 'Header, Log-in link',
    what: expect.stringMatching(/^Is agreed as “Log In”\. .*\.$/),
  });
});

test('a note that concerns the rest of the site is shown once', () => {
  const file = { collection: 'pages', name: 'clients', fields: {}, body: '' } as const;
  const warning = { field: 'sections[1].title', message: 'leads to a former path', advice: 'Do.' };
  const [note, ...others] = notesFromWarnings(file, [warning], []);
  expect(others).toEqual([]);
  expect(note).toEqual({
    isProblem: false,
    field: 'pages/clients.sections.1.title',
    where: 'Section 2, Title',
    what: 'Leads to a former path. Do.',
  });
  expect(notesFromWarnings(file, [warning], note ? [note] : [])).toEqual([]);
});
