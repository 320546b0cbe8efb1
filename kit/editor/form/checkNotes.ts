import { checkChanges } from '../../content/check/checkChanges';
import { checkContent } from '../../content/check/checkContent';
import { rememberFindings } from '../../content/check/checkFile';
import { fieldLabel, fileInForm, inForm } from '../../content/check/formatProblem';
import { canonicalText } from '../../content/derive/canonicalText';
import { today } from '../../content/fields/day';
import { capitalized } from '../../content/fields/fieldText';
import { formatPath, isMistake, type Problem } from '../../content/fields/problem';
import { asGroup, writtenFields } from '../../content/fields/shape';
import { contentFileAt, fileOf, pathOf } from '../../content/model/entry';
import { collectionNamed, contentModel, modelOf } from '../../content/model/model';
import { isNewPicture } from '../engine/newPictures';
import { emptyGroupNotes } from './emptyGroups';
import type { ContentFile } from './formContent';
import { withFormerPath } from './formerPaths';
import type { FormNote } from './formNote';
import { siteUrl } from './siteUrl';

/** What was found in each text, by all that looks at a form. */
export const findingsOf = rememberFindings();

/** The name of a new file, which gets its own only when it is saved. */
export const unsavedName = 'not-saved-yet';

/**
 * Makes what says of an unfinished file what the check would say if it were saved now, worded for someone filling in the
 * form: of the file itself, and of others only what is new.
 *
 * @param content all that is saved, without pictures, of which nothing is known here
 */
export function noteWriter(content: readonly ContentFile[]): (file: ContentFile) => FormNote[] {
  const options = { findingsOf, hasPictures: false, siteUrl };
  const saved = new Map(content.map((file) => [fileOf(file), { text: textToCheck(file) }]));
  const known = checkContent(saved, today(), options).problems;
  return (written) => {
    const file = { ...written, name: written.name || unsavedName };
    const path = fileOf(file);
    const before = content.find((each) => fileOf(each) === path);
    const after = new Map(saved).set(path, { text: textToCheck(asSaved(file, before)) });
    const { problems, warnings } = checkChanges(saved, known, after, today(), {
      ...options,
      newest: path,
    });
    const isOther = (problem: Problem) => Number(problem.file !== path);
    const notes = [...problems.toSorted((one, other) => isOther(one) - isOther(other)), ...warnings]
      .filter((problem) => isOther(problem) || !isAdded(problem, file, before, saved))
      .map((problem) => noteAt(written, path, problem))
      .concat(emptyGroupNotes(written));
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
  return [...notes, ...emptyGroupNotes(file)];
}

/**
 * Whether a problem is that a field names a file that isn't there, and didn't do so before: the form has only names to
 * choose from, so that file was added in the form, and will be saved with it.
 */
function isAdded(
  { code, field }: Problem,
  { collection, fields }: ContentFile,
  before: ContentFile | undefined,
  saved: ReadonlyMap<string, unknown>,
): boolean {
  if (code !== 'lost') return false;
  const written = [...writtenFields(modelOf(collection), fields)];
  const named = written.find(({ path }) => formatPath(path) === field);
  const [to, name] = [named?.record.collection, named?.value];
  if (to === undefined || typeof name !== 'string') return false;
  const isThere = saved.has(fileOf({ collection: collectionNamed(to), name }));
  return !isThere && !JSON.stringify(before?.fields ?? {}).includes(JSON.stringify(name));
}

/** The file as saving writes it: with the former path of a page that has moved. */
function asSaved(file: ContentFile, before: ContentFile | undefined): ContentFile {
  const { collection, name } = file;
  if (contentModel[collection].page?.formerPaths === undefined) return file;
  const path = before && pathOf({ collection, name, fields: before.fields });
  const fields = withFormerPath(collection, asGroup(file.fields), path, before === undefined);
  return { ...file, fields };
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
