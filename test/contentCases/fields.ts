import { asTitle, type BadCase, edited, inPage, written } from './badCase';
import { clientsPage, policyAction } from './goodContent';

const quote = 'testimonials/dealer-partner.json';
const reasons = 'sections[2].reasons';

/** Fields that are missing, unknown, or of the wrong type. */
export const badFields: BadCase[] = [
  inPage(
    'a missing title of a card',
    ['        title: Cost\n', ''],
    '22 sections[1].cards[0].title',
    'missing',
  ),
  inPage('a missing field of a page', ['path: /clients\n', ''], '2 path', 'missing'),
  inPage(
    'a missing list',
    [clientsPage.slice(clientsPage.indexOf('sections:'), clientsPage.indexOf('sample:')), ''],
    '2 sections',
    'missing',
  ),
  edited(
    'a missing word of the site',
    'site.json',
    ['  "email"', '  "mail"'],
    '4 mail',
    'unknown-field',
  ),
  inPage(
    'a misspelt field',
    ['        text: Use', '        texd: Use'],
    '24 sections[1].cards[0].texd',
    'unknown-field',
  ),
  inPage('an unknown field', ['path:', 'colour: red\npath:'], '2 colour', 'unknown-field'),
  edited(
    'a field of an object’s inside',
    quote,
    ['"stars"', '"__proto__": {},\n  "stars"'],
    '5 __proto__',
    'unknown-field',
  ),
  asTitle('a number for a text', '2025', 'type'),
  asTitle('a list for a text', '[Cost, Time]', 'type'),
  inPage('a text for a list', [':\n      - One scan', ': One scan'], `35 ${reasons}`, 'type'),
  inPage(
    'a text for a group',
    [`action:\n      ${policyAction}`, 'action: demo'],
    '28 sections[1].action',
    'type',
  ),
  written('a list for a whole file', quote, '[1, 2]', '1', 'type'),
  asTitle('a field without a value', '', 'empty'),
];
