import { readFile, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Entry, ReadFile } from '../model/entry';
import { type Fault, inReadingOrder } from '../model/problem';
import { type Publication, readPublication } from '../model/publication';
import { isMissing, stampOf } from '../read/fileSystem';
import { type FoundFile, findFiles } from '../read/findFiles';
import { largestPicture, type ReadPicture, readPicture } from '../read/readPicture';
import { largestTextFile } from '../read/sourceText';
import { readEntry } from './checkFile';
import { crossFaults } from './crossFaults';
import { judgeHeldBack } from './findUnpublished';
import { pictureFaults } from './pictureFaults';
import { unusedFiles } from './unusedFiles';

/** What the check has to say of a content folder as it is now. */
export interface CheckResult {
  /** All that keeps the content from being published; where there is none, the content is valid. */
  faults: Fault[];
  /** Those of the faults that are of files that nothing uses. */
  unusedFaults: Fault[];
  /** What could be better, and keeps nothing from being published. */
  warnings: Fault[];
  /** What is to be replaced before the site goes live. */
  samples: Fault[];
  /** What is held back today, each where it says so: drafts, and what has not appeared yet or is gone again. */
  heldBack: Fault[];
  /** The files that visitors see nothing of today, by their path within the content folder. */
  heldFiles: ReadonlySet<string>;
  /** The content of the files that have no faults of their own. */
  entries: Entry[];
  /** The pictures that have no faults, by their path within the content folder. */
  pictures: string[];
  /** Changes with the bytes of a file; by the path within the content folder. */
  stamps: ReadonlyMap<string, string>;
}

export interface Checker {
  /** Checks the folder as it is now, reading only what has changed since the last time. */
  check(): Promise<CheckResult>;
  /** Judges the folder as it would be with these bytes at a place; undefined stands for no file there. */
  checkWith(file: FoundFile, bytes: Uint8Array | undefined): Promise<CheckResult>;
}

type Read = { entry: ReadFile } | { picture: ReadPicture };

interface Kept {
  stamp: string;
  read: Read;
}

/**
 * Makes a checker of the content folder `root` (`content`), which remembers the files that it has read. `publication`
 * tells the day, anew for each check.
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
    return judge(root, found.faults, now, publication().today);
  }
  async function checkWith(file: FoundFile, bytes: Uint8Array | undefined): Promise<CheckResult> {
    const { faults } = await findFiles(root);
    const changed = new Map(kept);
    if (bytes === undefined) changed.delete(file.place);
    else changed.set(file.place, { stamp: '', read: await readBytes(root, file, bytes) });
    return judge(root, faults, changed, publication().today);
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

/** Reads a file, or takes what is known of it. Undefined where it has gone since the folder was listed. */
async function readFound(
  root: string,
  { place, of }: FoundFile,
  kept: ReadonlyMap<string, Kept>,
): Promise<Kept | undefined> {
  const path = join(root, place);
  try {
    const stats = await stat(path);
    const { size } = stats;
    const stamp = stampOf(stats);
    const known = kept.get(place);
    if (known?.stamp === stamp) return known;
    if (of === undefined) {
      const bytes = size > largestPicture ? undefined : await readFile(path);
      const file = `${basename(resolve(root))}/${place}`;
      return { stamp, read: { picture: await readPicture(file, size, bytes) } };
    }
    const bytes = size > largestTextFile ? new Uint8Array(size) : await readFile(path);
    return { stamp, read: { entry: readEntry(of, bytes) } };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function judge(
  root: string,
  placeFaults: Fault[],
  kept: ReadonlyMap<string, Kept>,
  today: string,
): CheckResult {
  const files: ReadFile[] = [];
  const pictures = new Map<string, ReadPicture>();
  const stamps = new Map<string, string>();
  for (const [place, { stamp, read }] of kept) {
    stamps.set(place, stamp);
    if ('entry' in read) files.push(read.entry);
    else pictures.set(`/${place}`, read.picture);
  }
  const site = { folder: basename(resolve(root)), files, pictures };
  const ofPictures = pictureFaults(site);
  const held = judgeHeldBack(site, today);
  const otherFaults = [
    ...files.flatMap((file) => file.faults),
    ...ofPictures.faults,
    ...crossFaults(site),
    ...held.faults,
  ];
  const unused = unusedFiles(site);
  return {
    faults: inReadingOrder([...placeFaults, ...otherFaults]),
    // What has a wrong name or place is read by nobody.
    unusedFaults: [...placeFaults, ...otherFaults.filter(({ file }) => unused.has(file))],
    warnings: inReadingOrder([
      ...files.flatMap((file) => file.warnings),
      ...ofPictures.warnings,
      ...held.warnings,
    ]),
    samples: inReadingOrder(files.flatMap((file) => file.samples)),
    heldBack: inReadingOrder(held.list),
    heldFiles: held.files,
    entries: files.flatMap(({ entry }) => entry ?? []),
    pictures: [...pictures].flatMap(([path, { fault }]) =>
      fault === undefined ? path.slice(1) : [],
    ),
    stamps,
  };
}
