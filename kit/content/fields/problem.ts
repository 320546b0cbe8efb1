/** What is wrong, and what to do about it. */
export interface ProblemText {
  /** Identifies the mistake, whatever the wording: `missing`, `lost`. */
  code: string;
  /** What is wrong, as it reads after the field's name: `is missing`. */
  message: string;
  /** What to do about it, in whole sentences. */
  advice: string;
  /** The same for those who fill in the form, who see labels instead of the names of fields and files. */
  form?: { field?: string; message?: string; advice?: string };
  /** Of what keeps nothing from being published: a warning, or what is left to do before the site goes live. */
  severity?: 'warning' | 'launch';
}

/** A place in a file. */
export interface Place {
  line: number;
  /** The path of the field, such as `sections[2].cards[0].title`; empty for the whole file. */
  field: string;
}

/** A mistake in the content, worded for the person who made it. */
export interface Problem extends ProblemText, Place {
  /** The file, relative to the repository, such as `content/pages/clients.md`. */
  file: string;
}

type Words = Pick<ProblemText, 'message' | 'advice'>;

/** The problem with other words, for those who edit files and for those who fill in the form. */
export function reworded(problem: Problem, reword: (words: Words) => Words): Problem {
  const { message, advice } = { ...problem, ...problem.form };
  return {
    ...problem,
    ...reword(problem),
    form: { ...problem.form, ...reword({ message, advice }) },
  };
}

/** Whether a problem keeps the content from being published. */
export function isMistake({ severity }: ProblemText): boolean {
  return severity === undefined;
}

export type FieldPath = readonly (string | number)[];

/** `['cards', 0, 'title']` becomes `cards[0].title`. */
export function formatPath(path: FieldPath): string {
  let written = '';
  for (const step of path) {
    if (typeof step === 'number') written += `[${step}]`;
    else if (!/^[\w-]+$/.test(step)) written += `[${quote(step)}]`;
    else written += written === '' ? step : `.${step}`;
  }
  return written;
}

/** Quotes a value from a file for a message: in quotes, shortened, and without control characters. */
export function quote(value: string): string {
  const shortened = value.length > 60 ? `${value.slice(0, 59)}…` : value;
  return `"${shortened.replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, '\uFFFD')}"`;
}

/** Sorts problems by file, then by line. */
export function inReadingOrder(problems: readonly Problem[]): Problem[] {
  return problems.toSorted((one, other) => {
    if (one.file === other.file) return one.line - other.line;
    return one.file < other.file ? -1 : 1;
  });
}
