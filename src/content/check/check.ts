import type { Publication } from '../model/publication';
import { type CheckResult, createChecker } from './checker';

export type { Entry, EntryOf } from '../model/entry';
export type { Problem } from '../model/problem';
export { type CheckResult, createChecker } from './checker';
export { formatProblem } from './formatProblem';

/** Checks the content folder `root` once. */
export function checkContent(root: string, publication?: () => Publication): Promise<CheckResult> {
  return createChecker(root, publication).check();
}
