/** What is often put in the place of a picture that pages can show. */
interface OtherFormat {
  /** What it is: `is a GIF`. */
  what: string;
  /** How the file begins. */
  begins: RegExp;
  advice: string;
}

export const convert = 'Open it in a program for pictures, and save it as PNG, JPEG, WebP or AVIF.';
export const still = 'Save one of its pictures as PNG, JPEG, WebP or AVIF, or show it as a video.';
const instead = 'Save the picture itself: a message may have come in its place.';
const fromDocument =
  'Save the picture in it as PNG, JPEG, WebP or AVIF, or make a screenshot of it.';
const lfs = 'Get the picture with `git lfs pull`.';

const otherFormats: readonly OtherFormat[] = [
  { what: 'a pointer of Git LFS', begins: /^version https:\/\/git-lfs\./, advice: lfs },
  { what: 'a web page', begins: /^\s*<(?:!doctype html|html)/i, advice: instead },
  {
    what: 'an SVG drawing',
    begins: /^\s*<(?:svg|[?!].*<svg)/is,
    advice: convert,
  },
  { what: 'a PDF', begins: /^%PDF-/, advice: fromDocument },
  {
    what: 'a document or an archive',
    begins: /^(?:PK\p{Cc}{2}|\xd0\xcf\p{Cc}\xe0|\{\\rtf)/u,
    advice: fromDocument,
  },
  { what: 'a text', begins: /^(?:\s|\P{Cc}|[\x80-\x9f])*$/u, advice: instead },
  { what: 'a GIF', begins: /^GIF8/, advice: convert },
  { what: 'a TIFF', begins: /^(?:II\*\p{Cc}|MM\p{Cc}\*)/u, advice: convert },
  { what: 'a BMP', begins: /^BM.{4}\p{Cc}{4}/su, advice: convert },
  { what: 'a Photoshop file', begins: /^8BPS/, advice: convert },
  { what: 'a JPEG XL', begins: /^(?:\xff\n|\p{Cc}{4}JXL )/u, advice: convert },
  {
    what: 'a HEIC photo',
    begins: /^.{4}ftyp(?:he[iv]|mif1|msf1)/s,
    advice: convert,
  },
  {
    what: 'a video',
    begins: /^(?:.{4}ftyp|\p{Cc}E\xdf\xa3)/su,
    advice: still,
  },
];

/** What a file is by its first bytes, read as Latin 1; undefined if that isn’t known. */
export function formatOfBytes(start: string): OtherFormat | undefined {
  return otherFormats.find(({ begins }) => begins.test(start));
}
