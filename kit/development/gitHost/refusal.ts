import { fileInForm, inForm } from '../../content/check/formatProblem';
import { capitalized } from '../../content/fields/fieldText';
import type { Problem } from '../../content/fields/problem';

/** A refusal, in words for the person who edits. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** A problem in the words of the form, with the name of the file unless it is the one whose form is saved. */
export function problemInWords(problem: Problem, own: string): string {
  const { label, message, advice } = inForm(problem);
  const names = problem.file === own ? [] : [titleOf(problem.file)];
  const where = [...names, ...(label === '' ? [] : [`“${label}”`])];
  return `${where.join(', ') || 'The file'} ${message}. ${advice}`.trimEnd();
}

/** What the lists of the editor have a file as, such as `The page “clients”`. */
export function titleOf(file: string): string {
  return capitalized(fileInForm(file));
}
