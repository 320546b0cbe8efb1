import { savedText } from '../../content/derive/canonicalText';
import { asGroup, childOf } from '../../content/fields/paths';
import { fileOf } from '../../content/model/entry';
import { type CollectionName, isCollection } from '../../content/model/model';
import { type FileChanges, fileChanges } from '../changes/fileChanges';
import { textOfVersion } from '../saving/versions';
import { findingsOf, newPicturePath, unsavedName, withSavedPictures } from './checkNotes';
import { contentOf, type EntryMap, savedPath, savedVersion } from './formContent';
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
  /** Which version of the file it was opened with, or has saved since. */
  version: unknown;
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
    version: childOf(data, savedVersion),
    text: savedText(collection, { fields: withSavedPictures(moved), body }, siteUrl),
  };
}

/** The text of the file that a form was opened with, or has saved since; undefined if there is none, or it isn’t known. */
export function savedTextOf({ isNew, version }: WrittenForm): string | undefined {
  return isNew ? undefined : textOfVersion(version);
}

/** Whether it is known what saving a form would change: not if the browser kept it from before another save. */
export function isComparable(form: WrittenForm): boolean {
  return form.isNew || savedTextOf(form) !== undefined;
}

/** What differs between a text, undefined if there is no file, and a form; undefined if nothing does. */
export function changesTo({ path, text }: WrittenForm, before?: string): FileChanges | undefined {
  const changes = fileChanges(path, before, text, { siteUrl, findingsOf });
  for (const part of changes?.lines.flatMap(({ words }) => words) ?? []) {
    part.words = part.words.replaceAll(newPicturePath, 'a new picture');
  }
  return changes;
}
