import type { Stats } from 'node:fs';

/** A text that changes whenever a file is written, without the file being read. */
export function stampOf({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return [size, mtimeMs, ctimeMs, ino].join(' ');
}

/** Whether an error of the file system says that the file isn't there. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
