import { readFile, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Entry } from '../model/entry';
import { inReadingOrder, type Problem } from '../model/problem';
import { type Publication, readPublication } from '../model/publication';
import { isMissing, versionOf } from '../read/fileSystem';
import { type FoundFile, findFiles } from '../read/findFiles';
import { largestPicture, type ReadPicture, readPicture } from '../read/readPicture';
import { largestTextFile } from '../read/sourceText';
import { readEntry } from './checkFile';
import { crossProblems } from './crossProblems';
import type { ReadFile } from './fileResult';
import { findUnpublished } from './findUnpublished';
import { pictureProblems } from './pictureProblems';
import { unusedFiles } from './unusedFiles';

/** What the check found in a content folder. */
export interface CheckResult {
  /** Everything that keeps the content from being published; valid content has none. */
  problems: Problem[];
  /** The problems among them that are in files that nothing uses. */
  unusedProblems: Problem[];
  /** What could be better, but doesn't keep anything from being published. */
  warnings: Problem[];
  /** What must be replaced before the site goes live. */
  samples: Problem[];
  /** What is unpublished today, at the field that decides it: drafts, and parts before or after their dates. */
  unpublished: Problem[];
  /** The files of which visitors see nothing today, by their path within the content folder. */
  unpublishedFiles: ReadonlySet<string>;
  /** The content of the files that have no problems of their own. */
  entries: Entry[];
  /** The pictures without problems, by their path within the content folder. */
  pictures: string[];
  /** A version for each file, which changes with its bytes, by its path within the content folder. */
  versions: ReadonlyMap<string, string>;
}

export interface Checker {
  /** Checks the folder as it is now, reading only what has changed since the last time. */
  check(): Promise<CheckResult>;
  /** Checks the folder as if a file had these bytes, or, with undefined, didn't exist. */
  checkWith(file: FoundFile, bytes: Uint8Array | undefined): Promise<CheckResult>;
}

type Read = { entry: ReadFile } | { picture: ReadPicture };

interface Kept {
  version: string;
  read: Read;
}

/**
 * Makes a checker of the content folder `root` (`content`) that remembers the files it has read. `publication` is
 * called for each check, since it gives the day.
 */
export function createChecker(
  root: string,
  publication: () => Publication = readPublication,
): Checker {
  let kept = new Map<string, Kept>();
  async function check(): Promise<CheckResult> {
    const found = await findFiles(root);
    const now = new Map<string, Kept>();
    for (const batch of batches(found.files, 64)) {
      const read = await Promise.all(batch.map((file) => readFound(root, file, kept)));
      batch.forEach((file, index) => {
        const one = read[index];
        if (one !== undefined) now.set(file.place, one);
      });
    }
    kept = now;
    return combine(root, found.problems, now, publication().today);
  }
  async function checkWith(file: FoundFile, bytes: Uint8Array | undefined): Promise<CheckResult> {
    const { problems } = await findFiles(root);
    const changed = new Map(kept);
    if (bytes === undefined) changed.delete(file.place);
    else changed.set(file.place, { version: '', read: await readBytes(root, file, bytes) });
    return combine(root, problems, changed, publication().today);
  }
  return { check, checkWith };
}

async function readBytes(root: string, { place, of }: FoundFile, bytes: Uint8Array): Promise<Read> {
  if (of !== undefined) return { entry: readEntry(of, bytes) };
  const file = `${basename(resolve(root))}/${place}`;
  const readable = bytes.length > largestPicture ? undefined : Buffer.from(bytes);
  return { picture: await readPicture(file, bytes.length, readable) };
}

function* batches<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}

/** Reads a file, or takes it from the cache. Undefined if it has disappeared since the folder was listed. */
async function readFound(
  root: string,
  { place, of }: FoundFile,
  kept: ReadonlyMap<string, Kept>,
): Promise<Kept | undefined> {
  const path = join(root, place);
  try {
    const stats = await stat(path);
    const { size } = stats;
    const version = versionOf(stats);
    const known = kept.get(place);
    if (known?.version === version) return known;
    if (of === undefined) {
      const bytes = size > largestPicture ? undefined : await readFile(path);
      const file = `${basename(resolve(root))}/${place}`;
      return { version, read: { picture: await readPicture(file, size, bytes) } };
    }
    const bytes = size > largestTextFile ? new Uint8Array(size) : await readFile(path);
    return { version, read: { entry: readEntry(of, bytes) } };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function combine(
  root: string,
  placeProblems: Problem[],
  kept: ReadonlyMap<string, Kept>,
  today: string,
): CheckResult {
  const files: ReadFile[] = [];
  const pictures = new Map<string, ReadPicture>();
  const versions = new Map<string, string>();
  for (const [place, { version, read }] of kept) {
    versions.set(place, version);
    if ('entry' in read) files.push(read.entry);
    else pictures.set(`/${place}`, read.picture);
  }
  const site = { folder: basename(resolve(root)), files, pictures };
  const ofPictures = pictureProblems(site);
  const held = findUnpublished(site, today);
  const otherProblems = [
    ...files.flatMap((file) => file.problems),
    ...ofPictures.problems,
    ...crossProblems(site),
    ...held.problems,
  ];
  const unused = unusedFiles(site);
  return {
    problems: inReadingOrder([...placeProblems, ...otherProblems]),
    // Nothing reads a file whose name or place is wrong.
    unusedProblems: [...placeProblems, ...otherProblems.filter(({ file }) => unused.has(file))],
    warnings: inReadingOrder([
      ...files.flatMap((file) => file.warnings),
      ...ofPictures.warnings,
      ...held.warnings,
    ]),
    samples: inReadingOrder(files.flatMap((file) => file.samples)),
    unpublished: inReadingOrder(held.list),
    unpublishedFiles: held.files,
    entries: files.flatMap(({ entry }) => entry ?? []),
    pictures: [...pictures].flatMap(([path, { problem }]) =>
      problem === undefined ? path.slice(1) : [],
    ),
    versions,
  };
}
