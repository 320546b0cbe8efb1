import { canonicalText } from '../../content/derive/canonicalText';
import { asGroup, childOf } from '../../content/fields/paths';
import { itemsOf } from '../../content/fields/publication';
import { fileOf, pathOf } from '../../content/model/entry';
import { type CollectionName, contentModel, isCollection } from '../../content/model/model';
import { parseFile } from '../../content/read/parseFile';
import { type FormChange, fileChanges } from '../changes/fileChanges';
import { isNewPicture } from '../engine/formValues';
import { openedText } from '../saving/openedText';
import { contentOf, type EntryMap, openedWith, siteUrl } from './formContent';

/** A form as it would be saved now, at a path such as `content/pages/clients.md`; its name is empty until it is first saved. */
export type WrittenForm = NonNullable<ReturnType<typeof writtenForm>>;

/** What saving a form would write; undefined if it is of no collection. */
export function writtenForm(entry: EntryMap) {
  const { collection = '', newRecord, data } = entry.toJS();
  if (!isCollection(collection)) return undefined;
  const { name, fields } = contentOf(collection, entry);
  // A new file has its name as it is saved.
  const isNew = newRecord || name === '';
  // A duplicate has the text of what it was made from.
  const opened = openedText(childOf(data, openedWith));
  // Former paths become redirects.
  const former = formerPathsNow(collection, fields, opened, isNew);
  const moved = { ...asGroup(fields), ...former };
  return {
    collection,
    name,
    fields: moved,
    former,
    // Until then, any will do.
    path: fileOf({ collection, name: name || 'not-saved-yet' }),
    /** What it was opened with, or has saved since; undefined if it is new. */
    saved: isNew ? undefined : opened,
    text: canonicalText(collection, withSavedPictures(moved), siteUrl),
  };
}

/**
 * The field with the former paths of a page as it should be saved: with its previous path among them. The copy of a page
 * leaves those of the original, where visitors of them are led.
 *
 * @param opened the text that the form was opened with; of a new page, that of the page that it is a copy of
 */
function formerPathsNow(
  collection: CollectionName,
  fields: unknown,
  opened: string | undefined,
  isNew: boolean,
): Readonly<Record<string, unknown>> {
  const field = contentModel[collection].page?.formerPaths;
  if (field === undefined || opened === undefined) return {};
  const before = { collection, name: '', fields: parseFile(collection, opened).fields };
  const [paths = [], taken = []] = [fields, before.fields].map((each) =>
    itemsOf(each, field).map(({ value }) => value),
  );
  if (isNew) return { [field]: paths.filter((each) => !taken.includes(each)) };
  const [path, old] = [pathOf({ ...before, fields }), pathOf(before)];
  const former = paths.filter((each) => each !== path && each !== old);
  return { [field]: !old || old === path ? former : [...former, old] };
}

/** What differs between a text, undefined if there is no file, and a form. */
export function changesTo({ path, text }: WrittenForm, before?: string): FormChange[] {
  const changes = fileChanges(path, before, text, siteUrl);
  for (const part of changes.flatMap(({ parts }) => parts)) {
    part.words = part.words.replaceAll(newPicturePath, 'a new picture');
  }
  return changes;
}

/** Where a picture is that isn’t saved yet, as far as anyone knows. */
const newPicturePath = '/images/new.png';

/** The fields of a form as they will be saved: a new picture with a path. */
function withSavedPictures(fields: object): object {
  return JSON.parse(JSON.stringify(fields), (_name, value: unknown) =>
    typeof value === 'string' && isNewPicture(value) ? newPicturePath : value,
  );
}
