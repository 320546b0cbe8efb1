import { type BadCase, edited, written } from './badCase';
import { testimonial } from './goodContent';

const page = 'pages/clients.md';
const quote = 'testimonials/dealer-partner.json';

/** Fields that are not YAML or JSON as it is written. */
export const badSyntax: BadCase[] = [
  edited('a tab', page, ['    title: Why it', '\ttitle: Why it'], '20', 'syntax'),
  edited('a quote that is not closed', page, ['own"\n', 'own\n'], '3', 'syntax'),
  edited('a quote within quotes', page, ['own"\n', 'own" today\n'], '3', 'syntax'),
  edited(
    'a text that begins with a brace',
    page,
    ['"{product}: know what you own"', '{product} for you'],
    '3',
    'syntax',
  ),
  edited('a text that begins with a star', page, ['Your dealer', '*Your* dealer'], '8', 'syntax'),
  edited('a colon within a text', page, ['One inventory for', 'One inventory: for'], '4', 'colon'),
  edited('words lost behind a #', page, ['Use what you have.', 'We rank #1.'], '24', 'lost-words'),
  edited('an anchor', page, ['One inventory for', '&all One inventory for'], '4', 'mark'),
  edited('a tag', page, ['One inventory for', '!!js/function One inventory for'], '4', 'mark'),
  edited('no space after a colon', page, ['path: /clients', 'path:/clients'], '2', 'syntax'),
  edited(
    'a text that begins with a link',
    page,
    ['Your dealer', '[Your](/clients) dealer'],
    '8',
    'syntax',
  ),
  edited('a text that begins with a hyphen', page, ['Your dealer', '- Your dealer'], '8', 'syntax'),
  edited(
    'a text that ends in a colon',
    page,
    ['title: Why it matters', 'title: Why it matters:'],
    '20',
    'colon',
  ),
  edited('one space too few', page, ['    title: Why it', '   title: Why it'], '20', 'syntax'),
  edited('one space too many', page, ['    title: Why it', '     title: Why it'], '19', 'syntax'),
  edited('a field twice', page, ['description:', 'title: Again\ndescription:'], '4', 'syntax'),
  edited('a comma after the last field of JSON', quote, ['true\n', 'true,\n'], '6', 'syntax'),
  edited('no comma in JSON', quote, ['manager",', 'manager"'], '3', 'syntax'),
  edited('an open quote in JSON', quote, ['manager",', 'manager,'], '3', 'syntax'),
  edited('a comment in JSON', quote, ['{\n', '{\n  // made up\n'], '1', 'syntax'),
  edited(
    'a field twice in JSON',
    quote,
    ['  "role"', '  "quote": "Other",\n  "role"'],
    '3',
    'syntax',
  ),
  written('JSON that is not closed', quote, testimonial.replace('}', ''), '6', 'syntax'),
  edited('JSON with single quotes', quote, ['"Office manager"', "'Office manager'"], '3', 'syntax'),
  written('levels without end', quote, '['.repeat(90_000), '1', 'nesting'),
];
