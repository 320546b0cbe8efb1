import type { FieldProblem } from '../model/problem';
import { childOf } from '../model/shape';

/** What search engines want to know of a video before they show it, where it is no sample. */
export function videoWarnings(fields: unknown): FieldProblem[] {
  if (childOf(fields, 'sample') === true) return [];
  const missing = ['published', 'thumbnail'].filter((name) => childOf(fields, name) === undefined);
  return missing.map((name) => ({
    path: [name],
    message: 'is missing',
    advice: 'Without it search engines are not told of this video; the page plays it all the same.',
  }));
}
