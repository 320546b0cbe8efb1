import { childOf } from '../../content/fields/shape';
import { formerPathsOf, pathOf } from '../../content/model/entry';
import type { CollectionName } from '../../content/model/model';
import { savedPath } from './formContent';

type Values = Readonly<Record<string, unknown>>;

/** The former paths of each page that was read or saved, by its path. */
const known = new Map<unknown, readonly unknown[]>();

export function noteFormerPaths(collection: CollectionName, fields: object): void {
  const { field, paths } = formerPathsOf({ collection, fields });
  if (field !== undefined) known.set(pathOf({ collection, name: '', fields }), paths);
}

/**
 * The values of a page's form as they should be saved: with its previous path among the former ones. The copy of a page
 * leaves those of the original, where visitors of them are led.
 */
export function withFormerPath(collection: CollectionName, values: Values, isNew: boolean): Values {
  const { field, paths } = formerPathsOf({ collection, fields: values });
  if (field === undefined) return values;
  const path = pathOf({ collection, name: '', fields: values });
  const before = values[savedPath];
  const taken = isNew ? [...known.values()].flat() : [];
  const own = paths.filter((each) => !taken.includes(each));
  const former = own.filter((each) => each !== path && each !== before);
  if (typeof before === 'string' && before !== '' && before !== path) former.push(before);
  const isChanged = Array.isArray(childOf(values, field)) || former.length > 0;
  return { ...values, ...(isChanged && { [field]: former }), [savedPath]: path };
}
