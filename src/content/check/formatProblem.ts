import { collectionOf } from '../model/entry';
import { fieldLabel } from '../model/fieldLabel';
import type { Problem } from '../model/problem';

/** A problem in two lines: where it is, using the form’s labels, then what is wrong and what to do. */
export function formatProblem(problem: Problem): string {
  const { file, line, message, advice } = problem;
  const label = labelOf(problem);
  const place = label === '' ? `${file}:${line}` : `${file}:${line}  ${label}`;
  return `${place}\n  ${message}. ${advice}`.trimEnd();
}

/** The field of a problem in the words of the form; empty where the whole file is meant. */
export function labelOf({ file, field }: Pick<Problem, 'file' | 'field'>): string {
  const collection = collectionOf(file);
  return collection === undefined ? field : fieldLabel(collection, field);
}
