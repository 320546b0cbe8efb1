import { type BadCase, edited, inPage, written } from './badCase';
import { testimonial } from './goodContent';

const quote = 'testimonials/dealer-partner.json';

/** Fields that are not valid YAML or JSON. */
export const badSyntax: BadCase[] = [
  inPage('a tab', ['    title: Why it', '\ttitle: Why it'], '20', 'syntax'),
  inPage('a quote that is not closed', ['own"\n', 'own\n'], '3', 'syntax'),
  inPage('a quote within quotes', ['own"\n', 'own" today\n'], '3', 'syntax'),
  inPage(
    'a text that begins with a brace',
    ['"{product}: know what you own"', '{product} for you'],
    '3',
    'syntax',
  ),
  inPage('a text that begins with a star', ['Your dealer', '*Your* dealer'], '8', 'syntax'),
  inPage('a colon within a text', ['One inventory for', 'One inventory: for'], '4', 'colon'),
  inPage('words lost behind a #', ['Use what you have.', 'We rank #1.'], '24', 'lost-words'),
  inPage('an anchor', ['One inventory for', '&all One inventory for'], '4', 'mark'),
  inPage('a tag', ['One inventory for', '!!js/function One inventory for'], '4', 'mark'),
  inPage('no space after a colon', ['path: /clients', 'path:/clients'], '2', 'syntax'),
  inPage(
    'a text that begins with a link',
    ['Your dealer', '[Your](/clients) dealer'],
    '8',
    'syntax',
  ),
  inPage('a text that begins with a hyphen', ['Your dealer', '- Your dealer'], '8', 'syntax'),
  inPage(
    'a text that ends in a colon',
    ['title: Why it matters', 'title: Why it matters:'],
    '20',
    'colon',
  ),
  inPage('one space too few', ['    title: Why it', '   title: Why it'], '20', 'syntax'),
  inPage('one space too many', ['    title: Why it', '     title: Why it'], '19', 'syntax'),
  inPage('a field twice', ['description:', 'title: Again\ndescription:'], '4', 'syntax'),
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
