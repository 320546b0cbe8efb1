import { fieldLabel } from '../../content/check/wording';
import { savedText } from '../../content/derive/canonicalText';
import { asGroup } from '../../content/fields/paths';
import { conditionalParts, draftLabel, reasonUnpublished } from '../../content/fields/publication';
import type { ContentFile } from '../../content/model/entry';
import { isPageCollection } from '../../content/model/model';
import { siteUrl } from '../form/siteUrl';
import { isDraft } from '../saving/drafts';
import { readLiveBranch } from '../saving/liveBranch';
import { versionOf } from '../saving/versions';
import { type Compared, keyOfFile, type LiveSite } from './liveSite';

/**
 * Compares a file, as it is in the form and as it was saved, with what is live.
 *
 * @param saved the file as others see it who open it: a draft only once it has been loaded
 * @param version the version that the form was opened with or has saved since
 */
export async function compareWithLive(
  site: LiveSite,
  file: ContentFile,
  saved: ContentFile | undefined,
  version: unknown,
): Promise<Compared> {
  const key = file.name === '' ? '' : await keyOfFile(file);
  const live = site.files[key];
  const typed = await versionOf(textToSave(file));
  const published = saved ? await versionOf(textToSave(saved)) : '';
  const isInDraft = saved !== undefined && isDraft(saved);
  const label = saved && groupDraftLabel(saved.fields, site.day);
  // Of what no page shows yet, nobody knows whether a build brings it.
  const isOnSite = isPageCollection(file.collection) || live !== undefined;
  const isWaiting = saved && isOnSite && !isInDraft && !label && published !== live;
  return {
    key,
    typed,
    saved: typed === version ? typed : published,
    isDraft: isInDraft,
    label,
    unpublishedParts: unpublishedPartsOf(file, site.day),
    waited: isWaiting ? await waitedFor(site) : 0,
  };
}

/** Milliseconds for which the site has been older than its live branch. */
async function waitedFor({ commit }: LiveSite): Promise<number> {
  const head = await readLiveBranch();
  return head === undefined || head.commit === commit ? 0 : Date.now() - head.time;
}

function unpublishedPartsOf({ collection, fields }: ContentFile, day: string): string[] {
  return conditionalParts(fields).flatMap(({ path, value }) => {
    const label = groupDraftLabel(value, day);
    return path.length > 0 && label ? `${fieldLabel(collection, path)} (${label})` : [];
  });
}

/** Why visitors don’t see something on a day; undefined if they do. */
function groupDraftLabel(group: unknown, day: string): string | undefined {
  const reason = reasonUnpublished(group, day);
  return reason && draftLabel(reason, 'en');
}

/** What saving a file would write. */
function textToSave({ collection, fields, body }: ContentFile): string {
  return savedText(collection, { fields: asGroup(fields), body }, siteUrl);
}
