import { checkNotes } from './checkNotes';

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
function notes(...given: Parameters<typeof checkNotes>): string[] {
  return checkNotes(...given).map(
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

test('of the warnings about a saved file, those that the form doesn’t have yet are added', () => {
  const file = fileOf({ ...page, sections: [{ ...hero, title: '“All in quotation marks”' }] });
  const [known] = checkNotes(file);
  const warning = {
    file: 'content/pages/new.md',
    line: 9,
    field: 'sections[0].title',
    code: 'moved',
    message: 'leads to a former path',
    advice: 'Do.',
    severity: 'warning',
  } as const;
  const repeated = { ...warning, message: `${known?.what}`.slice(0, -1), advice: '' };
  expect(notes(file, [warning, repeated])).toEqual([
    expect.stringMatching(/^pages\/new.sections.0.title Section 1, Title: Has quotation marks /),
    'pages/new.sections.0.title Section 1, Title: Leads to a former path. Do.',
  ]);
});
