import { checkNotes } from './checkNotes';

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
  const cleared = { badge: '', picture: null, benefits: [], __sc_item_id: 'of the engine' };
  const empty = { file: '', alt: '' };
  expect(notes({ ...page, label: '', sections: [{ ...hero, ...cleared }] })).toEqual([]);
  expect(notes({ ...page, sections: [{ ...hero, picture: empty }] })).toEqual([]);
});

test('a picture that was just chosen is no problem', () => {
  const picture = { file: 'blob:https://site.example/1b2c', alt: 'A chair.' };
  expect(notes({ ...page, sections: [{ ...hero, picture }] })).toEqual([]);
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
    ...checkNotes({ collection: 'policies', name: 'cookies', fields: policy, body: '\n' }),
  ];
  expect(said.map(({ field, where, what }) => [field, `${where}: ${what}`])).toEqual([
    ['pages/new.sections.1.testimonial', expect.stringMatching(/^Section 2, Testimonial: Is m/)],
    ['pages/new.sections.2.picture.file', expect.stringMatching(/^Section 3, Picture, File: Is m/)],
    ['policies/cookies.updated', 'Last updated: Is missing. Every policy needs a day.'],
    ['policies/cookies.body', expect.stringMatching(/^Text: [A-Z].*\.$/)],
  ]);
  expect(said.every(({ isProblem }) => isProblem)).toBe(true);
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

test('of the warnings about a saved file, those that the form doesn’t have yet are added', () => {
  const quoted = { ...page, sections: [hero, { ...hero, title: '“All in quotation marks”' }] };
  const file = { collection: 'pages', name: 'new', fields: quoted, body: '' } as const;
  const [known] = checkNotes(file).filter(({ isProblem }) => !isProblem);
  const warning = {
    file: 'content/pages/new.md',
    line: 9,
    field: 'sections[1].title',
    code: 'moved',
    message: 'leads to a former path',
    advice: 'Do.',
    severity: 'warning',
  } as const;
  const repeated = { ...warning, message: `${known?.what}`.slice(0, -1), advice: '' };
  expect(checkNotes(file, [], [warning, repeated])).toEqual([
    ...checkNotes(file),
    {
      isProblem: false,
      field: 'pages/new.sections.1.title',
      where: 'Section 2, Title',
      what: 'Leads to a former path. Do.',
    },
  ]);
});
