import { createReadStream, statSync } from 'node:fs';
import { join } from 'node:path';
import { isPictureFile } from '../fields/kinds/picture';
import type { Problem } from '../fields/problem';
import { findFiles, isUsed, unusedFiles } from './findFiles';
import { largestPicture, type PictureFacts, readPicture } from './readPicture';
import { readSourceText } from './sourceText';

/** What is known of a file: its text, the facts of its picture, or why it can’t be used or read. */
export type FileFacts = ({ text: string } | PictureFacts | { problem: Problem }) & {
  /** Changes when the file does. */
  version?: string;
};

/** The files of a content folder, by paths such as `content/pages/clients.md`. */
export type ContentFiles = ReadonlyMap<string, FileFacts>;

/** Files by such paths, with the bytes that they get; with undefined, a file is removed. */
export type ContentChanges = ReadonlyMap<string, Buffer | undefined>;

/**
 * Reads the content folder `root`; of a folder that isn't there, no file is known. Files that haven't changed since
 * `before` was read are taken from it.
 */
export async function readContent(
  root: string,
  before: ContentFiles = new Map(),
): Promise<ContentFiles> {
  const { places, problems } = await findFiles(root);
  const read = new Map<string, FileFacts>(problems.map((problem) => [problem.file, { problem }]));
  for (const place of places) {
    const [file, path] = [`content/${place}`, join(root, place)];
    const stats = statSync(path, { throwIfNoEntry: false });
    // It was deleted after the folder was listed.
    if (stats === undefined) continue;
    const version = [stats.size, stats.mtimeMs, stats.ctimeMs, stats.ino].join(' ');
    const known = before.get(file);
    const isKnown = known?.version === version;
    read.set(file, isKnown ? known : { ...(await factsOf(file, await bytesOf(path))), version });
  }
  return read;
}

/** The files as they are once these changes are made. */
export async function withChanges(
  files: ContentFiles,
  changes: ContentChanges,
): Promise<ContentFiles> {
  const changed = new Map(files);
  for (const [file, bytes] of changes) {
    if (bytes === undefined) changed.delete(file);
    else changed.set(file, await factsOf(file, bytes));
  }
  return changed;
}

async function factsOf(file: string, bytes: Buffer): Promise<FileFacts> {
  if (!isUsed(file)) return { problem: unusedFiles([file]) };
  return isPictureFile(file) ? readPicture(file, bytes) : readSourceText(file, bytes);
}

/** The bytes of a file, without those that make it too large. */
async function bytesOf(path: string): Promise<Buffer> {
  return Buffer.concat(await createReadStream(path, { end: largestPicture }).toArray());
}
