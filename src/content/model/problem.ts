/** One thing that is wrong with the content, in words for the person who wrote it. */
export interface Problem {
  /** The file, relative to the repository, such as `content/pages/clients.md`. */
  file: string;
  line: number;
  /** The way to the field, such as `sections[2].cards[0].title`; empty where the whole file is meant. */
  field: string;
  /** What is wrong, to be read after the field's name: `is missing`. */
  message: string;
  /** What to do about it, as one or more sentences. */
  advice: string;
}

/** What is wrong with a value, and what to do about it. */
export type ProblemText = Pick<Problem, 'message' | 'advice'>;

/** A problem before it is known which file it is in, and perhaps which field. */
export interface LineProblem extends ProblemText {
  line: number;
  field?: string;
}

export type FieldPath = readonly (string | number)[];

/** What is wrong with the field of a value, before it is known where in a file the value stands. */
export interface FieldProblem extends ProblemText {
  path: FieldPath;
  /** Of a misspelt field: the one that it was meant to be. */
  meant?: FieldPath;
}

/** Writes a path as a writer reads it: `['cards', 0, 'title']` becomes `cards[0].title`. */
export function formatPath(path: FieldPath): string {
  let written = '';
  for (const step of path) {
    if (typeof step === 'number') written += `[${step}]`;
    else if (!/^[\w-]+$/.test(step)) written += `[${quote(step)}]`;
    else written += written === '' ? step : `.${step}`;
  }
  return written;
}

/** Writes a problem as two lines: where it is, then what is wrong and what to do. */
export function formatProblem({ file, line, field, message, advice }: Problem): string {
  const place = field === '' ? `${file}:${line}` : `${file}:${line}  ${field}`;
  return `${place}\n  ${message}. ${advice}`.trimEnd();
}

/** Puts a value of a file into a message: in quotes, shortened, and without characters a terminal obeys. */
export function quote(value: string): string {
  const shortened = value.length > 60 ? `${value.slice(0, 59)}…` : value;
  return `"${shortened.replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, '\uFFFD')}"`;
}

/** The order in which problems are read: by file, then by line. */
export function inReadingOrder(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (one, other) => compare(one.file, other.file) || one.line - other.line || 0,
  );
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
