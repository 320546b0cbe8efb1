import type { ProblemText } from '../model/problem';

/**
 * Matches invisible characters that can change the meaning of the text: control characters except tab and newline, lone
 * surrogates, noncharacters, and those that have no width or change the direction of the text.
 */
export const invisible =
  /(?![\t\n])[\p{Cc}\p{Cs}\u200b\u2028\u2029\u202a-\u202e\u2060-\u206f\ufeff\ufffe\uffff]/u;

export const invisibleProblem: ProblemText = {
  code: 'invisible',
  message: 'has an invisible character',
  advice: 'Delete the words around it and type them again; it often comes with pasted text.',
};
