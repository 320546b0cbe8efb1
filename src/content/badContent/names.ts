import { type BadCase, badCase, edited } from './badCase';
import { goodContent, png } from './goodContent';

const page = 'pages/clients.md';
const path = { line: 2, field: 'path' };
const picture = { line: 16, field: 'sections[0].picture.file' };

/** Paths, names and pictures: what leads nowhere, is taken, or is not what its name says. */
export const badNames: BadCase[] = [
  badCase(
    'two pages with one path',
    page,
    { find: 'path: /clients', put: 'path: /' },
    {
      ...path,
      file: 'content/pages/dealers.md',
      words: ['"/" is the address of content/pages/clients.md already'],
    },
  ),
  badCase(
    'the path of a policy',
    page,
    { find: 'path: /clients', put: 'path: /privacy-policy' },
    {
      ...path,
      words: ['is the address of content/policies/privacy-policy.md already'],
    },
  ),
  badCase(
    'the path of the 404',
    page,
    { find: 'path: /clients', put: 'path: /404' },
    { ...path, words: ['the page for unknown addresses'] },
  ),
  badCase(
    'a path that is kept',
    page,
    { find: 'path: /clients', put: 'path: /images/clients' },
    { ...path, words: ['begins with /images, which is kept'] },
  ),
  badCase(
    'a path with a space',
    page,
    { find: 'path: /clients', put: 'path: /our clients' },
    { ...path, words: ['has a space', '/architects'] },
  ),
  badCase(
    'a path in capitals',
    page,
    { find: 'path: /clients', put: 'path: /Clients' },
    { ...path, words: ['has capital letters'] },
  ),
  badCase(
    'a path with ..',
    page,
    { find: 'path: /clients', put: 'path: /../clients' },
    { ...path, words: ['has .. in it'] },
  ),
  badCase(
    'a path without a slash',
    page,
    { find: 'path: /clients', put: 'path: clients' },
    { ...path, words: ['does not begin with a slash'] },
  ),
  badCase(
    'a path with a slash at its end',
    page,
    { find: 'path: /clients', put: 'path: /clients/' },
    { ...path, words: ['ends with a slash'] },
  ),
  badCase(
    'no page at /',
    'pages/dealers.md',
    { find: 'path: /', put: 'path: /dealers' },
    {
      line: 1,
      field: '',
      file: 'content/pages',
      words: ['has no page with the path /'],
    },
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
    '14 sections[0].actions[1].video',
    '"plattform-tour" is not in content/videos',
    'Did you mean "platform-tour"?',
  ),
  edited(
    'a name with its ending',
    page,
    ['platform-tour', 'platform-tour.json'],
    '14 sections[0].actions[1].video',
    'is not the name of a file',
    'without ending',
  ),
  badCase(
    'a picture that is not there',
    page,
    { find: '/images/portal.png', put: '/images/portl.png' },
    {
      ...picture,
      words: ['"/images/portl.png" is not in content/images', 'Did you mean "/images/portal.png"?'],
    },
  ),
  badCase(
    'a picture outside its folder',
    page,
    { find: '/images/portal.png', put: '/images/../site.png' },
    {
      ...picture,
      words: ['is not the path of a picture', 'content/images'],
    },
  ),
  badCase(
    'a picture of 40 MB',
    'images/portal.png',
    { whole: Buffer.alloc(40_000_000) },
    {
      line: 1,
      field: '',
      words: ['is 40.0 MB large', 'Up to 5.0 MB'],
    },
  ),
  badCase(
    'a picture that is text',
    'images/portal.png',
    { whole: '<svg onload="alert(1)"/>' },
    { line: 1, field: '', words: ['is not a picture'] },
  ),
  badCase(
    'an empty picture',
    'images/portal.png',
    { whole: '' },
    { line: 1, field: '', words: ['is empty'] },
  ),
  badCase(
    'half a picture',
    'images/portal.png',
    { whole: png(40, 30).subarray(0, 60) },
    { line: 1, field: '', words: ['damaged or not all there'] },
  ),
  badCase(
    'a picture with a wrong bit',
    'images/portal.png',
    { whole: flipped(png(40, 30), 50) },
    { line: 1, field: '', words: ['damaged'] },
  ),
  badCase(
    'a JPEG that is called PNG',
    'images/portal.png',
    { whole: jpeg(40, 30) },
    { line: 1, field: '', words: ['of the type jpg, not png'] },
  ),
  badCase(
    'a picture of too many dots',
    'images/portal.png',
    { whole: claiming(20_000) },
    { line: 1, field: '', words: ['20000 by 20000 pixels'] },
  ),
  badCase(
    'a dark picture of another size',
    'images/portal-dark.png',
    { whole: png(20, 30) },
    {
      file: 'content/pages/clients.md',
      line: 17,
      field: 'sections[0].picture.darkFile',
      words: ['20 by 30', '40 by 30'],
    },
  ),
  badCase(
    'a picture wider than needed',
    'images/wide.png',
    { whole: png(3000, 1) },
    {
      line: 1,
      field: '',
      words: ['is 3000 pixels wide'],
      warning: true,
    },
  ),
  badCase(
    'a file in the wrong place',
    'page.md',
    { whole: 'x' },
    { line: 1, field: '', words: ['is not used', 'Move it'] },
  ),
  badCase(
    'a file with another ending',
    'pages/new.txt',
    { whole: 'x' },
    { line: 1, field: '', words: ['is not used', 'pages/*.md'] },
  ),
  badCase(
    'a folder within a folder',
    'pages/old/clients.md',
    { whole: 'x' },
    { line: 1, field: '', words: ['is not used', 'no folders within folders'] },
  ),
  badCase(
    'a file name in capitals',
    'policies/Terms of Use.md',
    { whole: 'x' },
    { line: 1, field: '', words: ['capital letters, spaces'] },
  ),
  badCase(
    'a policy at a kept address',
    'policies/admin.md',
    { whole: goodContent.get('policies/privacy-policy.md') ?? '' },
    {
      line: 1,
      field: '',
      words: ['would get the address /admin'],
    },
  ),
];

function flipped(bytes: Buffer, at: number): Buffer {
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  return bytes;
}

/** The frame of a JPEG: enough for its type and size to be told. */
function jpeg(width: number, height: number): Buffer {
  const frame = Buffer.from([
    0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0, 0xff, 0xd9,
  ]);
  frame.writeUInt16BE(height, 7);
  frame.writeUInt16BE(width, 9);
  return frame;
}

/** A PNG that says it is as large as that, whatever it holds. */
function claiming(side: number): Buffer {
  const bytes = png(1, 1);
  bytes.writeUInt32BE(side, 16);
  bytes.writeUInt32BE(side, 20);
  return bytes;
}
