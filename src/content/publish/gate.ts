import { existsSync, readFileSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { type CheckResult, createChecker, versionOf } from '../check/checker';
import { inReadingOrder } from '../model/problem';
import { type Publication, readPublication } from '../model/publication';
import { findFiles } from '../read/findFiles';
import { oneAtATime } from './oneAtATime';
import { type PublishedFile, publishedFiles } from './publishedFiles';
import { writeWhole } from './writeWhole';

export type Gate = ReturnType<typeof createGate>;

/**
 * Makes a gate between the content folder `root` and the folder `target` that the site is built from. Valid content is
 * written there, file by file as it changes; while anything has a problem, `target` stays as it is. The gate writes what
 * the check read, without reading the files again, so nothing unchecked gets in. It removes what the content no longer
 * has, and leaves out what is unpublished, unless `publication` shows drafts. Where `forgiveUnused` is set, a problem in
 * a file that nothing uses is only a warning, and only that file is left out. Throws if one folder is within the other.
 */
export function createGate(
  root: string,
  target: string,
  publication: () => Publication = readPublication,
  { forgiveUnused = false } = {},
) {
  const [from, to] = [resolve(root), resolve(target)];
  if ([relative(from, to), relative(to, from)].some((way) => !way.startsWith('..'))) {
    throw new Error(`${root} and ${target} must not lie within each other.`);
  }
  const checker = createChecker(root, publication);
  const inTurn = oneAtATime();

  async function run(): Promise<CheckResult> {
    const checked = await checker.check();
    const result = forgiveUnused ? forgiving(checked) : checked;
    if (result.problems.length > 0) return result;
    const files = publishedFiles(result, publication());
    for (const file of files) {
      const bytes = bytesOf(root, file);
      // The picture has changed since, so it must be checked first.
      if (bytes === undefined) return run();
      // Synchronously: most of hundreds of files are the same, and each await takes longer than the comparison.
      const path = join(target, file.place);
      if (!existsSync(path) || !readFileSync(path).equals(bytes)) await writeWhole(path, bytes);
    }
    // Other files than content are left alone.
    const wanted = new Set(files.map(({ place }) => place));
    for (const { place } of (await findFiles(target)).files) {
      if (!wanted.has(place)) await rm(join(target, place));
    }
    return result;
  }

  /** Checks the content and, if all of it is valid, lets it through. Calls run one after the other. */
  const pass = () => inTurn(run);
  return { checker, pass };
}

function forgiving(checked: CheckResult): CheckResult {
  const { problems, unusedProblems, warnings } = checked;
  const forgiven = unusedProblems.map((problem) => ({
    ...problem,
    advice: `${problem.advice} Nothing uses this file, so the rest is shown, but it stops a build.`,
  }));
  return {
    ...checked,
    problems: problems.filter((problem) => !unusedProblems.includes(problem)),
    warnings: inReadingOrder([...warnings, ...forgiven]),
  };
}

/** The bytes to publish; undefined if the picture has changed since the check read it. */
function bytesOf(root: string, { place, ...file }: PublishedFile): Buffer | undefined {
  if ('text' in file) return Buffer.from(file.text);
  const path = join(root, place);
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats && versionOf(stats) === file.version ? readFileSync(path) : undefined;
}
