import { existsSync, readFileSync } from 'node:fs';
import type { Problem } from '../../src/content/model/problem';

/** The output of `npm run check -- --json` for a build's content. */
export interface Checked {
  problems: readonly Problem[];
  warnings: readonly Problem[];
  /** What is unpublished on the day of the build. */
  drafts: readonly Problem[];
}

/** Reads the check's output; empty if there is none, as for a build from elsewhere. */
export function readChecked(file: string): Checked {
  const said: Partial<Checked> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const { problems = [], warnings = [], drafts = [] } = said;
  return { problems, warnings, drafts };
}
