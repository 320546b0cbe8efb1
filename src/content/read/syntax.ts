import { type FieldPath, type ProblemText, quote } from '../model/problem';

/** What the fields of a file say, before they are checked against the model. */
export interface ParsedFields {
  /** Undefined if there are problems. */
  value: unknown;
  problems: readonly SyntaxProblem[];
  /** Where a field begins in the text; for a missing field, where the group begins that lacks it. */
  offsetOf(path: FieldPath): number;
}

/** What is wrong with the syntax, at an offset in the text. */
export interface SyntaxProblem extends ProblemText {
  at: number;
}

export function syntaxProblem(at: number, message: string, advice = ''): SyntaxProblem {
  return { at, code: 'syntax', message, advice };
}

export function repeatedField(at: number, name: string): SyntaxProblem {
  return syntaxProblem(at, `has the field ${quote(name)} a second time`, 'Keep one of the two.');
}

export function uselessBackslash(at: number, written: string): SyntaxProblem {
  const message = `has a backslash that means nothing: ${quote(written)}`;
  return syntaxProblem(at, message, 'Remove it, or write two of them (\\\\) to show one.');
}

export function tooDeep(at: number): SyntaxProblem {
  const message = 'has more groups and lists within each other than any content needs';
  return syntaxProblem(at, message);
}

export const typeAgain = 'Delete it, and type what belongs there.';

export const innerQuotes = 'Quotation marks within a text are curly: “words”.';

export const inQuotes = 'Put the whole text in double quotes.';

export function lostWord(at: number, code = 'syntax'): SyntaxProblem {
  const message = 'begins with &, ! or *, and what follows that sign is not read';
  return { at, code, message, advice: inQuotes };
}
