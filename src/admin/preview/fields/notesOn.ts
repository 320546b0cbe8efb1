import { checkBody } from '../../../content/check/checkBody';
import { checkFields } from '../../../content/check/checkFields';
import { houseChecker } from '../../../content/check/houseChecker';
import { unreadFile } from '../../../content/check/readFile';
import { fieldLabel } from '../../../content/model/fieldLabel';
import { type ContentKind, contentModel } from '../../../content/model/model';
import {
  type FieldPath,
  formatPath,
  isMistake,
  type Problem,
} from '../../../content/model/problem';
import { childOf, groupOf, objectShapeOf, type Shape } from '../../../content/model/shape';
import type { ContentFile } from '../messages';

/** What the check would say of a file if it were saved as it is. */
export interface Note {
  /** Whether it keeps the file from being saved; a warning doesn't. */
  isProblem: boolean;
  /** The field, such as `pages/clients.sections.2.title`; undefined where the whole file is meant. */
  field: string | undefined;
  /** The way to the field by the labels of the form, such as `Sections 3 › Cards 2 › Title`; may be empty. */
  where: string;
  /** One or more sentences. */
  what: string;
}

/**
 * Checks an unfinished file as the check would combine it once it is saved, in words for somebody at the form.
 *
 * @param saved all content, in which the house words are
 */
export function notesOn(
  { kind, name, fields, body }: ContentFile,
  saved: readonly ContentFile[] = [],
): Note[] {
  const { schema, body: hasBody } = contentModel[kind];
  const shape = objectShapeOf(schema);
  const value = withoutEmpty(shape, fields) ?? {};
  const of = { kind, name, file: '' };
  const placeOf = (path: FieldPath) => ({ line: 1, field: formatPath(path) });
  const [ofFields, ofBody] = [unreadFile(of, { value, placeOf }), unreadFile(of)];
  checkFields(ofFields, body, 'form');
  if (hasBody) checkBody(ofBody, body, 2);
  const house = saved.filter((file) => file.kind === 'houseWords').flatMap(houseChecks);
  const notes = [ofFields, ofBody].flatMap((read) =>
    [...read.problems, ...house.flatMap((check) => check(read))]
      .filter(({ severity }) => severity !== 'launch')
      .map((problem) => {
        const placed = read === ofBody ? { ...problem, field: 'body' } : problem;
        return { ...noteAt(kind, name, placed), isProblem: isMistake(problem) };
      }),
  );
  return notes.toSorted((one, other) => Number(other.isProblem) - Number(one.isProblem));
}

type FieldProblem = Pick<Problem, 'field' | 'message' | 'advice'>;

/** The notes on what the check warns of in a file as it is saved, beside those on the file alone. */
export function notesOnSite(
  { kind, name }: ContentFile,
  warnings: readonly FieldProblem[],
  known: readonly Note[],
): Note[] {
  const notes = warnings.map((warning) => {
    // What is said of no field of a policy is said of its text.
    const field = warning.field === '' && contentModel[kind].body ? 'body' : warning.field;
    return { ...noteAt(kind, name, { ...warning, field }), isProblem: false };
  });
  return notes.filter(
    (note) => !known.some(({ where, what }) => where === note.where && what === note.what),
  );
}

function noteAt(kind: ContentKind, name: string, { field, message, advice }: FieldProblem) {
  const path = stepsOf(field);
  return {
    field: path.length === 0 ? undefined : `${kind}/${name}.${path.join('.')}`,
    where: field === 'body' ? 'Text' : fieldLabel(kind, field),
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
 * The fields that would be saved: forms hold an empty text or nothing for a field that was cleared, and some
 * fields of their own. Undefined where nothing is left of an optional group.
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

/** Until it is saved, a picture has an address that the browser has given it, in the place of its path. */
function isJustChosen(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('blob:');
}

/** `sections[2].cards[0].title` as its steps. */
function stepsOf(field: string): (string | number)[] {
  return [...field.matchAll(/[\w-]+/g)].map(([step]) => (/^\d+$/.test(step) ? Number(step) : step));
}
