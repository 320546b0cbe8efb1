import type { FieldChange } from '../../content/differences/changedFields';
import { differences } from '../../content/differences/differences';
import { toldChanges } from '../../content/differences/toldChanges';
import { today } from '../../content/fields/day';
import { isWithin } from '../../content/fields/paths';
import { fieldsIn } from '../../content/fields/walk';
import type { ContentFile } from '../../content/model/entry';
import { modelOf } from '../../content/model/model';
import type { ListedChange } from './changesList';

/** A change of a file, with where the form has its field, such as `sections.2.title`. */
export type FormChange = ListedChange<string>;

/**
 * Compares two texts of a content file, finished or not. What is only written otherwise is no change.
 *
 * @param path such as `content/pages/clients.md`
 * @param before undefined if the file is new
 */
export function fileChanges(
  path: string,
  before: string | undefined,
  after: string,
  siteUrl?: string,
): FormChange[] {
  const content = (text?: string) => new Map(text === undefined ? [] : [[path, { text }]]);
  const [difference] = differences(content(before), content(after), siteUrl);
  if (difference?.after === undefined) return [];
  const own = difference.after;
  return toldChanges(difference, today()).map((told) => {
    return { ...told, change: told.change && keyPathOf(own, told.change) };
  });
}

/** Where a form has a change: it opens fields, not groups of them, and of an item that is gone, its list. */
function keyPathOf({ collection, fields }: ContentFile, { kind, path }: FieldChange): string {
  const isItemGone = kind === 'gone' && typeof path.at(-1) === 'number';
  const first = [...fieldsIn(modelOf(collection), fields)].find((each) => {
    return isWithin(each.path, path) && each.path.at(-1) !== 'type';
  });
  const place = isItemGone ? path.slice(0, -1) : (first?.path ?? path);
  return place.join('.');
}
