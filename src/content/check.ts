import { type CheckResult, createChecker } from './checker';
import type { Memory } from './memory';
import type { Publication } from './publication';

export { type CheckResult, createChecker } from './checker';
export type { Entry, EntryOf } from './entry';
export { type Fault, formatFault } from './fault';
export { openSiteMemory, siteMemory } from './memory';

/**
 * Reads all of the content folder `root` and returns every fault of every file in it. Files that the memory
 * knows, if there is one to open, are not judged anew.
 */
export function checkContent(
  root: string,
  openMemory?: () => Promise<Memory>,
  publication?: () => Publication,
): Promise<CheckResult> {
  return createChecker(root, openMemory, publication).check();
}
