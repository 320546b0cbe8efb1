import type { FieldProblem } from '../model/problem';
import { childOf } from '../model/shape';

/** Warns if a video that isn't a sample lacks what search engines require to show it. */
export function videoWarnings(fields: unknown): FieldProblem[] {
  if (childOf(fields, 'sample') === true) return [];
  const missing = ['published', 'thumbnail'].filter((name) => childOf(fields, name) === undefined);
  return missing.map((name) => ({
    path: [name],
    message: 'is missing',
    advice: 'Without it, search engines can’t list this video. The page still plays it.',
  }));
}
