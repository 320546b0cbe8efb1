import type { FieldChange } from '../content/differences/changedFields';
import type { Differences, FileDifference } from '../content/differences/differences';
import { asGroup } from '../content/fields/paths';
import { fieldsIn } from '../content/fields/walk';
import type { ContentFile } from '../content/model/entry';
import { fileOf } from '../content/model/entry';
import { modelOf } from '../content/model/model';

/**
 * The files that name a picture which was replaced under its name, so that what visitors see of them has changed: a change
 * for each place. That of a file which has changed itself is added to its own changes.
 */
export function replacedPictures(
  { files, pictures }: Differences,
  content: readonly ContentFile[],
): FileDifference[] {
  const replaced = new Set(
    pictures.flatMap((each) => (each.before && each.after ? each.path : [])),
  );
  return content.flatMap(({ collection, name, fields, body }): FileDifference[] => {
    const written = [...fieldsIn(modelOf(collection), fields)];
    const changes = written
      .filter(({ value }) => typeof value === 'string' && replaced.has(value))
      .map(({ path, value }): FieldChange => {
        return { kind: 'changed', path, was: path, from: value, to: value };
      });
    if (changes.length === 0) return [];
    const own = files.find(({ after }) => after?.collection === collection && after.name === name);
    if (own) {
      if (own.before) own.changes.push(...changes);
      return [];
    }
    const id = { collection, name, file: fileOf({ collection, name }) };
    const side = { ...id, fields: asGroup(fields), body, problems: [], isRead: true };
    return [{ collection, before: side, after: side, changes, hasOldDate: false }];
  });
}
