import { asTitle, type BadCase, edited, inPage } from './badCase';
import { clientsPage, policyAction } from './goodContent';

const quote = 'testimonials/dealer-partner.json';
const policy = 'policies/privacy-policy.md';
const hero = clientsPage.slice(
  clientsPage.indexOf('  - type: hero'),
  clientsPage.indexOf('  - type: cards'),
);
const why =
  '  - type: testimonial\n    testimonial: dealer-partner\n    title: Why clients love {product}\n    reasons:\n      - One scan opens the record\n';

/** Fields that are missing, unknown, of the wrong type, too long, or not what their section takes. */
export const badFields: BadCase[] = [
  inPage('a missing field of a page', 'path: /clients\n', ''),
  inPage('no type', '- type: testimonial\n    testi', '- testi'),
  inPage('a misspelling', 'text: Use', 'texd: Use'),
  inPage('an unknown field', 'path:', 'colour: red\npath:'),
  edited('an inner field', quote, '"stars"', '"__proto__": {},\n"stars"'),
  asTitle('a number for a text', '2025'),
  asTitle('a group for a text', '{ words: Cost }'),
  inPage('a point with a colon', '- No more guessing', '- Phone: the only scanner'),
  asTitle('a token without quotes', '{product}'),
  asTitle('a text in brackets', '[sic]'),
  edited('a group for a text in JSON', quote, '"Office manager"', '{ "words": "Manager" }'),
  inPage('a text for a group', `action:\n      ${policyAction}`, 'action: x'),
  edited('a list for a whole file', quote, '[1, 2]'),
  edited('six stars', quote, '5', '6'),
  edited('a flag in words', quote, 'true', '"yes"'),
  inPage('a flag in quotes', 'sample: true', 'sample: "true"'),
  inPage('another flag in quotes', 'sample: true', "sample: true\ndraft: 'false'"),
  edited('a number in quotes', quote, '5', '"5"'),
  inPage('an unknown icon', 'icon: cost', 'icon: costs'),
  inPage('a Cyrillic icon', 'cost', '\u0441ost'),
  edited('a day with other hyphens', policy, '2025-08-01', '2025‑08‑01'),
  asTitle('a field without a value', ''),
  asTitle('a title over two lines', '|\n          Cost\n          again'),
  asTitle('a title that is too long', 'cost '.repeat(15)),
  inPage('a folded text', 'description: One', 'description: >\n  One'),
  asTitle('a text below a bar', '|+\n          Cost\n\n'),
  edited('a line break at the end in JSON', quote, '"Office manager"', '"Office manager\\n"'),
  edited('two lines in JSON', quote, '"Office manager"', '"Office\\nmanager"'),
  inPage('a dash in a list', '- One scan', '– One scan'),
  inPage('an empty list', ':\n      - One scan opens the record', ': []'),
  edited('no such day', policy, '2025-08-01', '2025-02-30'),
  edited('no mail address', 'site.json', 'hello@casegood.example', 'hello'),
  inPage('a drawing for a picture', 'portal.png', 'plan.svg'),
  edited('stars without their number', 'site.json', '{stars} out of 5', 'Five'),
  edited('no sign in the refusal of a sign', 'request.json', '“{sign}”', 'that'),
  inPage('a first section that is no hero', hero, ''),
  inPage('a hero moved down', '  - type: h', `${why}  - type: h`),

  inPage('long words', 'for all your', 'and more '.repeat(20)),
  asTitle('markdown in a field of plain words', '"**Cost**"'),
  asTitle('curly quotes around a whole text', '“Cost”'),
  asTitle('straight quotes around a whole text', `'"Cost"'`),
  asTitle('straight quotes', `'Cost of "nothing"'`),
  asTitle('a straight apostrophe', "What's next"),
  asTitle('inches', `'A 60" desk'`),
  inPage(
    'straight quotes in markdown',
    'Use what you have.',
    `'"*Use*" what''s, \`"not"\`, [that](/privacy-policy "this")'`,
  ),
  edited('a straight apostrophe in a policy', policy, 'We collect', "We don't collect"),
];
