import { createReadStream, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { today } from '../model/day';
import type { Entry } from '../model/entry';
import { inReadingOrder, isMistake, type Problem } from '../model/problem';
import { type FoundFile, findFiles } from '../read/findFiles';
import { type CheckedPicture, largestPicture, readPicture } from '../read/readPicture';
import type { CheckedFile } from './checkFields';
import { checkFile } from './checkFile';
import { hiddenFiles, indexContent, publishedOn } from './contentIndex';
import { crossProblems } from './crossProblems';
import { formatProblem } from './formatProblem';
import { publicationGaps, unpublishedParts } from './scheduled';

/** What the check found in a content folder. */
export interface CheckResult {
  /** Everything that prevents publication; valid content has none. */
  problems: Problem[];
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
}

export type Checker = ReturnType<typeof createChecker>;

/** What is known about a file until it changes. */
interface KnownFile {
  version: string;
  file?: CheckedFile;
  picture?: CheckedPicture;
}

/** Checks the content folder `root` once, as it is on a day. */
export function checkContent(root: string, day = today()): Promise<CheckResult> {
  return createChecker(root, () => day).check();
}

/**
 * Makes a checker of the content folder `root` (`content`) that remembers the files it has read. `dayOfCheck` is called
 * for each check.
 */
export function createChecker(root: string, dayOfCheck = today) {
  const folder = basename(resolve(root));
  let known: ReadonlyMap<string, KnownFile> = new Map();

  /** Checks the folder as it is now, reading only what has changed since the last time. */
  async function check(): Promise<CheckResult> {
    const { files, problems } = await findFiles(root);
    const now = new Map<string, KnownFile>();
    for (const file of files) {
      const path = join(root, file.place);
      const stats = statSync(path, { throwIfNoEntry: false });
      // It was deleted after the folder was listed.
      if (stats === undefined) continue;
      const version = [stats.size, stats.mtimeMs, stats.ctimeMs, stats.ino].join(' ');
      const before = known.get(file.place);
      const isKnown = before?.version === version;
      now.set(file.place, isKnown ? before : await read(file, await bytesOf(path), version));
    }
    known = now;
    return combine(folder, problems, known, dayOfCheck());
  }

  /**
   * Checks a file as if it had these bytes, or, with undefined, didn't exist. Returns its own problems and warnings, and
   * the problems that this would cause elsewhere.
   */
  async function checkChange(file: FoundFile, bytes: Buffer | undefined) {
    const before = new Set((await check()).problems.map(formatProblem));
    const changed = new Map(known);
    if (bytes === undefined) changed.delete(file.place);
    else changed.set(file.place, await read(file, bytes));
    const { problems, warnings } = combine(folder, [], changed, dayOfCheck());
    const isInFile = (problem: Problem) => problem.file === `${folder}/${file.place}`;
    const isNew = (problem: Problem) => isInFile(problem) || !before.has(formatProblem(problem));
    return { problems: problems.filter(isNew), warnings: warnings.filter(isInFile) };
  }

  async function read({ place, contentFile }: FoundFile, bytes: Buffer, version = '') {
    if (contentFile !== undefined) return { version, file: checkFile(contentFile, bytes) };
    return { version, picture: await readPicture(`${folder}/${place}`, bytes) };
  }

  return { check, checkChange };
}

/** The bytes of a file, without those that make it too large. */
async function bytesOf(path: string): Promise<Buffer> {
  return Buffer.concat(await createReadStream(path, { end: largestPicture }).toArray());
}

function combine(
  folder: string,
  placeProblems: Problem[],
  known: ReadonlyMap<string, KnownFile>,
  today: string,
): CheckResult {
  const files = [...known.values()].flatMap(({ file }) => file ?? []);
  const images = new Map<string, CheckedPicture>();
  for (const [place, { picture }] of known) {
    if (picture !== undefined) images.set(`/${place}`, picture);
  }
  const pictures = [...images.values()];
  const whole = indexContent(folder, files, images);
  const entries = files.flatMap(({ entry }) => entry ?? []);
  const inFiles = [...files, ...pictures].flatMap(({ problems }) => problems);
  const always = [...placeProblems, ...inFiles, ...crossProblems(whole)];
  const found = inReadingOrder([
    ...always,
    ...publicationGaps(whole, always.filter(isMistake), today),
  ]);
  return {
    problems: found.filter(isMistake),
    warnings: found.filter(({ severity }) => severity === 'warning'),
    beforeLaunch: found.filter(({ severity }) => severity === 'launch'),
    unpublished: inReadingOrder(unpublishedParts(whole, today)),
    hidden: hiddenFiles(publishedOn(today, whole), [...files, ...pictures]),
    entries,
  };
}
