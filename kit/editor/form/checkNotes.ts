import { z } from 'zod';
import { checkChanges } from '../../content/check/checkChanges';
import { checkContent } from '../../content/check/checkContent';
import { rememberFindings } from '../../content/check/checkFile';
import { fieldLabel, fileInForm, inForm } from '../../content/check/formatProblem';
import { canonicalText } from '../../content/derive/canonicalText';
import { today } from '../../content/fields/day';
import { capitalized } from '../../content/fields/fieldText';
import { type FieldPath, formatPath, isMistake, type Problem } from '../../content/fields/problem';
import {
  asGroup,
  childOf,
  fieldsOf,
  groupOf,
  type Schema,
  writtenFields,
} from '../../content/fields/shape';
import { contentFileAt, fileOf, pathOf } from '../../content/model/entry';
import { contentModel, modelOf } from '../../content/model/model';
import { isNewPicture } from '../engine/newPictures';
import { addedFiles } from './addedFiles';
import type { ContentFile } from './formContent';
import { withFormerPath } from './formerPaths';
import { siteUrl } from './siteUrl';

/** What was found in each text, by all that looks at a form. */
export const findingsOf = rememberFindings();

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

/** What says of an unfinished file what there is to say about it. */
export type NoteWriter = (file: ContentFile) => FormNote[];

/**
 * Makes what says of an unfinished file what the check would say if it were saved now, worded for someone filling in the
 * form: of the file itself, and of others only what is new.
 *
 * @param content all that is saved, without pictures, of which nothing is known here
 */
export function noteWriter(content: readonly ContentFile[]): NoteWriter {
  const options = { findingsOf, hasPictures: false, siteUrl };
  const saved = filesToCheck(content);
  const known = checkContent(saved, today(), options).problems;
  return (written) => {
    const file = { ...written, name: written.name || unsavedName };
    const path = fileOf(file);
    const before = content.find((each) => fileOf(each) === path);
    const now = new Map([...saved, ...filesToCheck(addedFiles())]);
    const after = new Map(now).set(path, { text: textToCheck(asSaved(file, before)) });
    const changes = { ...options, newest: path };
    const { problems, warnings } = checkChanges(now, known, after, today(), changes);
    const isOther = (problem: Problem) => Number(problem.file !== path);
    const notes = [...problems.toSorted((one, other) => isOther(one) - isOther(other)), ...warnings]
      .map((problem) => noteAt(written, path, problem))
      .concat(formNotes(written));
    return [...new Map(notes.map((note) => [`${note.where}: ${note.what}`, note])).values()];
  };
}

/** What can be said of an unfinished file where nothing is known of the others. */
export function ownNotes(file: ContentFile): FormNote[] {
  const { collection, name } = file;
  const path = fileOf(file);
  const { problems } = findingsOf({ collection, name, file: path }, textToCheck(file), siteUrl);
  const notes = problems
    .filter(({ severity }) => severity !== 'launch')
    .map((problem) => noteAt(file, path, problem));
  return [...notes, ...formNotes(file)];
}

/** What only a form can have: groups that are still empty, which the engine refuses, and pictures that are new. */
function formNotes({ collection, name, fields }: ContentFile): FormNote[] {
  const note = (code: string, path: FieldPath, what: string) => ({
    code,
    field: `${collection}/${name}.${path.join('.')}`,
    where: fieldLabel(collection, formatPath(path)),
    what,
    isProblem: code === 'missing',
  });
  const groups = [...emptyGroups(modelOf(collection), fields)].map((path) =>
    note('missing', path, 'Is empty. Fill it in, or untick its box.'),
  );
  const pictures = [...writtenFields(modelOf(collection), fields)].flatMap(
    ({ path, record, value }) => {
      if (typeof value !== 'string' || !isNewPicture(value)) return [];
      const others = record.of === undefined ? 'its dark version' : 'its light version';
      return note(newPictureCode, path, `Do its description and ${others} still fit?`);
    },
  );
  return [...groups, ...pictures];
}

/** The code of the question that stands below a picture as long as that is new. */
export const newPictureCode = 'new-picture';

function* emptyGroups(schema: Schema, value: unknown, path: FieldPath = []): Generator<FieldPath> {
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      yield* emptyGroups(schema.element, item, [...path, index]);
    }
  }
  for (const field of fieldsOf(groupOf(schema, value))) {
    const child = childOf(value, field.name);
    const own = [...path, field.name];
    const isAdded = !field.required && field.schema instanceof z.ZodObject && child != null;
    if (isAdded && isBlank(child)) yield own;
    else yield* emptyGroups(field.schema, child, own);
  }
}

function isBlank(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return !value;
  return Object.values(value).every(isBlank);
}

/** The file as saving writes it: with the former path of a page that has moved. */
function asSaved(file: ContentFile, before: ContentFile | undefined): ContentFile {
  const { collection, name } = file;
  if (contentModel[collection].page?.formerPaths === undefined) return file;
  const path = before && pathOf({ collection, name, fields: before.fields });
  const fields = withFormerPath(collection, asGroup(file.fields), path, before === undefined);
  return { ...file, fields };
}

function filesToCheck(files: readonly ContentFile[]) {
  return new Map(files.map((file) => [fileOf(file), { text: textToCheck(file) }]));
}

function textToCheck({ collection, fields, body }: ContentFile): string {
  return canonicalText(collection, { fields: withSavedPictures(fields), body });
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

/** @param own the path of the file in the form */
function noteAt({ collection, name }: ContentFile, own: string, problem: Problem): FormNote {
  const { code, file } = problem;
  const { field: place, message, advice } = inForm(problem);
  const id = file === own ? { collection, name } : contentFileAt(file);
  // What is said without a field is about the text, where there is one.
  const isOfBody = place === '' && id && contentModel[id.collection].body;
  const field = isOfBody ? 'body' : place;
  // `sections[2].title` becomes `sections.2.title`.
  const path = field.match(/[\w-]+/g)?.join('.');
  const label = id === undefined ? '' : fieldLabel(id.collection, field);
  const where = [
    ...(file === own ? [] : [capitalized(fileInForm(file))]),
    ...(label ? [label] : []),
  ];
  return {
    code,
    // Whoever follows a note stays in the form.
    field: id && path && file === own ? `${id.collection}/${id.name}.${path}` : undefined,
    where: where.join(', '),
    what: `${capitalized(message)}. ${advice}`.trim(),
    isProblem: isMistake(problem),
  };
}
