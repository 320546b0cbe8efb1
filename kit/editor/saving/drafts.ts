import { restore } from '../engine/buttons';
import { draftBranchOf } from '../engine/draftBranches';

export const gone = `This draft has been published or closed at GitHub since you opened it. The browser keeps your words: reload the page, choose ${restore}, and save again. That makes a new draft.`;

/** The head commits of drafts, by their branch, as far as this tab knows them. */
export const draftHeads = new Map<string, string>();

/** The same of branches that this tab has begun, and for which no pull request lists them yet. */
export const unlistedHeads = new Map<string, string>();

/** Whether a file has a draft, as far as this tab knows. */
export function isDraft(file: { collection: string; name: string }): boolean {
  return draftHeads.has(draftBranchOf(file));
}
