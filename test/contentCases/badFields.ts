import { asTitle, type BadCase, edited, inPage } from './badCase';
import { clientsPage, policyAction } from './goodContent';

const site = 'site.json';
const policy = 'policies/privacy-policy.md';
const hero = clientsPage.slice(
  clientsPage.indexOf('  - type: hero'),
  clientsPage.indexOf('  - type: cards'),
);
const time =
  '  - type: cards\n    title: Where it is\n    cards:\n      - title: Here\n        text: Here.\n      - title: There\n        text: There.\n';

/** Fields that are missing, unknown, of the wrong type, too long, or not what their section takes. */
export const badFields: BadCase[] = [
  inPage('a missing field of a page', 'path: /clients\n', ''),
  inPage('no type', '- type: cards\n    title', '- title'),
  inPage('a misspelling', 'text: Use', 'texd: Use'),
  inPage('an unknown field', 'path:', 'colour: red\npath:'),
  edited('an inner field', site, '"email"', '"__proto__": {},\n"email"'),
  edited('a group for a text in JSON', site, '"opens in a new tab"', '{ "words": "opens" }'),
  edited('a list for a whole file', site, '[1, 2]'),
  edited('a line break at the end in JSON', site, '"opens in a new tab"', '"opens\\n"'),
  edited('two lines in JSON', site, '"opens in a new tab"', '"opens\\nthere"'),
  asTitle('a number for a text', '2025'),
  asTitle('a group for a text', '{ words: Cost }'),
  asTitle('a token without quotes', '{product}'),
  asTitle('a text in brackets', '[sic]'),
  inPage('a text for a group', `action:\n      ${policyAction}`, 'action: x'),
  inPage('a flag in quotes', 'sample: true', 'sample: "true"'),
  inPage('another flag in quotes', 'sample: true', "sample: true\ndraft: 'false'"),
  inPage('an unknown icon', 'icon: cost', 'icon: costs'),
  inPage('a Cyrillic icon', 'cost', '\u0441ost'),
  edited('a day with other hyphens', policy, '2025-08-01', '2025‑08‑01'),
  asTitle('a field without a value', ''),
  asTitle('a title over two lines', '|\n          Cost\n          again'),
  asTitle('a title that is too long', 'cost '.repeat(15)),
  inPage('a folded text', 'description: One', 'description: >\n  One'),
  asTitle('a text below a bar', '|+\n          Cost\n\n'),
  edited('no such day', policy, '2025-08-01', '2025-02-30'),
  edited('no mail address', 'site.json', 'hello@casegood.example', 'hello'),
  inPage('a drawing for a picture', 'portal.png', 'plan.svg'),
  edited('no sign in the refusal of a sign', 'request.json', '“{sign}”', 'that'),
  inPage('a first section that is no hero', hero, ''),
  inPage('a hero moved down', '  - type: h', `${time}  - type: h`),

  inPage('long words', 'for all your', 'and more '.repeat(20)),
  asTitle('markdown in a field of plain words', '"**Cost**"'),
  asTitle('curly quotes around a whole text', '“Cost”'),
  asTitle('straight quotes around a whole text', `'"Cost"'`),
];
