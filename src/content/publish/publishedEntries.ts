import type { CheckResult } from '../check/checker';
import type { Entry } from '../model/entry';
import { labelled, type Publication, pruned, reasonUnpublished } from '../model/publication';
import { childOf } from '../model/shape';

/**
 * What to publish of valid content. Files of which visitors see nothing, unpublished parts of others, and buttons that
 * lead to unpublished pages are included only if drafts are shown, which are labelled then.
 */
export function publishedEntries(
  { entries, hidden }: Pick<CheckResult, 'entries' | 'hidden'>,
  { today, drafts }: Publication,
): Entry[] {
  if (drafts) return entries.map((entry) => labelled(entry, today));
  const hiddenEntries = entries.filter(({ file }) => hidden.has(file));
  const targets = new Set(hiddenEntries.map(({ collection, name }) => `${collection} ${name}`));
  const isLeftOut = (group: unknown) =>
    reasonUnpublished(group, today) !== undefined ||
    targets.has(`pages ${childOf(group, 'page')}`) ||
    targets.has(`policies ${childOf(group, 'policy')}`);
  return entries.filter(({ file }) => !hidden.has(file)).map((entry) => pruned(entry, isLeftOut));
}
