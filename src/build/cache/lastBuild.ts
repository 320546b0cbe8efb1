import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a build depends on, by its name, apart from the content, which Gatsby watches by itself. */
export type BuildInputs = Readonly<Record<string, string>>;

/** There only while no build runs, and only where the last one was finished. */
const record = '.cache/last-build.json';

/**
 * Tells why the data that Gatsby keeps from one build to the next can't be used: Gatsby writes down what it has read
 * as it goes along, but what follows from it only at the end. After a build that was stopped it takes the content that
 * it has read for content that the pages show already. It doesn't compare settings and code at all.
 *
 * To be called before anything is written that a later build may read: until `recordEnd`, no build counts as finished.
 *
 * @returns the reason, in a few words; undefined where the data can be used
 */
export function recordStart(siteFolder: string, inputs: BuildInputs): string | undefined {
  const file = join(siteFolder, record);
  const last = readRecord(file);
  rmSync(file, { force: true });
  if (last === undefined) return 'the last run was not a finished build';
  const names = Object.keys({ ...last, ...inputs });
  const changed = names.filter((name) => last[name] !== inputs[name]);
  return changed.length > 0 ? `${changed.join(' and ')} changed` : undefined;
}

/** To be called once everything has been written. */
export function recordEnd(siteFolder: string, inputs: BuildInputs): void {
  const file = join(siteFolder, record);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(inputs));
}

function readRecord(file: string): BuildInputs | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Not there, or cut off by a full disk, or by a machine that was switched off.
    return undefined;
  }
}
