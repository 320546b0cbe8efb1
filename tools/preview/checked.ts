import { existsSync, readFileSync } from 'node:fs';
import type { Fault } from '../../src/content/model/problem';

/** What `npm run check -- --json` has said of a build's content. */
export interface Checked {
  faults: readonly Fault[];
  warnings: readonly Fault[];
  /** What is held back on the day of the build. */
  drafts: readonly Fault[];
}

/** Reads what the check has said; nothing where it was not asked, as of a build that somebody else has made. */
export function readChecked(file: string): Checked {
  const said: Partial<Checked> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const { faults = [], warnings = [], drafts = [] } = said;
  return { faults, warnings, drafts };
}
