import type { CollectionName } from '../../content/model/model';
import { type EntryMap, savedVersion } from '../form/formContent';

/* Which version of its file a form was opened with, even where it is a draft that the browser has kept. */

/** Every version that was read or saved since the page was loaded, also of drafts that are on a branch of their own. */
const seen = new Set<unknown>();

/** Those of them that a published entry had when it was looked at. */
const published = new Set<unknown>();

/** Gets the published entries of a collection; undefined as long as no preview was shown. */
let getCollection: ((name: string) => Promise<unknown>) | undefined;

/** Whether the writer has just agreed to what the engine asks about an entry that was changed by someone else. */
let isAgreed = false;

addEventListener(
  'click',
  ({ target }) => {
    const button = target instanceof Element ? target.closest('dialog button') : null;
    isAgreed = button?.textContent?.trim() === 'Save Anyway';
  },
  { capture: true },
);

/** Names a version of a file by its text. */
export async function versionOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text.trim()));
  const version = btoa(String.fromCharCode(...new Uint8Array(digest)));
  seen.add(version);
  return version;
}

/** Returns the versions that the published entries of a collection have by now. `getEntries` is used from now on. */
export async function noteVersions(
  collection: CollectionName,
  getEntries = getCollection,
): Promise<unknown[]> {
  getCollection = getEntries;
  const entries = await getEntries?.(collection);
  if (!Array.isArray(entries)) return [];
  const versions = entries.map((entry: EntryMap) => Object(entry.toJS().data)[savedVersion]);
  for (const version of versions) published.add(version);
  return versions;
}

/**
 * Lets a form be saved if it was opened with the version of its file that there is now, or if the writer has agreed to save
 * it in the place of a newer one.
 *
 * @param values the form's, which name the version that it was opened with
 * @throws what the engine shows as 'Entry Changed by Someone Else'
 */
export async function assertCurrent(collection: CollectionName, values: object): Promise<void> {
  const base: unknown = Reflect.get(values, savedVersion);
  const versions = await noteVersions(collection);
  // A draft has versions of its own on its branch.
  const isOfDraft = seen.has(base) && !published.has(base);
  const isAllowed = !base || versions.includes(base) || isOfDraft || isAgreed;
  isAgreed = false;
  if (!isAllowed) throw new Error('save_conflict', { cause: { type: 'modified', entry: {} } });
}
