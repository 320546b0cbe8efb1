import { describeLetter } from '../fields/letters';
import { type FieldPath, type ProblemText, quote } from '../fields/problem';

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

export function uselessBackslash(at: number): SyntaxProblem {
  const advice = 'Remove it, or write two of them (\\\\) to show one.';
  return syntaxProblem(at, 'has a backslash that means nothing', advice);
}

export function tooDeep(at: number): SyntaxProblem {
  const message = 'has more groups and lists within each other than any content needs';
  return syntaxProblem(at, message);
}

/** A character that is only right within a text, in the place of one that looks like it. */
export function strangeSign(at: number, letter: string): SyntaxProblem {
  const advice = 'Delete it, and type what belongs there.';
  return syntaxProblem(at, `has ${describeLetter(letter)} outside of a text`, advice);
}

export const innerQuotes =
  'Quotation marks and apostrophes within a text are curly: “words”, it’s.';
