import { type CheckResult, createChecker } from './checker';
import type { Publication } from './publication';

export { type CheckResult, createChecker } from './checker';
export type { Entry, EntryOf } from './entry';
export { type Fault, formatFault } from './fault';

/** Reads all of the content folder `root` and returns every fault of every file in it. */
export function checkContent(root: string, publication?: () => Publication): Promise<CheckResult> {
  return createChecker(root, publication).check();
}
