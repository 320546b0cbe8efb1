import { itemsOf } from '../../content/fields/publication';
import { pathOf } from '../../content/model/entry';
import { type CollectionName, contentModel } from '../../content/model/model';
import { parseFile } from '../../content/read/parseFile';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The field with the former paths of a page as it should be saved: with its previous path among them. The copy of a page
 * leaves those of the original, where visitors of them are led.
 *
 * @param opened the text that the form was opened with; of a new page, that of the page that it is a copy of
 */
export function formerPathsNow(
  collection: CollectionName,
  fields: Fields,
  opened: string | undefined,
  isNew: boolean,
): Fields {
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
