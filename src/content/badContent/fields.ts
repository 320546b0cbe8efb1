import { type BadCase, badCase } from './badCase';
import { clientsPage } from './goodContent';

const page = 'pages/clients.md';
const quote = 'testimonials/dealer-partner.json';
const reasons = 'sections[2].reasons';

/** Fields that are missing, unknown, of the wrong type, too long, too many, or not as their kind is written. */
export const badFields: BadCase[] = [
  badCase(
    'a missing title of a card',
    page,
    { find: '        title: Cost\n', put: '' },
    {
      line: 22,
      field: 'sections[1].cards[0].title',
      words: [
        'is missing',
        'Every card needs a title of up to 60 characters, such as "Know what you own".',
      ],
    },
  ),
  badCase(
    'a missing field of a page',
    page,
    { find: 'path: /clients\n', put: '' },
    {
      line: 2,
      field: 'path',
      words: ['is missing', 'Every page needs a path, such as "/architects".'],
    },
  ),
  badCase(
    'a missing list',
    page,
    { find: clientsPage.slice(clientsPage.indexOf('sections:'), -4), put: '' },
    {
      line: 2,
      field: 'sections',
      words: ['is missing', 'a list of sections, from 1 to 20'],
    },
  ),
  badCase(
    'a missing word of the site',
    'site.json',
    { find: '  "email"', put: '  "mail"' },
    {
      line: 4,
      field: 'mail',
      words: ['is not a field of a site file', 'Did you mean "email"?'],
    },
  ),
  badCase(
    'a misspelt field',
    page,
    { find: '        text: Use', put: '        texd: Use' },
    {
      line: 24,
      field: 'sections[1].cards[0].texd',
      words: ['is not a field of a card', 'Did you mean "text"?'],
    },
  ),
  badCase(
    'a field of nobody',
    page,
    { find: 'path:', put: 'colour: red\npath:' },
    {
      line: 2,
      field: 'colour',
      words: ['is not a field of a page', 'Remove it', 'description'],
    },
  ),
  badCase(
    'a field of an object’s inside',
    quote,
    { find: '"stars"', put: '"__proto__": {},\n  "stars"' },
    {
      line: 5,
      field: '__proto__',
      words: ['is not a field of a testimonial'],
    },
  ),
  badCase(
    'a number for a text',
    page,
    { find: 'title: Cost', put: 'title: 2025' },
    {
      line: 23,
      field: 'sections[1].cards[0].title',
      words: ['is the number 2025', 'Put it in double quotes: "2025".'],
    },
  ),
  badCase(
    'a list for a text',
    page,
    { find: 'title: Cost', put: 'title: [Cost, Time]' },
    {
      line: 23,
      field: 'sections[1].cards[0].title',
      words: ['is a list', 'a title of up to 60 characters'],
    },
  ),
  badCase(
    'a text for a list',
    page,
    { find: ':\n      - One scan', put: ': One scan' },
    {
      line: 35,
      field: reasons,
      words: ['is the text "One scan opens the record"', 'a list of reasons, from 1 to 8'],
    },
  ),
  badCase(
    'a text for a group',
    page,
    {
      find: 'action:\n      type: link\n      label: Our policy\n      address: /privacy-policy#our-terms',
      put: 'action: demo',
    },
    {
      line: 28,
      field: 'sections[1].action',
      words: ['is the text "demo"', 'an action of the type demo, contact, video or link'],
    },
  ),
  badCase(
    'a list for a whole file',
    quote,
    { whole: '[1, 2]' },
    {
      line: 1,
      field: '',
      words: ['is a list', 'a testimonial with the fields quote, role, company, stars'],
    },
  ),
  badCase(
    'a field without a value',
    page,
    { find: 'title: Cost', put: 'title:' },
    {
      line: 23,
      field: 'sections[1].cards[0].title',
      words: ['is empty', 'a title of up to 60 characters'],
    },
  ),
  badCase(
    'a blank text',
    page,
    { find: 'title: Cost', put: 'title: "  "' },
    {
      line: 23,
      field: 'sections[1].cards[0].title',
      words: ['is blank', 'such as "Know what you own"'],
    },
  ),
  badCase(
    'a title over two lines',
    page,
    { find: 'title: Cost', put: 'title: |\n          Cost\n          again' },
    {
      line: 23,
      field: 'sections[1].cards[0].title',
      words: ['has a line break', 'on one line'],
    },
  ),
  badCase(
    'a title that is too long',
    page,
    { find: 'title: Cost', put: `title: ${'cost '.repeat(15)}` },
    {
      line: 23,
      field: 'sections[1].cards[0].title',
      words: ['has 74 characters', 'Up to 60 fit here: shorten it by 14.'],
    },
  ),
  badCase(
    'a description that is long',
    page,
    { find: 'for all your furniture', put: 'and more '.repeat(20).trim() },
    {
      line: 4,
      field: 'description',
      words: ['has 194 characters', 'about 160'],
      warning: true,
    },
  ),
  badCase(
    'too many reasons',
    page,
    { find: '- One scan opens the record', put: '- Reason\n      '.repeat(9) },
    {
      line: 35,
      field: reasons,
      words: ['has 9 of them', 'from 1 to 8'],
    },
  ),
  badCase(
    'too few cards',
    page,
    { find: '      - icon: clock\n        title: Time\n        text: Stop searching.\n', put: '' },
    {
      line: 21,
      field: 'sections[1].cards',
      words: ['has 1 of them', 'from 2 to 6'],
    },
  ),
  badCase(
    'an empty list',
    page,
    { find: ':\n      - One scan opens the record', put: ': []' },
    {
      line: 35,
      field: reasons,
      words: ['is an empty list', 'from 1 to 8'],
    },
  ),
  badCase(
    'an unknown type of section',
    page,
    { find: '- type: cards', put: '- type: card' },
    {
      line: 19,
      field: 'sections[1].type',
      words: [
        '"card" is not known',
        'Did you mean "cards"?',
        'hero, cards, showcase or testimonial',
      ],
    },
  ),
  badCase(
    'a section without a type',
    page,
    { find: '  - type: testimonial\n    testimonial', put: '  - testimonial' },
    {
      line: 32,
      field: 'sections[2].type',
      words: ['is missing', 'Every section needs a type: hero, cards, showcase or testimonial.'],
    },
  ),
  badCase(
    'half a video and half a link',
    page,
    {
      find: '      address: /privacy-policy#our-terms',
      put: '      address: /\n      video: platform-tour',
    },
    {
      line: 32,
      field: 'sections[1].action.video',
      words: ['is not a field of a link action', 'the type has to be video'],
    },
  ),
  badCase(
    'a video action without a video',
    page,
    { find: '        video: platform-tour\n', put: '' },
    {
      line: 12,
      field: 'sections[0].actions[1].video',
      words: ['is missing', 'Every video action needs the name of a file in content/videos'],
    },
  ),
  badCase(
    'an unknown icon',
    page,
    { find: 'icon: cost', put: 'icon: costs' },
    {
      line: 22,
      field: 'sections[1].cards[0].icon',
      words: ['"costs" is not known', 'Did you mean "cost"?'],
    },
  ),
  badCase(
    'a picture without a text alternative',
    page,
    { find: '      alt: An inventory table.\n', put: '' },
    {
      line: 15,
      field: 'sections[0].picture.alt',
      words: ['is missing', 'Every picture needs a text alternative'],
    },
  ),
  badCase(
    'no stars',
    quote,
    { find: '5', put: '0' },
    { line: 5, field: 'stars', words: ['is the number 0', 'from 1 to 5'] },
  ),
  badCase(
    'six stars',
    quote,
    { find: '5', put: '6' },
    { line: 5, field: 'stars', words: ['is the number 6', 'from 1 to 5'] },
  ),
  badCase(
    'half a star',
    quote,
    { find: '5', put: '4.5' },
    { line: 5, field: 'stars', words: ['is the number 4.5', 'a whole number'] },
  ),
  badCase(
    'stars in words',
    quote,
    { find: '5', put: '"five"' },
    { line: 5, field: 'stars', words: ['is the text "five"', 'a whole number from 1 to 5'] },
  ),
  badCase(
    'a flag in words',
    quote,
    { find: 'true', put: '"yes"' },
    { line: 6, field: 'sample', words: ['is the text "yes"', 'true or false'] },
  ),
  badCase(
    'a day that does not exist',
    'policies/privacy-policy.md',
    { find: '2025-08-01', put: '2025-02-30' },
    {
      line: 4,
      field: 'updated',
      words: ['"2025-02-30" does not exist', '2025-08-01'],
    },
  ),
  badCase(
    'a day in words',
    'policies/privacy-policy.md',
    { find: '2025-08-01', put: 'August 1, 2025' },
    {
      line: 4,
      field: 'updated',
      words: ['"August 1, 2025" is not a day'],
    },
  ),
  badCase(
    'a mail address without a host',
    'site.json',
    { find: 'hello@casegood.example', put: 'hello' },
    {
      line: 4,
      field: 'email',
      words: ['"hello" is not a mail address'],
    },
  ),
  badCase(
    'a language that is none',
    'site.json',
    { find: '"en"', put: '"english"' },
    {
      line: 3,
      field: 'language',
      words: ['"english" is not known', 'en'],
    },
  ),
  badCase(
    'a first section that is no hero',
    page,
    {
      find: clientsPage.slice(
        clientsPage.indexOf('  - type: hero'),
        clientsPage.indexOf('  - type: cards'),
      ),
      put: '',
    },
    {
      line: 6,
      field: 'sections[0].type',
      words: ['is cards, where the hero belongs'],
    },
  ),
  badCase(
    'a second hero',
    page,
    {
      find: '  - type: testimonial\n    testimonial: dealer-partner\n    title: Why clients love {product}\n    reasons:\n      - One scan opens the record\n',
      put: '  - type: hero\n    title: Again\n    text: More.\n    actions: []\n',
    },
    {
      line: 32,
      field: 'sections[2].type',
      words: ['is a second hero'],
    },
  ),
];
