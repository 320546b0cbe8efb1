import { crc32 } from 'node:zlib';
import { isRangeError } from './rangeError';

export interface PictureHeader {
  type: 'png' | 'jpg' | 'webp' | 'avif';
  width: number;
  height: number;
  /** False where the file ends before its picture does, or is found to be damaged. */
  whole: boolean;
}

/**
 * Reads type and size of a picture from its bytes, and whether it is all there. Returns undefined where the
 * bytes are no picture of a known type.
 */
export function readPictureHeader(bytes: Buffer): PictureHeader | undefined {
  try {
    return readPng(bytes) ?? readJpeg(bytes) ?? readWebp(bytes) ?? readAvif(bytes);
  } catch (error) {
    // A look past the last byte: the header itself is cut off.
    if (isRangeError(error)) return undefined;
    throw error;
  }
}

function ascii(bytes: Buffer, from: number, length: number): string {
  return bytes.toString('latin1', from, from + length);
}

function readPng(bytes: Buffer): PictureHeader | undefined {
  if (ascii(bytes, 0, 8) !== '\x89PNG\r\n\x1a\n' || ascii(bytes, 12, 4) !== 'IHDR')
    return undefined;
  const width = bytes.readUInt32BE(16);
  return { type: 'png', width, height: bytes.readUInt32BE(20), whole: hasAllChunks(bytes) };
}

/** Whether every part of a PNG is there, up to the last, and has the checksum that stands behind it. */
function hasAllChunks(bytes: Buffer): boolean {
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 8 + bytes.readUInt32BE(at);
    if (end + 4 > bytes.length) return false;
    if (crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return false;
    if (ascii(bytes, at + 4, 4) === 'IEND') return true;
    at = end + 4;
  }
  return false;
}

function readJpeg(bytes: Buffer): PictureHeader | undefined {
  if (bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  const whole = bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > bytes.length - 64;
  for (let at = 2; ; ) {
    if (bytes.readUInt8(at) !== 0xff) return undefined;
    const marker = bytes.readUInt8(at + 1);
    // The frame headers C0 to CF, apart from three that are tables.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      const height = bytes.readUInt16BE(at + 5);
      return { type: 'jpg', width: bytes.readUInt16BE(at + 7), height, whole };
    }
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
}

function readWebp(bytes: Buffer): PictureHeader | undefined {
  if (ascii(bytes, 0, 4) !== 'RIFF' || ascii(bytes, 8, 4) !== 'WEBP') return undefined;
  const whole = bytes.length >= bytes.readUInt32LE(4) + 8;
  const common = { type: 'webp', whole } as const;
  switch (ascii(bytes, 12, 4)) {
    case 'VP8 ':
      return {
        ...common,
        width: bytes.readUInt16LE(26) & 0x3fff,
        height: bytes.readUInt16LE(28) & 0x3fff,
      };
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return { ...common, width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return {
        ...common,
        width: bytes.readUIntLE(24, 3) + 1,
        height: bytes.readUIntLE(27, 3) + 1,
      };
    default:
      return undefined;
  }
}

function readAvif(bytes: Buffer): PictureHeader | undefined {
  if (
    ascii(bytes, 4, 4) !== 'ftyp' ||
    !/avi[fs]/.test(ascii(bytes, 8, bytes.readUInt32BE(0) - 8))
  ) {
    return undefined;
  }
  const size = bytes.indexOf('ispe', 0, 'latin1');
  if (size === -1) return undefined;
  return {
    type: 'avif',
    width: bytes.readUInt32BE(size + 8),
    height: bytes.readUInt32BE(size + 12),
    whole: hasAllBoxes(bytes),
  };
}

/** Whether the boxes that an AVIF is made of fill the file, and one of them holds the picture's data. */
function hasAllBoxes(bytes: Buffer): boolean {
  let at = 0;
  let hasData = false;
  while (at + 8 <= bytes.length) {
    // A size of 0 means: up to the end of the file.
    const size = bytes.readUInt32BE(at) || bytes.length - at;
    if (size < 8) return false;
    hasData ||= ascii(bytes, at + 4, 4) === 'mdat';
    at += size;
  }
  return hasData && at === bytes.length;
}
