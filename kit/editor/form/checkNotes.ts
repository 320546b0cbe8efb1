import { checkChanges } from '../../content/check/checkChanges';
import { checkContent, checkFile } from '../../content/check/checkContent';
import { fieldLabel, inForm, inReadingOrder } from '../../content/check/wording';
import { canonicalText } from '../../content/derive/canonicalText';
import { today } from '../../content/fields/day';
import type { FieldPath } from '../../content/fields/paths';
import { isMistake, type Problem } from '../../content/fields/problem';
import { visit } from '../../content/fields/walk';
import type { ContentFile } from '../../content/model/entry';
import { fileOf } from '../../content/model/entry';
import { modelOf } from '../../content/model/model';
import { isNewPicture } from '../engine/formValues';
import { siteUrl } from './siteUrl';

/** The name of a new file, which gets its own only when it is saved. */
export const unsavedName = 'not-saved-yet';

/** What there is to say about a form. */
export interface FormNote {
  /** Identifies the mistake, whatever the wording. */
  code: string;
  /** The field, such as `pages/clients.sections.2.title`; undefined for the whole file. */
  field: string | undefined;
  /** The path to the field in the form’s labels, such as `Section 3, Card 2, Title`; may be empty. */
  where: string;
  /** One or more sentences. */
  what: string;
  /** Whether it prevents saving; a warning doesn't. */
  isProblem: boolean;
}

/**
 * Returns a function that checks a file as its form has it, and words what it finds for the form: all problems of the file
 * itself, and those of other files that are new.
 *
 * @param content all saved files, without pictures
 */
export function noteWriter(content: readonly ContentFile[]): (file: ContentFile) => FormNote[] {
  const options = { hasPictures: false, siteUrl };
  const saved = new Map(content.map((file) => [fileOf(file), { text: textToCheck(file) }]));
  const before = checkContent(saved, today(), options);
  return (written) => {
    const file = { ...written, name: written.name || unsavedName };
    const path = fileOf(file);
    const after = new Map(saved).set(path, { text: textToCheck(file) });
    const { problems, warnings } = checkChanges(before, checkContent(after, today(), options));
    const isOther = (problem: Problem) => Number(problem.file !== path);
    const found = inReadingOrder(problems);
    const inOrder = found.toSorted((one, other) => isOther(one) - isOther(other));
    return notesOn(written, path, [...inOrder, ...inReadingOrder(warnings)]);
  };
}

/** What can be said of an unfinished file where nothing is known of the others. */
export function ownNotes(file: ContentFile): FormNote[] {
  const { collection, name } = file;
  const path = fileOf(file);
  const { problems } = checkFile({ collection, name, file: path }, textToCheck(file), siteUrl);
  const told = inReadingOrder(problems).filter(({ severity }) => severity !== 'launch');
  return notesOn(file, path, told);
}

/** @param own the path of the file in the form */
function notesOn(file: ContentFile, own: string, problems: readonly Problem[]): FormNote[] {
  const { collection, name } = file;
  const notes = problems.map((problem) => {
    const { path, ...words } = inForm(problem, own);
    // A note leads to no other form.
    const isHere = path.length > 0 && problem.file === own;
    const field = isHere ? `${collection}/${name}.${path.join('.')}` : undefined;
    return { code: problem.code, field, ...words, isProblem: isMistake(problem) };
  });
  const all = [...notes, ...formNotes(file)];
  return [...new Map(all.map((note) => [`${note.where}: ${note.what}`, note])).values()];
}

/** What only a form can have: groups that are still empty, which the engine refuses, and pictures that are new. */
function formNotes({ collection, name, fields }: ContentFile): FormNote[] {
  const note = (code: string, path: FieldPath, what: string) => ({
    code,
    field: `${collection}/${name}.${path.join('.')}`,
    where: fieldLabel(collection, path),
    what,
    isProblem: code === 'missing',
  });
  return [...visit(modelOf(collection), fields)].flatMap(({ path, schema, required, value }) => {
    const isAdded = schema.is === 'group' && !required && typeof path.at(-1) === 'string';
    if (isAdded && value !== null && isBlank(value)) {
      return note('missing', path, 'Is empty. Fill it in, or untick its box.');
    }
    if (schema.is !== 'field' || typeof value !== 'string' || !isNewPicture(value)) return [];
    const other = schema.of === undefined ? 'its dark version' : 'its light version';
    return note('new-picture', path, `Do its description and ${other} still fit?`);
  });
}

/** Whether a note stands below a picture as long as that is new. */
export function isOfNewPicture({ code }: FormNote): boolean {
  return code === 'new-picture';
}

function isBlank(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return !value;
  return Object.values(value).every(isBlank);
}

function textToCheck({ collection, fields }: ContentFile): string {
  return canonicalText(collection, withSavedPictures(fields));
}

/** Where a picture is that isn’t saved yet, as far as anyone knows. */
export const newPicturePath = '/images/new.png';

/** The fields of a form as they will be saved: a new picture with a path. */
export function withSavedPictures(fields: unknown): object {
  return JSON.parse(JSON.stringify(fields ?? {}, savedValue));
}

function savedValue(_name: string, value: unknown): unknown {
  return typeof value === 'string' && isNewPicture(value) ? newPicturePath : value;
}
