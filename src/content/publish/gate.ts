import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { type Checker, type CheckResult, createChecker } from '../check/checker';
import { inReadingOrder } from '../model/problem';
import { type Publication, readPublication } from '../model/publication';
import { isMissing, versionOf } from '../read/fileSystem';
import { findFiles } from '../read/findFiles';
import { type PublishedFile, publishedFiles } from './publishedFiles';

interface GateOptions {
  /** Whether a problem in a file that nothing uses is a warning, and keeps back that file alone. */
  forgiveUnused?: boolean;
}

export interface Gate {
  /** What looks at the content folder, for others who ask about it. */
  checker: Checker;
  /** Checks the content and, where all of it is valid, lets it through; one call after the other. */
  pass(): Promise<CheckResult>;
}

/**
 * Makes a gate between the content folder `root` and the folder `target` that the site is built from. Valid
 * content is written there, file by file as it changes; while anything has a problem, `target` stays as it is.
 * What is written is what the check read, not a second look at the files, so nothing unchecked slips in
 * between. What the content no longer has is removed, and what is held back is left out, unless `publication` shows
 * drafts. Throws where one folder lies within the other.
 */
export function createGate(
  root: string,
  target: string,
  publication: () => Publication = readPublication,
  { forgiveUnused = false }: GateOptions = {},
): Gate {
  refuseOverlap(root, target);
  const checker = createChecker(root, publication);
  let passed: ReadonlyMap<string, string> = new Map();
  let passedOn = '';
  async function run(tries = 5): Promise<CheckResult> {
    const checked = await checker.check();
    const result = forgiveUnused ? forgiving(checked) : checked;
    if (result.problems.length > 0) return result;
    if (!existsSync(target)) passed = new Map();
    const shown = publication();
    const files = publishedFiles(result, shown);
    // The same file is written otherwise on another day.
    if (shown.today !== passedOn) passed = new Map();
    const done = await publish(root, target, files, result.versions, passed);
    if (!done && tries > 0) return run(tries - 1);
    if (done) {
      passed = new Map(files.flatMap(({ place }) => versionAt(place, result.versions)));
      passedOn = shown.today;
    }
    return result;
  }
  let last: Promise<unknown> = Promise.resolve();
  return {
    checker,
    pass() {
      const next = last.then(() => run());
      last = next.catch(() => undefined);
      return next;
    },
  };
}

function forgiving(checked: CheckResult): CheckResult {
  const { problems, unusedProblems, warnings } = checked;
  const forgiven = unusedProblems.map((problem) => ({
    ...problem,
    advice: `${problem.advice} Nothing uses this file, so it keeps nothing back here, but it stops a build.`,
  }));
  return {
    ...checked,
    problems: problems.filter((problem) => !unusedProblems.includes(problem)),
    warnings: inReadingOrder([...warnings, ...forgiven]),
  };
}

/** Passes the gate between two folders once. */
export async function passGate(
  root: string,
  target: string,
  publication?: () => Publication,
): Promise<CheckResult> {
  return createGate(root, target, publication).pass();
}

function versionAt(place: string, versions: ReadonlyMap<string, string>): [string, string][] {
  const version = versions.get(place);
  return version === undefined ? [] : [[place, version]];
}

function refuseOverlap(root: string, target: string): void {
  for (const [one, other] of [
    [root, target],
    [target, root],
  ] as const) {
    if (!relative(resolve(one), resolve(other)).startsWith('..')) {
      throw new Error(`${root} and ${target} must not lie within each other.`);
    }
  }
}

/** Brings the target up to date. Returns false, having stopped, where a picture changes at that moment. */
async function publish(
  root: string,
  target: string,
  files: readonly PublishedFile[],
  versions: ReadonlyMap<string, string>,
  passed: ReadonlyMap<string, string>,
): Promise<boolean> {
  // Beside the target, hence on the same disk and out of sight of whoever watches the target.
  const incoming = join(dirname(target), `.${basename(target)}-incoming`);
  await mkdir(target, { recursive: true });
  await mkdir(incoming, { recursive: true });
  try {
    for (const file of files) {
      const version = versions.get(file.place);
      if (version !== undefined && passed.get(file.place) === version) continue;
      const bytes = await bytesOf(root, file, version);
      if (bytes === undefined) return false;
      await put(bytes, join(target, file.place), join(incoming, 'file'));
    }
    await removeOthers(target, files);
    return true;
  } finally {
    await rm(incoming, { recursive: true, force: true });
  }
}

async function bytesOf(
  root: string,
  { place, write }: PublishedFile,
  version: string | undefined,
): Promise<Buffer | undefined> {
  if (write !== undefined) return Buffer.from(write());
  try {
    const bytes = await readFile(join(root, place));
    return versionOf(await stat(join(root, place))) === version ? bytes : undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Writes a file whole or not at all, and not where it is the same already. */
async function put(bytes: Buffer, path: string, incoming: string): Promise<void> {
  const present = await readFile(path).catch(() => undefined);
  if (present?.equals(bytes)) return;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(incoming, bytes);
  await rename(incoming, path);
}

/** Removes content that is no longer wanted; files that are not content are none of the gate's business. */
async function removeOthers(target: string, files: readonly PublishedFile[]): Promise<void> {
  const wanted = new Set(files.map(({ place }) => place));
  for (const { place } of (await findFiles(target)).files) {
    if (!wanted.has(place)) await rm(join(target, place));
  }
}
