import { png } from '../support/png';
import { type BadCase, edited, inPage } from './badCase';
import { clientsPage, goodContent, policy } from './goodContent';

const page = 'pages/clients.md';
const terms = 'policies/privacy-policy.md';
const furniture = 'One inventory for all your furniture.';
const latin = Buffer.from(clientsPage.replace('Cost', 'Coût'), 'latin1');
const site = 'site.json';

function asPicture(name: string, bytes: string | Buffer): BadCase {
  return edited(name, 'images/portal.png', bytes);
}

function asNewTab(name: string, words: string): BadCase {
  return edited(name, site, '"opens in a new tab"', words);
}

/** A grey PNG of 40 by 30 pixels. */
const stamp = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAAeCAAAAAB7tgMBAAAAGElEQVR4nGM4QSRgGFU4qnBU4ajCwawQALtCqa7Nw8++AAAAAElFTkSuQmCC',
  'base64',
);

/** A white JPEG of 40 by 30 pixels. */
const jpeg = Buffer.from(
  '/9j/2wBDAP//////////////////////////////////////////////////////////////////////' +
    '////////////////wgALCAAeACgBAREA/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/2gAIAQEAAAAAoAAA' +
    '/8QAFBABAAAAAAAAAAAAAAAAAAAAQP/aAAgBAQABPwAn/9k=',
  'base64',
);
/**
 * PNGs of 20 by 30 pixels and of one, those that claim to have 20,000 by 20,000, 500 by 20,000, and 2,000 by 1; and moving
 * pictures: a PNG and a WebP.
 */
const [narrow = '', dot = '', huge = '', tall = '', flat = '', movingPng = '', movingWebp = ''] = [
  'iVBORw0KGgoAAAANSUhEUgAAABQAAAAeCAAAAAAJeWG3AAAAE0lEQVR4nGM4gQUwjAqOCtJSEADsdtTQB11xUwAAAABJRU5ErkJggg==',
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABAQAAAAA3bvkkAAAACklEQVR42mNgAAAAAgAB5Sfe/AAAAABJRU5ErkJggg==',
  'iVBORw0KGgoAAAANSUhEUgAATiAAAE4gCAAAAADGGxnlAAAACklEQVR4nGM4AQAAygDJmcpdfgAAAABJRU5ErkJggg==',
  'iVBORw0KGgoAAAANSUhEUgAAAfQAAE4gCAAAAADVUdv/AAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'iVBORw0KGgoAAAANSUhEUgAAB9AAAAABCAAAAACjlmqhAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAAeCAAAAAB7tgMBAAAACGFjVEwAAAACAAAAAPONk3AAAAAYSURBVHicYzhBJGAYVTiqcFThqMLBrBAAu0Kprs3Dz74AAAAASUVORK5CYII=',
  'UklGRoQAAABXRUJQVlA4WAoAAAACAAAAAQAAAQAAQU5JTQYAAAD/////AABBTk1GKAAAAAAAAAAAAAEAAAEAAGQAAAJWUDhMDwAAAC8BQAAABxD9j/4HIqL/AQBBTk1GKAAAAAAAAAAAAAEAAAEAAGQAAABWUDhMDwAAAC8BQAAABxDR//4HIqL/AQA=',
].map((text) => Buffer.from(text, 'base64'));

