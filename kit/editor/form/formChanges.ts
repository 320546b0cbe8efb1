import { canonicalText } from '../../content/derive/canonicalText';
import { asGroup, childOf } from '../../content/fields/paths';
import { fileOf } from '../../content/model/entry';
import { isCollection } from '../../content/model/model';
import { type FileChange, fileChanges } from '../changes/fileChanges';
import { openedText } from '../saving/openForms';
import { newPicturePath, unsavedName, withSavedPictures } from './checkNotes';
import { contentOf, type EntryMap, openedWith } from './formContent';
import { formerPathsNow } from './formerPaths';
import { siteUrl } from './siteUrl';

/** A form as it would be saved now, at a path such as `content/pages/clients.md`; its name is empty until it is first saved. */
export type WrittenForm = NonNullable<ReturnType<typeof writtenForm>>;

/** What saving a form would write; undefined if it is of no collection. */
export function writtenForm(entry: EntryMap) {
  const { collection = '', data } = entry.toJS();
  if (!isCollection(collection)) return undefined;
  const { name, fields } = contentOf(collection, entry);
  const isNew = name === '';
  const opened = openedText(childOf(data, openedWith));
  const former = formerPathsNow(collection, asGroup(fields), opened, isNew);
  const moved = { ...asGroup(fields), ...former };
  return {
    collection,
    name,
    fields: moved,
    path: fileOf({ collection, name: name || unsavedName }),
    isNew,
    /** What it was opened with, or has saved since. */
    saved: isNew ? undefined : opened,
    text: canonicalText(collection, withSavedPictures(moved), siteUrl),
  };
}

/** What differs between a text, undefined if there is no file, and a form. */
export function changesTo({ path, text }: WrittenForm, before?: string): FileChange[] {
  const changes = fileChanges(path, before, text, siteUrl);
  for (const part of changes.flatMap(({ parts }) => parts)) {
    part.words = part.words.replaceAll(newPicturePath, 'a new picture');
  }
  return changes;
}
