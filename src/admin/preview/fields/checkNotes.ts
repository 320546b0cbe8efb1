import { checkBody } from '../../../content/check/checkBody';
import { emptyCheckedFile } from '../../../content/check/checkedFile';
import { checkFields } from '../../../content/check/checkFields';
import { houseChecker } from '../../../content/check/houseChecker';
import { fieldLabel } from '../../../content/model/fieldLabel';
import { type CollectionName, contentModel } from '../../../content/model/model';
import {
  type FieldPath,
  formatPath,
  isMistake,
  type Problem,
} from '../../../content/model/problem';
import { childOf, groupOf, objectShapeOf, type Shape } from '../../../content/model/shape';
import type { ContentFile } from '../messages';

/** What the check would say about a file if it were saved now. */
export interface CheckNote {
  /** Whether it prevents saving; a warning doesn't. */
  isProblem: boolean;
  /** The field, such as `pages/clients.sections.2.title`; undefined for the whole file. */
  field: string | undefined;
  /** The path to the field in the form’s labels, such as `Sections 3 › Cards 2 › Title`; may be empty. */
  where: string;
  /** One or more sentences. */
  what: string;
}

/**
 * Checks an unfinished file as it would be checked once saved, worded for someone filling in the form.
 *
 * @param saved all content, which includes the house words
 */
export function checkNotes(
  { collection, name, fields, body }: ContentFile,
  saved: readonly ContentFile[] = [],
): CheckNote[] {
  const { schema, body: hasBody } = contentModel[collection];
  const shape = objectShapeOf(schema);
  const value = withoutEmpty(shape, fields) ?? {};
  const of = { collection, name, file: '' };
  const placeOf = (path: FieldPath) => ({ line: 1, field: formatPath(path) });
  const [ofFields, ofBody] = [emptyCheckedFile(of, { value, placeOf }), emptyCheckedFile(of)];
  checkFields(ofFields, body, 'form');
  if (hasBody) checkBody(ofBody, body, 2);
  const house = saved.filter((file) => file.collection === 'houseWords').flatMap(houseChecks);
  const notes = [ofFields, ofBody].flatMap((read) =>
    [...read.problems, ...house.flatMap((check) => check(read))]
      .filter(({ severity }) => severity !== 'launch')
      .map((problem) => {
        const placed = read === ofBody ? { ...problem, field: 'body' } : problem;
        return { ...noteAt(collection, name, placed), isProblem: isMistake(problem) };
      }),
  );
  return notes.toSorted((one, other) => Number(other.isProblem) - Number(one.isProblem));
}

type FieldProblem = Pick<Problem, 'field' | 'message' | 'advice'>;

/** Notes for the warnings about a saved file, without those that the file already has on its own. */
export function notesFromWarnings(
  { collection, name }: ContentFile,
  warnings: readonly FieldProblem[],
  known: readonly CheckNote[],
): CheckNote[] {
  const notes = warnings.map((warning) => {
    // In a policy, a warning without a field is about its text.
    const field = warning.field === '' && contentModel[collection].body ? 'body' : warning.field;
    return { ...noteAt(collection, name, { ...warning, field }), isProblem: false };
  });
  return notes.filter(
    (note) => !known.some(({ where, what }) => where === note.where && what === note.what),
  );
}

function noteAt(
  collection: CollectionName,
  name: string,
  { field, message, advice }: FieldProblem,
) {
  const path = stepsOf(field);
  return {
    field: path.length === 0 ? undefined : `${collection}/${name}.${path.join('.')}`,
    where: field === 'body' ? 'Text' : fieldLabel(collection, field),
    what: sentences(message, advice),
  };
}

function houseChecks({ fields }: ContentFile) {
  const { schema } = contentModel.houseWords;
  const { data } = schema.safeParse(withoutEmpty(objectShapeOf(schema), fields));
  return data === undefined ? [] : [houseChecker(data)];
}

function sentences(message: string, advice: string): string {
  return `${message.slice(0, 1).toUpperCase()}${message.slice(1)}. ${advice}`.trim();
}

/**
 * The fields that would be saved: forms hold an empty text or nothing for a cleared field, and have some fields of
 * their own. Undefined if nothing is left of an optional group.
 */
function withoutEmpty(shape: Shape, value: unknown): unknown {
  if (value === undefined || value === null || value === '') return undefined;
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (shape.is === 'plain') return isJustChosen(value) ? shape.example : value;
  if (shape.is === 'list') {
    return Array.isArray(value) ? value.map((item) => withoutEmpty(shape.item, item)) : value;
  }
  const group = groupOf(shape, value);
  if (group === undefined || typeof value !== 'object') return value;
  const kept = group.fields.flatMap(({ name, required, shape: inner }) => {
    const child = withoutEmpty(inner, childOf(value, name));
    const isEmptyList = Array.isArray(child) && child.length === 0;
    return child === undefined || (isEmptyList && !required) ? [] : [[name, child]];
  });
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

/** Until it is saved, a picture has a URL from the browser instead of a path. */
function isJustChosen(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('blob:');
}

/** `sections[2].cards[0].title` as its steps. */
function stepsOf(field: string): (string | number)[] {
  return [...field.matchAll(/[\w-]+/g)].map(([step]) => (/^\d+$/.test(step) ? Number(step) : step));
}
