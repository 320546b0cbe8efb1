import { childOf } from '../../content/fields/paths';
import { formerPathsOf, pathOf } from '../../content/model/entry';
import type { CollectionName } from '../../content/model/model';

type Fields = Readonly<Record<string, unknown>>;

/** The former paths of each page that was read or saved, by its path. */
const known = new Map<unknown, readonly unknown[]>();

export function noteFormerPaths(collection: CollectionName, fields: object): void {
  const { field, paths } = formerPathsOf({ collection, fields });
  if (field !== undefined) known.set(pathOf({ collection, name: '', fields }), paths);
}

/**
 * The fields of a page as they should be saved: with its previous path among the former ones. The copy of a page leaves
 * those of the original, where visitors of them are led.
 *
 * @param before the path that the page was saved with; empty or anything else if it wasn't
 */
export function withFormerPath(
  collection: CollectionName,
  fields: Fields,
  before: unknown,
  isNew: boolean,
): Fields {
  const { field, paths } = formerPathsOf({ collection, fields });
  if (field === undefined) return fields;
  const path = pathOf({ collection, name: '', fields });
  const taken = isNew ? [...known.values()].flat() : [];
  const own = paths.filter((each) => !taken.includes(each));
  const former = own.filter((each) => each !== path && each !== before);
  if (typeof before === 'string' && before !== '' && before !== path) former.push(before);
  const isChanged = Array.isArray(childOf(fields, field)) || former.length > 0;
  return { ...fields, ...(isChanged && { [field]: former }) };
}
