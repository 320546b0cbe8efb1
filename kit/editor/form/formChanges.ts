import { savedText } from '../../content/derive/canonicalText';
import { asGroup, childOf } from '../../content/fields/paths';
import { fileOf } from '../../content/model/entry';
import { type CollectionName, isCollection } from '../../content/model/model';
import { type FileChanges, fileChanges } from '../changes/fileChanges';
import { openedText } from '../saving/openForms';
import { findingsOf, newPicturePath, unsavedName, withSavedPictures } from './checkNotes';
import { contentOf, type EntryMap, openedWith, savedPath } from './formContent';
import { withFormerPath } from './formerPaths';
import { siteUrl } from './siteUrl';

/** A form as it would be saved now. */
export interface WrittenForm {
  collection: CollectionName;
  /** Empty until it is first saved. */
  name: string;
  /** Such as `content/pages/clients.md`. */
  path: string;
  isNew: boolean;
  /** The text of the file that it was opened with, or has saved since; undefined if there is none. */
  saved: string | undefined;
  text: string;
}

/** What saving a form would write; undefined if it is of no collection. */
export function writtenForm(entry: EntryMap): WrittenForm | undefined {
  const { collection = '', data } = entry.toJS();
  if (!isCollection(collection)) return undefined;
  const { name, fields, body } = contentOf(collection, entry);
  const isNew = name === '';
  const before = childOf(data, savedPath);
  const moved = withFormerPath(collection, asGroup(fields), before, isNew);
  return {
    collection,
    name,
    path: fileOf({ collection, name: name || unsavedName }),
    isNew,
    saved: isNew ? undefined : openedText(childOf(data, openedWith)),
    text: savedText(collection, { fields: withSavedPictures(moved), body }, siteUrl),
  };
}

/** What differs between a text, undefined if there is no file, and a form; undefined if nothing does. */
export function changesTo({ path, text }: WrittenForm, before?: string): FileChanges | undefined {
  const changes = fileChanges(path, before, text, { siteUrl, findingsOf });
  for (const part of changes?.changes.flatMap(({ parts }) => parts) ?? []) {
    part.words = part.words.replaceAll(newPicturePath, 'a new picture');
  }
  return changes;
}
