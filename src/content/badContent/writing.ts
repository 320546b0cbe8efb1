import { type BadCase, badCase } from './badCase';
import { clientsPage, policy, testimonial } from './goodContent';

const page = 'pages/clients.md';
const quote = 'testimonials/dealer-partner.json';

/** Files that cannot be read as what they should be: encodings, front matter, YAML and JSON. */
export const badWriting: BadCase[] = [
  badCase('an empty file', page, { whole: '' }, { line: 1, field: '', words: ['is empty'] }),
  badCase(
    'a file of spaces',
    quote,
    { whole: ' \n\n' },
    { line: 1, field: '', words: ['is empty'] },
  ),
  badCase(
    'text of 5 MB',
    page,
    { whole: 'x'.repeat(5_000_000) },
    {
      line: 1,
      field: '',
      words: ['is 5.0 MB large', 'up to 0.1 MB'],
    },
  ),
  badCase(
    'letters in Latin 1',
    page,
    {
      whole: Buffer.from(clientsPage.replace('Cost', 'Coût'), 'latin1'),
    },
    { line: 23, field: '', words: ['not saved as UTF-8'] },
  ),
  badCase(
    'UTF-16',
    page,
    {
      whole: Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(clientsPage, 'utf16le')]),
    },
    { line: 1, field: '', words: ['is saved as UTF-16', 'UTF-8'] },
  ),
  badCase(
    'a byte order mark',
    page,
    { whole: `\uFEFF${clientsPage}` },
    {
      line: 1,
      field: '',
      words: ['byte order mark', 'left out'],
      warning: true,
    },
  ),
  badCase(
    'line ends of Windows',
    page,
    { whole: clientsPage.replaceAll('\n', '\r\n') },
    {
      line: 1,
      field: '',
      words: ['CRLF', 'are changed'],
      warning: true,
    },
  ),
  badCase(
    'a mark that turns the text around',
    page,
    {
      find: 'Use what you have',
      put: 'Use \u202Ewhat you have',
    },
    { line: 24, field: 'sections[1].cards[0].text', words: ['invisible character'] },
  ),
  badCase(
    'marks of a merge',
    page,
    {
      find: '    title: Why it matters',
      put: '<<<<<<< HEAD\n    title: Why\n=======\n    title: Why it matters\n>>>>>>> words',
    },
    { line: 20, field: '', words: ['not merged', 'Keep the words of one version'] },
  ),
  badCase(
    'no front matter',
    page,
    { whole: '# Clients\n' },
    {
      line: 1,
      field: '',
      words: ['has no front matter', 'three hyphens'],
    },
  ),
  badCase(
    'front matter without an end',
    page,
    { whole: clientsPage.slice(0, -4) },
    {
      line: 1,
      field: '',
      words: ['does not end'],
    },
  ),
  badCase(
    'front matter that is a program',
    page,
    {
      whole: '---js\nprocess.exit(7)\n---\n',
    },
    { line: 1, field: '', words: ['another language than YAML'] },
  ),
  badCase(
    'front matter as JSON',
    page,
    { whole: '---json\n{"path": "/x"}\n---\n' },
    {
      line: 1,
      field: '',
      words: ['another language than YAML'],
    },
  ),
  badCase(
    'text that no page shows',
    page,
    { whole: `${clientsPage}\nHello.\n` },
    {
      line: 39,
      field: '',
      words: ['no page shows'],
    },
  ),
  badCase(
    'a policy without text',
    'policies/terms.md',
    {
      whole: policy.slice(0, policy.indexOf('\nWe collect')),
    },
    { line: 5, field: '', words: ['has no text'] },
  ),
  badCase(
    'a tab',
    page,
    { find: '    title: Why it', put: '\ttitle: Why it' },
    {
      line: 20,
      field: '',
      words: ['begins with a tab', 'spaces'],
    },
  ),
  badCase(
    'a quote that is not closed',
    page,
    { find: 'own"\n', put: 'own\n' },
    {
      line: 3,
      field: '',
      words: ['a quote that is not closed', 'at the end'],
    },
  ),
  badCase(
    'a quote within quotes',
    page,
    { find: 'own"\n', put: 'own" today\n' },
    {
      line: 3,
      field: '',
      words: ['goes on after its closing quote'],
    },
  ),
  badCase(
    'a text that begins with a brace',
    page,
    { find: '"{product}: know what you own"', put: '{product} for you' },
    {
      line: 3,
      field: '',
      words: ['begins with {', 'in double quotes'],
    },
  ),
  badCase(
    'a text that begins with a star',
    page,
    { find: 'Your dealer', put: '*Your* dealer' },
    {
      line: 8,
      field: '',
      words: ['begins with *', 'in double quotes'],
    },
  ),
  badCase(
    'a colon within a text',
    page,
    { find: 'One inventory for', put: 'One inventory: for' },
    {
      line: 4,
      field: '',
      words: ['a colon and a space within its text', 'in double quotes'],
    },
  ),
  badCase(
    'words lost behind a #',
    page,
    { find: 'Use what you have.', put: 'We rank #1.' },
    {
      line: 24,
      field: '',
      words: ['what follows it is not read'],
    },
  ),
  badCase(
    'an anchor',
    page,
    { find: 'One inventory for', put: '&all One inventory for' },
    {
      line: 4,
      field: '',
      words: ['begins with &'],
    },
  ),
  badCase(
    'a tag',
    page,
    { find: 'One inventory for', put: '!!js/function One inventory for' },
    {
      line: 4,
      field: '',
      words: ['begins with !'],
    },
  ),
  badCase(
    'no space after a colon',
    page,
    { find: 'path: /clients', put: 'path:/clients' },
    {
      line: 2,
      field: '',
      words: ['lacks a space after the colon'],
    },
  ),
  badCase(
    'a field too far to the right',
    page,
    { find: '    title: Why it', put: '      title: Why it' },
    {
      line: 20,
      field: '',
      words: ['spaces'],
    },
  ),
  badCase(
    'a field twice',
    page,
    { find: 'description:', put: 'title: Again\ndescription:' },
    {
      line: 4,
      field: '',
      words: ['has the field title for a second time', 'line 3'],
    },
  ),
  badCase(
    'a comma after the last field of JSON',
    quote,
    { find: 'true\n', put: 'true,\n' },
    {
      line: 6,
      field: '',
      words: ['a comma after the last field', 'Remove the comma'],
    },
  ),
  badCase(
    'no comma in JSON',
    quote,
    { find: 'manager",', put: 'manager"' },
    {
      line: 3,
      field: '',
      words: ['lacks a comma'],
    },
  ),
  badCase(
    'an open quote in JSON',
    quote,
    { find: 'manager",', put: 'manager,' },
    {
      line: 3,
      field: '',
      words: ['a quote that is not closed'],
    },
  ),
  badCase(
    'a comment in JSON',
    quote,
    { find: '{\n', put: '{\n  // made up\n' },
    {
      line: 2,
      field: '',
      words: ['has a comment'],
    },
  ),
  badCase(
    'a field twice in JSON',
    quote,
    { find: '  "role"', put: '  "quote": "Other",\n  "role"' },
    {
      line: 3,
      field: '',
      words: ['has the field quote for a second time', 'line 2'],
    },
  ),
  badCase(
    'JSON that is not closed',
    quote,
    { whole: testimonial.replace('}', '') },
    {
      line: 6,
      field: '',
      words: ['is not closed'],
    },
  ),
  badCase(
    'JSON with single quotes',
    quote,
    { find: '"Office manager"', put: "'Office manager'" },
    {
      line: 3,
      field: '',
      words: ['not JSON', 'double quotes'],
    },
  ),
  badCase(
    'levels without end',
    quote,
    { whole: '['.repeat(90_000) },
    { line: 1, field: '', words: [] },
  ),
];
