import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Problem } from '../../src/content/model/problem';

/** The output of `npm run check -- --json` for a build's content. */
export interface Checked {
  problems: readonly Problem[];
  warnings: readonly Problem[];
  /** What is unpublished on the day of the build. */
  drafts: readonly Problem[];
}

export interface Build {
  /** Its name in the report. */
  name: string;
  /** The built site. */
  folder: string;
  checked: Checked;
}

/** A built site, with the check's output from `check.json` beside it, if that exists. */
export function readBuild(folder: string, name = folder): Build {
  const file = checkedFile(folder);
  const checked: Partial<Checked> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return { name, folder, checked: { problems: [], warnings: [], drafts: [], ...checked } };
}

/** Where the output of the check is, beside a built site. */
export function checkedFile(folder: string): string {
  return resolve(folder, '..', 'check.json');
}
