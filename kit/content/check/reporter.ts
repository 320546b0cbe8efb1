import { type FieldPath, formatPath } from '../fields/paths';
import {
  isMistake,
  type Problem,
  type ProblemText,
  type Reference,
  type Report,
} from '../fields/problem';

/** A place in a file: a field, or a line of the markdown below all fields. */
export interface Place {
  path: FieldPath;
  line: number;
}

/** What a field, or a line of markdown, names. */
export type PlacedReference = Reference & Place;

/** The file of a problem. Without `lineOf`, the problem is at its first line. */
export interface Located {
  file: string;
  lineOf?(path: FieldPath, line?: number): number;
}

/** Takes a problem at a field of a file; the path is empty for the file as a whole. */
export type Tell = (file: Located, path: FieldPath, problem: ProblemText) => void;

/** Collects what is found between files. */
export function collector(): { problems: Problem[]; tell: Tell } {
  const problems: Problem[] = [];
  const tell: Tell = ({ file, lineOf }, path, problem) =>
    problems.push({ ...problem, file, path, line: lineOf?.(path) ?? 1 });
  return { problems, tell };
}

/** Collects what is found in a file, each at its line. */
export function reporterOf({ file, lineOf }: Required<Located>) {
  const problems: Problem[] = [];
  const references: PlacedReference[] = [];
  const headings: string[] = [];
  return { problems, references, headings, at, isWrong };

  /** What checks a field reports to; `beside` is the field next to it that names what it is of. */
  function at(path: FieldPath, beside?: string): Report {
    const place = beside && formatPath([...path.slice(0, -1), beside]);
    const of = place ? references.find((each) => formatPath(each.path) === place) : undefined;
    const found = (line?: number) => ({ path, line: path.length > 0 ? lineOf(path, line) : 1 });
    return {
      tell: (problem, line) => problems.push({ ...problem, file, ...found(line) }),
      refer: (reference, line) =>
        references.push({ ...reference, ...(of && { of }), ...found(line) }),
      offer: (heading) => headings.push(heading),
    };
  }

  /** Whether a mistake was told of a field. */
  function isWrong(path: FieldPath): boolean {
    const isHere = (each: Problem) => formatPath(each.path) === formatPath(path);
    return problems.some((each) => isMistake(each) && isHere(each));
  }
}
