import type { Stats } from 'node:fs';

/** A text that changes whenever a file is written, without the file being read. */
export function versionOf({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return [size, mtimeMs, ctimeMs, ino].join(' ');
}

/** The code of an error of the file system, such as `ENOENT`; undefined of any other error. */
export function errorCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
