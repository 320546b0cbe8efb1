import { fieldLabel } from '../model/fieldLabel';
import { type FieldPath, formatPath, type Problem } from '../model/problem';
import {
  pruned,
  publicationDates,
  reasonUnpublished,
  unpublishedGroups,
} from '../model/publication';
import { childOf } from '../model/shape';
import { type CheckedFile, checkFields } from './checkFields';

/** The dates in each file, and what is shown of it by how many of them have passed. */
const known = new WeakMap<CheckedFile, { dates: string[]; shown: (CheckedFile | undefined)[] }>();

/**
 * What visitors see of a file on a day, checked as the whole file is; undefined if they see nothing of it. A file with
 * mistakes is shown as it is.
 */
export function shownOn(file: CheckedFile, day: string): CheckedFile | undefined {
  const fields = file.entry?.fields;
  const { dates, shown } = known.get(file) ?? { dates: publicationDates(fields), shown: [] };
  known.set(file, { dates, shown });
  const passed = dates.filter((date) => date <= day).length;
  if (!(passed in shown)) shown[passed] = withoutHidden(file, fields, day);
  return shown[passed];
}

function withoutHidden(file: CheckedFile, fields: unknown, day: string): CheckedFile | undefined {
  const hidden = unpublishedGroups(fields, day);
  if (hidden.length === 0) return file;
  if (reasonUnpublished(fields, day) !== undefined) return undefined;
  const isHidden = (group: unknown) => reasonUnpublished(group, day) !== undefined;
  const placeOf = (path: FieldPath) => file.placeOf(pathInWhole(fields, path, isHidden));
  const parsed = { ...file, problems: [], value: pruned(fields, isHidden), placeOf };
  const shown = checkFields(file, parsed);

  /** Reports a problem at what is hidden from the innermost list around it. */
  function atHidden(problem: Problem): Problem {
    const lists = hidden.map(({ path, reason }) => ({
      field: formatPath(path.slice(0, -1)),
      place: file.placeOf([...path, reason.by]),
    }));
    const [list] = lists
      .filter(({ field }) => problem.field === field || problem.field.startsWith(`${field}[`))
      .sort((one, other) => other.field.length - one.field.length);
    const label = fieldLabel(file.collection, problem.field);
    const message = `is unpublished, and without it “${label}” ${problem.message}`;
    return list === undefined ? problem : { ...problem, ...list.place, message };
  }

  return { ...shown, problems: shown.problems.map(atHidden) };
}

/** Where a field of the published part of a file is in the whole file. */
function pathInWhole(
  fields: unknown,
  path: FieldPath,
  isHidden: (group: unknown) => boolean,
): FieldPath {
  let value = fields;
  return path.map((step) => {
    const list = Array.isArray(value) ? value : [];
    const shown = [...list.keys()].filter((index) => !isHidden(list[index]));
    const own = typeof step === 'number' ? (shown[step] ?? step) : step;
    value = childOf(value, own);
    return own;
  });
}
