import { collectionOf, isSingle, nameOf } from '../model/entry';
import { fieldLabel } from '../model/fieldLabel';
import { fileRecord } from '../model/model';
import type { Problem } from '../model/problem';

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
