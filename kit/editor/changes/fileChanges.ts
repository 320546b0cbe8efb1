import type { FieldChange } from '../../content/differences/changedFields';
import { type DifferencesOptions, differences } from '../../content/differences/differences';
import { toldChanges } from '../../content/differences/toldChanges';
import { today } from '../../content/fields/day';
import { childOf } from '../../content/fields/paths';
import { fieldsIn, schemaAt } from '../../content/fields/walk';
import type { ContentFile } from '../../content/model/entry';
import { modelOf } from '../../content/model/model';

/** What differs between two texts of a file, each change with its field in the form: `pages/clients.sections.2.title`. */
export type FileChanges = NonNullable<ReturnType<typeof fileChanges>>;

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
) {
  const content = (text?: string) => new Map(text === undefined ? [] : [[path, { text }]]);
  const [difference] = differences(content(before), content(after), options);
  if (difference?.after === undefined) return undefined;
  const own = difference.after;
  const changes = toldChanges(difference, today()).map((told) => {
    return { ...told, source: told.change && sourceOf(own, told.change) };
  });
  return { isNew: difference.before === undefined, changes };
}

/** Where a form has a change: it opens fields, not groups of them, and of an item that is gone, its list. */
function sourceOf({ collection, name, fields }: ContentFile, { kind, path }: FieldChange): string {
  const isItemGone = kind === 'gone' && typeof path.at(-1) === 'number';
  const place = isItemGone ? path.slice(0, -1) : path;
  const schema = isItemGone ? undefined : schemaAt(modelOf(collection), place, fields);
  const written = schema ? [...fieldsIn(schema, place.reduce<unknown>(childOf, fields))] : [];
  const first = written.find((each) => each.path.at(-1) !== 'type')?.path ?? [];
  return `${collection}/${name}.${[...place, ...first].join('.')}`;
}
