import { asTitle, type BadCase, edited, inPage, warned } from './badCase';
import { clientsPage, policyAction } from './goodContent';

const quote = 'testimonials/dealer-partner.json';
const policy = 'policies/privacy-policy.md';
const video = 'videos/platform-tour.json';
const action = 'sections[1].action';
const reasons = 'sections[2].reasons';
const hero = clientsPage.slice(
  clientsPage.indexOf('  - type: hero'),
  clientsPage.indexOf('  - type: cards'),
);
const why =
  '  - type: testimonial\n    testimonial: dealer-partner\n    title: Why clients love {product}\n    reasons:\n      - One scan opens the record\n';

/** Fields that are missing, unknown, of the wrong type, too long, or not what their section takes. */
export const badFields: BadCase[] = [
  inPage('a missing field of a page', '2 path missing', 'path: /clients\n', ''),
  inPage('no type', '32 sections[2].type missing', '- type: testimonial\n    testi', '- testi'),
  inPage('a misspelling', '24 sections[1].cards[0].texd unknown-field', 'text: Use', 'texd: Use'),
  inPage('an unknown field', '2 colour unknown-field', 'path:', 'colour: red\npath:'),
  edited(
    'an inner field',
    '5 __proto__ unknown-field',
    quote,
    '"stars"',
    '"__proto__": {},\n"stars"',
  ),
  asTitle('a number for a text', '2025', 'type'),
  asTitle('a group for a text', '{ words: Cost }', 'type'),
  inPage('a text for a group', `28 ${action} type`, `action:\n      ${policyAction}`, 'action: x'),
  edited('a list for a whole file', '1 type', quote, '[1, 2]'),
  edited('six stars', '5 stars type', quote, '5', '6'),
  edited('a flag in words', '6 sample spelling', quote, 'true', '"yes"'),
  inPage('an unknown icon', '22 sections[1].cards[0].icon spelling', 'icon: cost', 'icon: costs'),
  inPage('a Cyrillic icon', '22 sections[1].cards[0].icon spelling', 'cost', '\u0441ost'),
  edited('a day with other hyphens', '4 updated spelling', policy, '2025-08-01', '2025‑08‑01'),
  asTitle('a field without a value', '', 'empty'),
  asTitle('a title over two lines', '|\n          Cost\n          again', 'spelling'),
  asTitle('a title that is too long', 'cost '.repeat(15), 'too-long'),
  inPage('a dash in a list', `35 ${reasons} type`, '- One scan', '– One scan'),
  inPage('an empty list', `35 ${reasons} count`, ':\n      - One scan opens the record', ': []'),
  edited('no such day', '4 updated spelling', policy, '2025-08-01', '2025-02-30'),
  edited('no mail address', '3 email spelling', 'site.json', 'hello@casegood.example', 'hello'),
  inPage('a first section that is no hero', '6 sections[0].type hero', hero, ''),
  inPage('a hero moved down', '11 sections[1].type hero', '  - type: h', `${why}  - type: h`),

  warned(inPage('long words', '4 description long', 'for all your', 'and more '.repeat(20))),
  warned(asTitle('markdown in a field of plain words', '"**Cost**"', 'plain-words')),
  warned(asTitle('curly quotes around a whole text', '“Cost”', 'quotation-marks')),
  warned(edited('no day', '1 published unlisted', video, '"published": "2025-08-01",', '')),
];
