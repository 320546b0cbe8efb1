import { type BadCase, inPage, warned, written } from './badCase';
import { clientsPage, policy } from './goodContent';

const page = 'pages/clients.md';
const quote = 'testimonials/dealer-partner.json';

/** Files that aren’t text, are empty, or have no front matter to read. */
export const badEncodings: BadCase[] = [
  written('an empty file', page, '', '1', 'empty-file'),
  written('a file of spaces', quote, ' \n\n', '1', 'empty-file'),
  written('text of 5 MB', page, 'x'.repeat(5_000_000), '1', 'too-large'),
  written(
    'letters in Latin 1',
    page,
    Buffer.from(clientsPage.replace('Cost', 'Coût'), 'latin1'),
    '23',
    'encoding',
  ),
  written(
    'UTF-16',
    page,
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(clientsPage, 'utf16le')]),
    '1',
    'encoding',
  ),
  warned(written('a byte order mark', page, `\uFEFF${clientsPage}`, '1', 'byte-order-mark')),
  warned(
    written(
      'line ends of Windows',
      page,
      clientsPage.replaceAll('\n', '\r\n'),
      '1',
      'line-endings',
    ),
  ),
  inPage(
    'a mark that turns the text around',
    ['Use what you have', 'Use \u202Ewhat you have'],
    '24 sections[1].cards[0].text',
    'invisible',
  ),
  inPage(
    'marks of a merge',
    [
      '    title: Why it matters',
      '<<<<<<< HEAD\n    title: Why\n=======\n    title: Why it matters\n>>>>>>> words',
    ],
    '20',
    'unmerged',
  ),
  written('no front matter', page, '# Clients\n', '1', 'front-matter'),
  written('front matter without an end', page, clientsPage.slice(0, -4), '1', 'front-matter'),
  written(
    'front matter that is a program',
    page,
    '---js\nprocess.exit(7)\n---\n',
    '1',
    'front-matter',
  ),
  written('front matter as JSON', page, '---json\n{"path": "/x"}\n---\n', '1', 'front-matter'),
  written('text that no page shows', page, `${clientsPage}\nHello.\n`, '51', 'stray-text'),
  written(
    'a policy without text',
    'policies/terms.md',
    policy.replace('Privacy', 'Refunds').slice(0, policy.indexOf('\nWe collect')),
    '5',
    'no-text',
  ),
];