/** Files that can't be read, aren't valid YAML, JSON or pictures, or are in the wrong place. */
export const badFiles: BadCase[] = [
  edited('text of 5 MB', page, 'x'.repeat(5_000_000)),
  edited('Latin 1', page, latin),
  inPage('marks of a merge', '    title: Why it', '<<<<<<< HEAD\n    title: Why it'),
  inPage('the end of one', 'sample: true', 'sample: true\n>>>>>>> 3a687c9 (policy)'),
  inPage('the base of one', 'sample: true', '||||||| base\nsample: true'),
  inPage('the middle of one', 'sample: true', '=======\nsample: true'),
  inPage(
    'one within a text',
    'Use what you have.',
    '|-\n          Use it.\n          >>>>>>> a1b2',
  ),
  inPage('one in a list', '- icon: cost', '- ">>>>>>> a1b2 (points)"\n      - icon: cost'),
  edited('the end of one in a policy', terms, `${policy}\n>>>>>>> 3a687c9 (policy)\n`),
  edited('the middle of one in a policy', terms, `${policy}\n=======\nOurs.\n`),
  edited('the base of one in a policy', terms, `${policy}||||||| base\n`),
  asNewTab('the middle of one in JSON', '"opens here",\n=======\n"newTab": "opens there"'),
  asNewTab('the end of one in a JSON text', '"opens\\n>>>>>>> a1b2\\nthere"'),
  edited('an empty file', page, ''),
  edited('no end of the fields', page, clientsPage.replace(/---\n$/, '')),
  edited('front matter that is a program', page, '---js\nprocess.exit(7)\n---\n'),
  edited('text that no page shows', page, `${clientsPage}\nHello.\n`),
  edited('a policy without text', terms, policy.replace(/\nWe.*/s, '')),

  inPage('a tab', '    title: Why it', '\ttitle: Why it'),
  inPage('a quote that is not closed', 'own"\n', 'own\n'),
  inPage('a second line that is not indented', furniture, '"One inventory\nfor all"'),
  inPage('one in an item', '- icon: cost', "- icon: 'cost\nor so'"),
  inPage('one behind an empty line', furniture, '"One inventory\n\nfor all" # so'),
  inPage('a third line', 'title: Cost', 'title: "Cost\n          of\nours"'),
  inPage('a comment behind a flag', 'sample: true', 'sample: true # until May'),
  edited('one behind a day', terms, '2025-08-01', '2025-08-01 # reviewed'),
  edited('one behind a title', terms, 'Privacy Policy', 'Policy #1'),
  inPage('a text that begins with a star', 'Your dealer', '*Your* dealer'),
  inPage('a text that begins with a brace', 'Your dealer', '{product} and your dealer'),
  inPage('a text in brackets that are open', 'Your dealer', '[Your dealer'),
  inPage('words behind a quote', 'Your dealer', '"Your" dealer'),
  inPage('an apostrophe in single quotes', 'Why it matters', "'Why it's here'"),
  inPage('a backslash in quotes', 'know what', 'know \\ what'),
  inPage('a colon within a text', 'One inventory for', 'One inventory: for'),
  inPage('a colon at the end', 'Why it matters', 'Why it matters:'),
  inPage('words lost behind a #', 'Use what you have.', 'We rank #1.'),
  inPage('an entity at the start', 'One inventory', '&copy; One inventory'),
  inPage('a word between stars', 'title: Cost', 'title: *Cost*'),
  inPage('fields below dots', 'sample: true', '...\nsample: true'),
  inPage('a tag', 'One inventory for', '!!js/function One inventory for'),
  inPage('no space after a colon', 'path: /clients', 'path:/clients'),
  inPage('one space too many', '    title: Why it', '     title: Why it'),
  inPage('one space too few', '    title: Why it', '   title: Why it'),
  inPage('no space after a hyphen', '- type: cards', '-type: cards'),
  inPage('a line of no field', '    title: Why it', 'and more\n    title: Why it'),
  inPage('groups within groups', 'path: /clients', `path: ${'['.repeat(5000)}`),
  inPage('a field twice', 'description:', 'title: Again\ndescription:'),
  edited('a JSON field twice', site, '"email"', '"product": "B", "email"'),
  inPage('a card’s field twice', 'text: Use', 'text: Use\n        text: Use'),
  inPage('a full-width colon', '    title: Why', '    title：Why'),
  inPage('a no-break space before a field', '    title: Why', '    \u00A0title: Why'),
  inPage('four instead of spaces', '    title: W', '\u00A0\u00A0\u00A0\u00A0title: W'),
  inPage('an ideographic space before a field', '    title: W', '  \u3000title: W'),
  inPage('a no-break space behind a colon', 'title: Why', 'title:\u00A0Why'),
  inPage('a zero-width space before a field', 'description', '\u200Bdescription'),
  inPage('a byte order mark before a field', 'description', '\uFEFFdescription'),
  inPage('a Cyrillic letter in a field’s name', 'text: U', 'te\u0445t: U'),
  inPage('a zero-width space behind one', 'type: cards', 'type\u200B: cards'),
  inPage('a no-break space behind a hyphen', '- type: cards', '-\u00A0type: cards'),
  inPage('one before a list', '    actions:', '   \u00A0actions:'),
  inPage('a dash before an item', '  - type: cards', '  – type: cards'),
  inPage('a bullet before an item', '  - type: cards', '  • type: cards'),
  inPage('curly quotes', 'One inventory for', '“One” inventory: for'),
  edited('a long dash for three hyphens', terms, '---\ntitle', '—-\ntitle'),
  edited('one at the end of the fields', terms, '---\n\nWe', '———\n\nWe'),
  edited('something unseen before them', terms, '---\ntitle', '\u200B---\ntitle'),
  asNewTab('curly quotes in JSON', '“opens here”'),
  edited('a no-break space in JSON', site, '"email":', '\u00A0"email":'),
  edited('a comma after the last field', site, '"Transcript"\n', '"Transcript",\n'),
  asNewTab('no quotes in JSON', 'opens'),
  edited('a comment in JSON', site, '{\n', '{\n  // made up\n'),
  edited('JSON that is not closed', site, String(goodContent.get(site)).replace(/\}\n$/, '')),
  edited('no comma between two fields', site, 'tab",', 'tab"'),
  edited('no colon', site, '"email":', '"email"'),
  asNewTab('single quotes', "'opens here'"),
  asNewTab('a JSON quote that is not closed', '"opens here'),
  asNewTab('quotes within quotes', '"opens "here""'),
  asNewTab('a line break in JSON', '"opens\nhere"'),
  asNewTab('a tab in JSON', '"opens\there"'),
  asNewTab('a backslash in JSON', '"opens \\ here"'),
  asNewTab('a word in capitals', 'True'),
  asNewTab('lists within lists', '['.repeat(40_000)),

  edited('a file in the wrong place', 'page.md', 'x'),
  edited('a file name in capitals', 'policies/Our Terms.md', 'x'),
  edited('a Cyrillic letter in a file’s name', 'pages/\u0441lients-2.md', 'x'),
  edited('a picture with an unseen letter', 'images/plan\u200B.png', png),
  edited('a drawing', 'images/plan.svg', '<svg/>'),
  edited('a document among the pictures', 'images/plan.docx', 'x'),
  edited('a picture in capitals', 'images/Plan.PNG', png),
  asPicture('a picture of 40 MB', Buffer.concat([png, Buffer.alloc(40_000_000)])),
  edited('a GIF', 'images/hero.gif', 'GIF89a'),
  edited('a photo of a phone by its name', 'images/Photo 1.HEIC', 'x'),
  edited('a TIFF', 'images/plan.tiff', 'x'),
  edited('a film among the pictures', 'images/tour.mp4', 'x'),
  edited('a page among the pictures', 'images/page.md', 'x'),
  asPicture('a picture of too many dots', huge),
  asPicture('a picture of one dot', dot),
  asPicture('a picture as small as a stamp', stamp),
  asPicture('a picture that is too tall', tall),
  asPicture('a picture that is too flat', flat),
  asPicture('a PNG that moves', movingPng),
  edited('a WebP that moves', 'images/moving.webp', movingWebp),
  edited('an AVIF that moves', 'images/a.avif', '\0\0\0,ftypavis\0\0\0\0'),
  asPicture('a drawing that is called PNG', '<svg onload="alert(1)"/>'),
  asPicture(
    'the pointer of a picture',
    'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n',
  ),
  asPicture('a page that says an error', '<!DOCTYPE html>\n<title>404</title>'),
  asPicture('an error of a program', '{ "message": "Not Found" }'),
  asPicture('a GIF that is called PNG', 'GIF89a\x01\0\x01\0'),
  asPicture('a document that is called PNG', 'PK\x03\x04\x14\0'),
  edited('a PDF that is called JPEG', 'images/a.jpg', '%PDF-1.7\n%plain\n'),
  asPicture('a Photoshop file', '8BPS\0\x01'),
  asPicture('a scan that is called PNG', 'II*\0\x08\0\0\0'),
  edited('a photo of a phone', 'images/a.jpg', '\0\0\0\x18ftypheic\0\0\0\0'),
  asPicture('a film', '\0\0\0\x18ftypqt  \0\0\0\0'),
  asPicture('something else', '\x01\0\x02\0'),
  asPicture('an empty picture', ''),
  asPicture('half a picture', png.subarray(0, 60)),
  asPicture('a JPEG that is called PNG', jpeg),
  edited('a dark picture of another size', 'images/portal-dark.png', narrow),
];
