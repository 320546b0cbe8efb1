import { surroundings } from './parts';
import { type Difference, hasDifference, type ReportedPage, type SharedChange } from './report';

/** A page with its screenshots before and after. */
export interface LookedAtPage {
  page: ReportedPage;
  /** What differs around its sections. */
  around: Readonly<Record<string, Difference>>;
  /** The compressed bytes of a first view on a phone. */
  bytes: { before: number; after: number };
}

/**
 * What differs around the sections, once for all pages whose words differ in the same way, with a picture of the first.
 *
 * @param common how many pages exist both before and after
 */
export function sharedChanges(pages: readonly LookedAtPage[], common: number): SharedChange[] {
  const found = new Map<string, SharedChange>();
  for (const { page, around } of pages) {
    for (const where of surroundings) {
      const difference = around[where];
      if (difference === undefined || !hasDifference(difference)) continue;
      const key = JSON.stringify([where, difference.words]);
      const change = found.get(key) ?? { where, paths: [], everywhere: false, ...difference };
      found.set(key, { ...change, paths: [...change.paths, page.path] });
    }
  }
  return [...found.values()].map((change) => ({
    ...change,
    everywhere: change.paths.length === common,
  }));
}
