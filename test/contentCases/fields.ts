import { type BadCase, edited, written } from './badCase';
import { clientsPage } from './goodContent';

const page = 'pages/clients.md';
const quote = 'testimonials/dealer-partner.json';
const reasons = 'sections[2].reasons';

/** Fields that are missing, unknown, or of the wrong type. */
export const badFields: BadCase[] = [
  edited(
    'a missing title of a card',
    page,
    ['        title: Cost\n', ''],
    '22 sections[1].cards[0].title',
    'is missing',
    'Every card needs a title of up to 60 characters, such as "Know what you own".',
  ),
  edited(
    'a missing field of a page',
    page,
    ['path: /clients\n', ''],
    '2 path',
    'is missing',
    'Every page needs a path, such as "/architects".',
  ),
  edited(
    'a missing list',
    page,
    [clientsPage.slice(clientsPage.indexOf('sections:'), -4), ''],
    '2 sections',
    'is missing',
    'a list of sections, from 1 to 20',
  ),
  edited(
    'a missing word of the site',
    'site.json',
    ['  "email"', '  "mail"'],
    '4 mail',
    'is not a field of a site file',
    'Did you mean "email"?',
  ),
  edited(
    'a misspelt field',
    page,
    ['        text: Use', '        texd: Use'],
    '24 sections[1].cards[0].texd',
    'is not a field of a card',
    'Did you mean "text"?',
  ),
  edited(
    'a field of nobody',
    page,
    ['path:', 'colour: red\npath:'],
    '2 colour',
    'is not a field of a page',
    'Remove it',
    'description',
  ),
  edited(
    'a field of an object’s inside',
    quote,
    ['"stars"', '"__proto__": {},\n  "stars"'],
    '5 __proto__',
    'is not a field of a testimonial',
  ),
  edited(
    'a number for a text',
    page,
    ['title: Cost', 'title: 2025'],
    '23 sections[1].cards[0].title',
    'is the number 2025',
    'Put it in double quotes: "2025".',
  ),
  edited(
    'a list for a text',
    page,
    ['title: Cost', 'title: [Cost, Time]'],
    '23 sections[1].cards[0].title',
    'is a list',
    'a title of up to 60 characters',
  ),
  edited(
    'a text for a list',
    page,
    [':\n      - One scan', ': One scan'],
    `35 ${reasons}`,
    'is the text "One scan opens the record"',
    'a list of reasons, from 1 to 8',
  ),
  edited(
    'a text for a group',
    page,
    [
      'action:\n      type: link\n      label: Our policy\n      address: /privacy-policy#our-terms',
      'action: demo',
    ],
    '28 sections[1].action',
    'is the text "demo"',
    'an action of the type demo, contact, video or link',
  ),
  written(
    'a list for a whole file',
    quote,
    '[1, 2]',
    '1',
    'is a list',
    'a testimonial with the fields quote, role, company, stars',
  ),
  edited(
    'a field without a value',
    page,
    ['title: Cost', 'title:'],
    '23 sections[1].cards[0].title',
    'is empty',
    'a title of up to 60 characters',
  ),
];
