import { kindOfFile } from '../model/entry';
import { fieldLabel } from '../model/fieldLabel';
import type { Problem } from '../model/problem';

/** A problem in two lines: where it is, in the words of the form, then what is wrong and what to do. */
export function formatProblem({ file, line, field, message, advice }: Problem): string {
  const kind = kindOfFile(file);
  const label = kind === undefined ? field : fieldLabel(kind, field);
  const place = label === '' ? `${file}:${line}` : `${file}:${line}  ${label}`;
  return `${place}\n  ${message}. ${advice}`.trimEnd();
}
