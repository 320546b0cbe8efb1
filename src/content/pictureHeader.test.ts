/** @jest-environment node */
import { png } from './badContent/goodContent';
import { readPictureHeader } from './pictureHeader';

const from = (base64: string) => Buffer.from(base64, 'base64');

const pictures: ['png' | 'jpg' | 'webp' | 'avif', string, Buffer][] = [
  ['png', 'png', png(40, 30)],
  [
    'jpg',
    'jpg',
    from(
      '/9j/2wBDAP//////////////////////////////////////////////////////////////////////////////////////2wBDAf//////////////////////////////////////////////////////////////////////////////////////wAARCAAeACgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKAAAAAAAAAAAB//2Q==',
    ),
  ],
  [
    'webp',
    'webp',
    from(
      'UklGRjoAAABXRUJQVlA4IC4AAAAwAwCdASooAB4AP83k7XA/t7IrJWgD8DmJaQDQzA8KmggAAP7S4d/7W3FoAAAA',
    ),
  ],
  ['webp', 'webp lossless', from('UklGRh4AAABXRUJQVlA4TBEAAAAvJ0AHAAfQ3aqWuf+BiOh/AAA=')],
  [
    'webp',
    'webp alpha',
    from(
      'UklGRlgAAABXRUJQVlA4WAoAAAAQAAAAJwAAHQAAQUxQSAoAAAABB1DAiAhERP8DVlA4ICgAAADwAgCdASooAB4AP83m7XA/uDIrJWgD8DmJaQAAKUNt8AD+6WOCgAAA',
    ),
  ],
  [
    'avif',
    'avif',
    from(
      'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAD6AAEAAAAAAAAAGgAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGF2MDEAAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAACgAAAAeAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAibWRhdBIACgk4FSfrCAhoNIAyCx+QAABACzk80L2A',
    ),
  ],
];

test.each(pictures)('type and size of a picture are read: %s (%s)', (type, _name, bytes) => {
  expect(readPictureHeader(bytes)).toEqual({ type, width: 40, height: 30, whole: true });
});

test.each(pictures)('a picture that is cut off anywhere is not whole: %s (%s)', (_, __, bytes) => {
  for (let length = 0; length < bytes.length; length += 1) {
    expect(readPictureHeader(bytes.subarray(0, length))?.whole ?? false).toBe(false);
  }
});
