import type { FieldChange } from '../../content/differences/changedFields';
import { type DifferencesOptions, differences } from '../../content/differences/differences';
import { toldChanges } from '../../content/differences/toldChanges';
import { today } from '../../content/fields/day';
import { childOf } from '../../content/fields/paths';
import { fieldsIn, schemaAt } from '../../content/fields/walk';
import type { ContentFile } from '../../content/model/entry';
import { modelOf } from '../../content/model/model';
import type { ListedChange } from './changesList';

/** What differs between two texts of a file, in the words of a review. */
export interface FileChanges {
  isNew: boolean;
  changes: ListedChange[];
}

/**
 * Compares two texts of a content file, finished or not.
 *
 * @param path such as `content/pages/clients.md`
 * @param before undefined if the file is new
 * @returns undefined if nothing differs but how it is written
 */
export function fileChanges(
  path: string,
  before: string | undefined,
  after: string,
  options: DifferencesOptions = {},
): FileChanges | undefined {
  const content = (text?: string) => new Map(text === undefined ? [] : [[path, { text }]]);
  const [difference] = differences(content(before), content(after), options);
  if (difference?.after === undefined) return undefined;
  // What is wrong with what is being written, its notes say.
  const own = { ...difference.after, problems: [] };
  const changes = toldChanges({ ...difference, after: own }, today()).map((told) => {
    return { ...told, source: told.change && sourceOf(own, told.change) };
  });
  return { isNew: difference.before === undefined, changes };
}

/** Where a form has a change: it opens fields, not groups of them, and of what is gone, where it was. */
function sourceOf({ collection, name, fields }: ContentFile, { kind, path }: FieldChange): string {
  const schema = schemaAt(modelOf(collection), path, fields);
  const value = path.reduce<unknown>(childOf, fields);
  const written = schema && kind !== 'gone' ? [...fieldsIn(schema, value)] : [];
  const first = written.find((each) => each.path.at(-1) !== 'type')?.path ?? [];
  const isItemGone = kind === 'gone' && typeof path.at(-1) === 'number';
  const place = isItemGone ? path.slice(0, -1) : [...path, ...first];
  return `${collection}/${name}.${place.join('.')}`;
}
