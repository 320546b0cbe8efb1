import { type FieldPath, formatPath } from '../fields/paths';
import {
  isMistake,
  type Problem,
  type ProblemText,
  type Reference,
  type Report,
} from '../fields/problem';
import type { CheckedFile } from './checkContent';

/** What a field, or a line of the markdown below all fields, names. */
export type PlacedReference = Reference & Pick<Problem, 'path' | 'line'>;

/** A file, and where its fields are. */
type Located = Pick<CheckedFile, 'file' | 'lineOf'>;

/** A problem at a field of a file. */
export function problemAt({ file, lineOf }: Located, path: FieldPath, problem: ProblemText) {
  return { ...problem, file, path, line: lineOf(path) };
}

/** Collects what is found in a file, each at its line. */
export function reporterOf({ file, lineOf }: Located) {
  const problems: Problem[] = [];
  const references: PlacedReference[] = [];
  const headings: CheckedFile['headings'][number][] = [];
  return { problems, references, headings, at, isWrong };

  /** What checks a field reports to; `beside` is the field next to it that names what it is of. */
  function at(path: FieldPath, beside?: string): Report {
    const place = beside && formatPath([...path.slice(0, -1), beside]);
    const of = place ? references.find((each) => formatPath(each.path) === place) : undefined;
    return {
      tell: (problem, line) => problems.push({ ...problem, file, path, line: lineOf(path, line) }),
      refer: (reference, line) =>
        references.push({ ...reference, ...(of && { of }), path, line: lineOf(path, line) }),
      offer: (words) => headings.push({ words, path }),
    };
  }

  /** Whether a mistake was told of a field. */
  function isWrong(path: FieldPath): boolean {
    const isHere = (each: Problem) => formatPath(each.path) === formatPath(path);
    return problems.some((each) => isMistake(each) && isHere(each));
  }
}
