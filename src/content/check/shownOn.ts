import { fieldLabel } from '../model/fieldLabel';
import { type FieldPath, isMistake, type Problem } from '../model/problem';
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
  const [first] = unpublishedGroups(fields, day);
  if (first === undefined) return file;
  if (first.path.length === 0) return undefined;
  const isHidden = (group: unknown) => reasonUnpublished(group, day) !== undefined;
  const placeOf = (path: FieldPath) => file.placeOf(pathInWhole(fields, path, isHidden));
  const parsed = { ...file, problems: [], value: pruned(fields, isHidden), placeOf };
  const shown = checkFields(file, parsed);
  // Whatever the page lacks now, it lacks for want of a section.
  const place = file.placeOf([...first.path, first.reason.by]);
  const problems = shown.problems.filter(isMistake).map((problem): Problem => {
    const label = fieldLabel(file.collection, problem.field);
    const message = `is unpublished, and without it “${label}” ${problem.message}`;
    return { ...problem, ...place, message };
  });
  return { ...shown, problems };
}

/** Where a field of the published part of a file is in the whole file. */
function pathInWhole(
  fields: unknown,
  path: FieldPath,
  isHidden: (group: unknown) => boolean,
): FieldPath {
  const [list = '', index, ...rest] = path;
  const sections = childOf(fields, list);
  if (typeof index !== 'number' || !Array.isArray(sections)) return path;
  const shown = [...sections.keys()].filter((at) => !isHidden(sections[at]));
  return [list, shown[index] ?? index, ...rest];
}
