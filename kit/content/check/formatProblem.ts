import { itemName } from '../fields/fieldText';
import type { Problem } from '../fields/problem';
import { fieldAt, recordOf } from '../fields/shape';
import { collectionOf, nameOf } from '../model/entry';
import { type CollectionName, fileRecord, isSingle, modelOf } from '../model/model';

/** A problem in two lines for those who edit files: where it is, then what is wrong and what to do. */
export function formatProblem({ file, line, field, message, advice }: Problem): string {
  const place = field === '' ? `${file}:${line}` : `${file}:${line}  ${field}`;
  return `${place}\n  ${message}. ${advice}`.trimEnd();
}

/** A problem in the words of the form: its field and the label of that, empty for the whole file, and what is said of it. */
export function inForm(problem: Problem) {
  const { file, field, message, advice } = { ...problem, ...problem.form };
  const collection = collectionOf(file);
  const label = collection === undefined ? '' : fieldLabel(collection, field);
  return { field, label, message, advice };
}

/**
 * The path of a field in the form's labels: `sections[2].cards[0].title` becomes `Section 3, Card 1, Title`. Empty for
 * the whole file.
 */
export function fieldLabel(collection: CollectionName, field: string): string {
  const labels: string[] = [];
  const steps = field.match(/[^.[\]"]+/g) ?? [];
  for (const [index, step] of steps.entries()) {
    const schema = fieldAt(modelOf(collection), steps.slice(0, index + 1));
    if (/^\d+$/.test(step)) {
      labels.splice(-1, 1, `${schema ? itemName(schema) : 'Item'} ${Number(step) + 1}`);
    } else labels.push(schema ? recordOf(schema).label : 'Text');
  }
  return labels.join(', ');
}

/** What the form calls a file: `the page “clients”`. */
export function fileInForm(file: string): string {
  const collection = collectionOf(file);
  if (collection === undefined) {
    const [, place = '', name] = /([^/]*)\/([^/]*\.[^/]*)$/.exec(file) ?? [];
    if (name === undefined) return 'the site';
    return `the ${place === 'images' ? 'picture' : 'file'} “${name}”`;
  }
  const { noun } = fileRecord(collection);
  return isSingle(collection) ? `the ${noun}` : `the ${noun} “${nameOf(file)}”`;
}

/** A message that names a file: by its path, and, for those who fill in the form, as they know it. */
export function namingFile(file: string, say: (name: string) => string) {
  return { message: say(file), form: { message: say(fileInForm(file)) } };
}
