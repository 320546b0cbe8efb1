import { crc32 } from 'node:zlib';
import { type BadCase, badCase, inPage, warned, written } from './badCase';
import { png } from './goodContent';

function named(name: string, path: string, code: string): BadCase {
  const words = ['/images/portal.png', path] as const;
  return inPage(name, words, '16 sections[0].picture.file', code);
}

function asPicture(name: string, bytes: string | Buffer, code: string): BadCase {
  return written(name, 'images/portal.png', bytes, '1', code);
}

/** A white JPEG of 40 by 30 pixels. */
const jpeg = Buffer.from(
  '/9j/2wBDAP//////////////////////////////////////////////////////////////////////' +
    '////////////////wgALCAAeACgBAREA/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/2gAIAQEAAAAAoAAA' +
    '/8QAFBABAAAAAAAAAAAAAAAAAAAAQP/aAAgBAQABPwAn/9k=',
  'base64',
);

/** Pictures that are missing, not what their name says, too large, or incomplete. */
export const badPictures: BadCase[] = [
  named('a picture that is not there', '/images/portl.png', 'lost'),
  named('a picture that is there with another ending', '/images/portal.webp', 'lost'),
  named('a picture that is not there, and is like no other', '/images/orbits.png', 'lost'),
  named('a picture outside its folder', '/images/../site.png', 'spelling'),
  asPicture('a picture of 40 MB', Buffer.alloc(40_000_000), 'too-large'),
  asPicture('a picture that is text', '<svg onload="alert(1)"/>', 'not-a-picture'),
  asPicture('an empty picture', '', 'empty-file'),
  asPicture('half a picture', png(40, 30).subarray(0, 60), 'damaged'),
  asPicture('a picture with a wrong bit', flipped(png(40, 30), 50), 'damaged'),
  asPicture('a JPEG that is called PNG', jpeg, 'wrong-ending'),
  asPicture('a picture of too many dots', claiming(20_000), 'too-large'),
  written('a picture in capitals', 'images/Plan.PNG', png(4, 4), '1', 'file-name'),
  written('a picture of no known type', 'images/a.gif', 'GIF89a', '1', 'unused'),
  badCase(
    'a dark picture of another size',
    'images/portal-dark.png',
    { whole: png(20, 30) },
    {
      file: 'content/pages/clients.md',
      line: 17,
      field: 'sections[0].picture.darkFile',
      code: 'picture-size',
    },
  ),
  warned(written('a picture wider than needed', 'images/wide.png', png(3000, 1), '1', 'wide')),
];

function flipped(bytes: Buffer, at: number): Buffer {
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  return bytes;
}

/** A PNG that claims this size, whatever it contains. */
function claiming(side: number): Buffer {
  const bytes = png(1, 1);
  bytes.writeUInt32BE(side, 16);
  bytes.writeUInt32BE(side, 20);
  // The checksum of its claim is right.
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}
