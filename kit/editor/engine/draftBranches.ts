/*
 * Relies on: the names that the engine gives to the branches of drafts, as Decap documents them.
 * Without it: a change goes live without a draft, and “Live” is said of what isn’t published.
 * Would be replaced by: an option for these names; https://decapcms.org/docs/editorial-workflows/ has none.
 */

/** The branch of a file’s draft. */
export function draftBranchOf({ collection, name }: { collection: string; name: string }): string {
  return `cms/${collection}/${name}`;
}

/** Whether a branch is that of a draft. */
export function isDraftBranch(branch: string): boolean {
  return branch.startsWith('cms/');
}
