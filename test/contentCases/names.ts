import { type BadCase, badCase, edited, written } from './badCase';
import { policy } from './goodContent';

const page = 'pages/clients.md';
const video = '14 sections[0].actions[1].video';

function asPath(name: string, path: string, ...words: string[]): BadCase {
  return edited(name, page, ['path: /clients', `path: ${path}`], '2 path', ...words);
}

/** Paths, file names and references that are taken, not as they are written, or lead nowhere. */
export const badNames: BadCase[] = [
  badCase(
    'two pages with one path',
    page,
    { find: 'path: /clients', put: 'path: /' },
    {
      file: 'content/pages/dealers.md',
      line: 2,
      field: 'path',
      words: ['is the same as in content/pages/clients.md: "/"', 'Change one of the two'],
    },
  ),
  badCase(
    'two pages with one title',
    page,
    { find: 'know what you own', put: 'deliver what you sell' },
    {
      file: 'content/pages/dealers.md',
      line: 3,
      field: 'title',
      words: ['is the same as in content/pages/clients.md'],
    },
  ),
  asPath(
    'the path of a policy',
    '/privacy-policy',
    'is the same as in content/policies/privacy-policy.md',
  ),
  asPath('the path of the 404', '/404', 'the page for unknown addresses'),
  asPath('a path that is kept', '/images/clients', 'begins with /images, which is reserved'),
  asPath('a path with a space', '/our clients', 'has a space', '/architects'),
  asPath('a path in capitals', '/Clients', 'has capital letters'),
  asPath('a path with ..', '/../clients', 'has .. in it'),
  asPath('a path without a slash', 'clients', 'does not begin with a slash'),
  asPath('a path with a slash at its end', '/clients/', 'ends with a slash'),
  asPath('a path with two slashes', '/our//clients', 'two slashes in a row'),
  asPath('a path with an accent', '/café', 'other than a to z'),
  asPath('a path with a hyphen at its end', '/clients-', 'a hyphen at the start or end of a word'),
  badCase(
    'no page at /',
    'pages/dealers.md',
    { find: 'path: /', put: 'path: /dealers' },
    { file: 'content/pages', line: 1, field: '', words: ['has no page with the path /'] },
  ),
  badCase(
    'no site file',
    'site.json',
    { removed: true },
    { line: 1, field: '', words: ['is missing', 'The site needs it'] },
  ),
  edited(
    'a testimonial that is not there',
    page,
    ['dealer-partner', 'dealer-parter'],
    '33 sections[2].testimonial',
    '"dealer-parter" is not in content/testimonials',
    'Did you mean "dealer-partner"?',
    'npm run new testimonial',
  ),
  edited(
    'a video that is not there',
    page,
    ['platform-tour', 'plattform-tour'],
    video,
    '"plattform-tour" is not in content/videos',
    'Did you mean "platform-tour"?',
  ),
  edited(
    'a name with its ending',
    page,
    ['platform-tour', 'platform-tour.json'],
    video,
    'is not the name of a file',
    'without the ending',
  ),
  written('a file in the wrong place', 'page.md', 'x', '1', 'is not used', 'Move it'),
  written('a file with another ending', 'pages/new.txt', 'x', '1', 'is not used', 'pages/*.md'),
  written('a folder in a folder', 'pages/old/a.md', 'x', '1', 'is not used', 'no folders within'),
  written('a file name in capitals', 'policies/Our Terms.md', 'x', '1', 'capital letters, spaces'),
  written(
    'a policy at a kept address',
    'policies/admin.md',
    policy.replace('Privacy', 'Admin'),
    '1',
    'the address /admin',
  ),
];
