import { readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Entry } from '../model/entry';
import { inReadingOrder, type Problem } from '../model/problem';
import { type Publication, readPublication } from '../model/publication';
import { versionOf } from '../read/fileSystem';
import { type FoundFile, findFiles } from '../read/findFiles';
import { largestPicture, type ReadPicture, readPicture } from '../read/readPicture';
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
  /** The pictures without problems: the version of each, by their path within the content folder. */
  pictures: ReadonlyMap<string, string>;
}

export interface Checker {
  /** Checks the folder as it is now, reading only what has changed since the last time. */
  check(): Promise<CheckResult>;
  /** Checks the folder as if a file had these bytes, or, with undefined, didn't exist. */
  checkWith(file: FoundFile, bytes: Buffer | undefined): Promise<CheckResult>;
}

/** What is known of a file, for as long as it stays as it is. */
type KnownFile = { version: string } & ({ entry: ReadFile } | { picture: ReadPicture });

/**
 * Makes a checker of the content folder `root` (`content`) that remembers the files it has read. `publication` is
 * called for each check, since it gives the day.
 */
export function createChecker(
  root: string,
  publication: () => Publication = readPublication,
): Checker {
  const folder = basename(resolve(root));
  let known: ReadonlyMap<string, KnownFile> = new Map();

  async function check(): Promise<CheckResult> {
    const { files, problems } = await findFiles(root);
    const now = new Map<string, KnownFile>();
    for (const file of files) {
      const read = await readUnlessKnown(file);
      if (read !== undefined) now.set(file.place, read);
    }
    known = now;
    return combine(folder, problems, known, publication().today);
  }

  async function checkWith(file: FoundFile, bytes: Buffer | undefined): Promise<CheckResult> {
    const { problems } = await findFiles(root);
    const changed = new Map(known);
    if (bytes === undefined) changed.delete(file.place);
    else changed.set(file.place, await readBytes(file, bytes, ''));
    return combine(folder, problems, changed, publication().today);
  }

  /** Undefined where the file has gone since the folder was listed. */
  async function readUnlessKnown(file: FoundFile): Promise<KnownFile | undefined> {
    const path = join(root, file.place);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats === undefined) return undefined;
    const version = versionOf(stats);
    const before = known.get(file.place);
    if (before?.version === version) return before;
    // For a file that is too large, only its size matters.
    const bytes = stats.size > largestPicture ? Buffer.alloc(stats.size) : readFileSync(path);
    return readBytes(file, bytes, version);
  }

  async function readBytes({ place, of }: FoundFile, bytes: Buffer, version: string) {
    if (of !== undefined) return { version, entry: readEntry(of, bytes) };
    return { version, picture: await readPicture(`${folder}/${place}`, bytes) };
  }

  return { check, checkWith };
}

function combine(
  folder: string,
  placeProblems: Problem[],
  known: ReadonlyMap<string, KnownFile>,
  today: string,
): CheckResult {
  const files: ReadFile[] = [];
  const pictures = new Map<string, ReadPicture>();
  const sound = new Map<string, string>();
  for (const [place, file] of known) {
    if ('entry' in file) {
      files.push(file.entry);
      continue;
    }
    pictures.set(`/${place}`, file.picture);
    if (file.picture.problem === undefined) sound.set(place, file.version);
  }
  const site = { folder, files, pictures };
  const ofPictures = pictureProblems(site);
  const unpublished = findUnpublished(site, today);
  const otherProblems = [
    ...files.flatMap((file) => file.problems),
    ...ofPictures.problems,
    ...crossProblems(site),
    ...unpublished.problems,
  ];
  const unused = unusedFiles(site);
  return {
    problems: inReadingOrder([...placeProblems, ...otherProblems]),
    // Nothing reads a file whose name or place is wrong.
    unusedProblems: [...placeProblems, ...otherProblems.filter(({ file }) => unused.has(file))],
    warnings: inReadingOrder([
      ...files.flatMap((file) => file.warnings),
      ...ofPictures.warnings,
      ...unpublished.warnings,
    ]),
    samples: inReadingOrder(files.flatMap((file) => file.samples)),
    unpublished: inReadingOrder(unpublished.list),
    unpublishedFiles: unpublished.files,
    entries: files.flatMap(({ entry }) => entry ?? []),
    pictures: sound,
  };
}
