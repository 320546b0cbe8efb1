import type { Words } from '../model/problem';

/**
 * Finds a character that nobody sees and that can change what the others mean: control characters except tab and line
 * end, halves of characters, what is none, and those that have no width or turn the direction of the text around them.
 */
export const invisible =
  /(?![\t\n])[\p{Cc}\p{Cs}\u200b\u2028\u2029\u202a-\u202e\u2060-\u206f\ufeff\ufffe\uffff]/u;

export const invisibleProblem: Words = {
  code: 'invisible',
  message: 'has an invisible character',
  advice: 'Delete the words around it and type them again; it often comes with pasted text.',
};
