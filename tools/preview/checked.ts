import { existsSync, readFileSync } from 'node:fs';
import type { Problem } from '../../src/content/model/problem';

/** What `npm run check -- --json` has said of a build's content. */
export interface Checked {
  problems: readonly Problem[];
  warnings: readonly Problem[];
  /** What is held back on the day of the build. */
  drafts: readonly Problem[];
}

/** Reads what the check has said; nothing where it was not asked, as of a build that somebody else has made. */
export function readChecked(file: string): Checked {
  const said: Partial<Checked> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const { problems = [], warnings = [], drafts = [] } = said;
  return { problems, warnings, drafts };
}
