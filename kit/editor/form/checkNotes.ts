import { checkChanges } from '../../content/check/checkChanges';
import { checkContent, checkFile } from '../../content/check/checkContent';
import { fieldLabel, inForm, inReadingOrder } from '../../content/check/wording';
import { canonicalText } from '../../content/derive/canonicalText';
import { today } from '../../content/fields/day';
import type { FieldPath } from '../../content/fields/paths';
import { isMistake, type Problem } from '../../content/fields/problem';
import { visit } from '../../content/fields/walk';
import { type ContentFile, fileOf } from '../../content/model/entry';
import { type CollectionName, contentModel, modelOf } from '../../content/model/model';
import { isNewPicture } from '../engine/formValues';
import { siteUrl } from './formContent';
import type { WrittenForm } from './writtenForm';

/** What there is to say about a form. */
export interface FormNote {
  /** Identifies the mistake, whatever the wording; `new-picture` asks about a picture as long as that is new. */
  code: string;
  /** Where the form has the field, such as `sections.2.title`; undefined for the whole file. */
  keyPath: string | undefined;
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
export function noteWriter(content: readonly ContentFile[]): (form: WrittenForm) => FormNote[] {
  const options = { hasPictures: false, siteUrl };
  const saved = new Map(
    content.map((file) => [fileOf(file), { text: canonicalText(file.collection, file.fields) }]),
  );
  const before = checkContent(saved, today(), options);
  return (form) => {
    const after = new Map(saved).set(form.path, { text: form.text });
    const { problems, warnings } = checkChanges(before, checkContent(after, today(), options));
    const isOther = ({ file }: Problem) => Number(file !== form.path);
    const found = inReadingOrder([...problems, ...warnings]);
    const inOrder = found.toSorted((one, other) => isOther(one) - isOther(other));
    return notesOn(form, inOrder);
  };
}

/** What can be said of an unfinished file where nothing is known of the others. */
export function ownNotes(form: WrittenForm): FormNote[] {
  const { collection, name, path, text } = form;
  const { problems } = checkFile({ collection, name, file: path }, text, siteUrl);
  const told = inReadingOrder(problems).filter(({ severity }) => severity !== 'launch');
  return notesOn(form, told);
}

function notesOn(form: WrittenForm, problems: readonly Problem[]): FormNote[] {
  const notes = problems.map((problem) => {
    const { path, ...words } = inForm(problem, form.path);
    // A note leads to no other form.
    const isHere = path.length > 0 && problem.file === form.path;
    const keyPath = isHere ? keyPathOf(form.collection, path) : undefined;
    return { code: problem.code, keyPath, ...words, isProblem: isMistake(problem) };
  });
  const all = [...notes, ...formNotes(form)];
  return [...new Map(all.map((note) => [`${note.where}: ${note.what}`, note])).values()];
}

/** Where the form has a field: what is said of a whole part of a page is shown at its title. */
function keyPathOf(collection: CollectionName, path: FieldPath): string {
  const isPart = path.length === 2 && path[0] === contentModel[collection].page?.parts;
  return [...path, ...(isPart ? ['title'] : [])].join('.');
}

/** What only a form can have: groups that are still empty, which the engine refuses, and pictures that are new. */
function formNotes({ collection, fields }: ContentFile): FormNote[] {
  const note = (code: string, path: FieldPath, what: string) => {
    const where = fieldLabel(collection, path);
    return { code, keyPath: path.join('.'), where, what, isProblem: code === 'missing' };
  };
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

function isBlank(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return !value;
  return Object.values(value).every(isBlank);
}
