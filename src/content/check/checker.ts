import { readFileSync, type Stats, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { type Entry, entriesOf } from '../model/entry';
import { inReadingOrder, isMistake, type Problem } from '../model/problem';
import { type Publication, readPublication } from '../model/publication';
import { type FoundFile, findFiles } from '../read/findFiles';
import { type CheckedPicture, largestPicture, readPicture } from '../read/readPicture';
import { fragileLinks } from './brokenReferences';
import type { CheckedFile } from './checkedFile';
import { checkFile } from './checkFile';
import { hiddenFiles, indexContent, indexPublishedOn } from './contentIndex';
import { crossProblems } from './crossProblems';
import { houseChecker } from './houseChecker';
import { publicationGaps, unpublishedParts } from './scheduled';

/** What the check found in a content folder. */
export interface CheckResult {
  /** Everything that prevents publication; valid content has none. */
  problems: Problem[];
  /** Those of the problems that are in files nothing uses. */
  unusedProblems: Problem[];
  /** What could be better, but doesn't prevent publication. */
  warnings: Problem[];
  /** What is left to do before the site goes live. */
  beforeLaunch: Problem[];
  /** What is unpublished today, at the field that decides it: drafts, and parts outside their dates. */
  unpublished: Problem[];
  /** The files of which visitors see nothing today. */
  hidden: ReadonlySet<string>;
  /** The content of the files that have no problems of their own. */
  entries: Entry[];
  /** The pictures without problems. */
  pictures: readonly string[];
}

export type Checker = ReturnType<typeof createChecker>;

/** What is known about a file until it changes. */
interface KnownFile {
  version: string;
  file?: CheckedFile;
  picture?: CheckedPicture;
}

/** Checks the content folder `root` once. */
export function checkContent(root: string, publication?: () => Publication): Promise<CheckResult> {
  return createChecker(root, publication).check();
}

/**
 * Makes a checker of the content folder `root` (`content`) that remembers the files it has read. `publication` is
 * called for each check, since it supplies the date.
 */
export function createChecker(root: string, publication: () => Publication = readPublication) {
  const folder = basename(resolve(root));
  let known: ReadonlyMap<string, KnownFile> = new Map();

  /** Checks the folder as it is now, reading only what has changed since the last time. */
  async function check(): Promise<CheckResult> {
    const { files, problems } = await findFiles(root);
    const now = new Map<string, KnownFile>();
    for (const file of files) {
      const stats = statSync(join(root, file.place), { throwIfNoEntry: false });
      // Undefined if it was deleted after the folder was listed.
      if (stats !== undefined) now.set(file.place, await readUnlessKnown(file, stats));
    }
    known = now;
    return combine(folder, problems, known, publication().today);
  }

  /** Checks the folder as if a file had these bytes, or, with undefined, didn't exist. */
  async function checkWith(file: FoundFile, bytes: Buffer | undefined): Promise<CheckResult> {
    const { problems } = await findFiles(root);
    const changed = new Map(known);
    if (bytes === undefined) changed.delete(file.place);
    else changed.set(file.place, await read(file, bytes, ''));
    return combine(folder, problems, changed, publication().today);
  }

  async function readUnlessKnown(file: FoundFile, stats: Stats): Promise<KnownFile> {
    const version = versionOf(stats);
    const before = known.get(file.place);
    if (before?.version === version) return before;
    // If a file is too large, only its size matters.
    const isLarge = stats.size > largestPicture;
    const bytes = isLarge ? Buffer.alloc(0) : readFileSync(join(root, file.place));
    return read(file, bytes, version, isLarge ? stats.size : bytes.length);
  }

  async function read(
    { place, contentFile }: FoundFile,
    bytes: Buffer,
    version: string,
    size?: number,
  ) {
    if (contentFile !== undefined) return { version, file: checkFile(contentFile, bytes, size) };
    return { version, picture: await readPicture(`${folder}/${place}`, bytes, size) };
  }

  return { check, checkWith };
}

function combine(
  folder: string,
  placeProblems: Problem[],
  known: ReadonlyMap<string, KnownFile>,
  today: string,
): CheckResult {
  const files: CheckedFile[] = [];
  const images = new Map<string, CheckedPicture>();
  for (const [place, { file, picture }] of known) {
    if (file !== undefined) files.push(file);
    if (picture !== undefined) images.set(`/${place}`, picture);
  }
  const contentIndex = indexContent(folder, files, images);
  const entries = files.flatMap(({ entry }) => entry ?? []);
  const ofFiles = [...files, ...images.values()].flatMap(({ problems }) => problems);
  const whole = [...ofFiles, ...crossProblems(contentIndex)];
  const found = inReadingOrder([
    ...placeProblems,
    ...whole,
    ...publicationGaps(contentIndex, whole.filter(isMistake), today),
    ...fragileLinks(contentIndex),
    ...entriesOf('houseWords', entries).flatMap(({ fields }) =>
      files.flatMap(houseChecker(fields)),
    ),
  ]);
  const problems = found.filter(isMistake);
  const unused = hiddenFiles(contentIndex, contentIndex);
  // A file with the wrong name or place is never read.
  for (const { file } of placeProblems) unused.add(file);
  return {
    problems,
    unusedProblems: problems.filter(({ file }) => unused.has(file)),
    warnings: found.filter(({ severity }) => severity === 'warning'),
    beforeLaunch: found.filter(({ severity }) => severity === 'launch'),
    unpublished: inReadingOrder(unpublishedParts(contentIndex, today)),
    hidden: hiddenFiles(contentIndex, indexPublishedOn(today, contentIndex)),
    entries,
    pictures: [...images.values()].flatMap(({ file, width }) => (width > 0 ? file : [])),
  };
}

/** A string that changes whenever a file is written, without reading the file. */
function versionOf({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return [size, mtimeMs, ctimeMs, ino].join(' ');
}
