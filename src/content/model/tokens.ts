import { didYouMean } from './nearest';
import { type ProblemText, quote } from './problem';

/** Finds problems with the words in braces in a text; only the `known` ones are allowed. */
export function tokenProblems(text: string, known: readonly string[]): ProblemText[] {
  const problems = [...text.matchAll(/\{([^{}]*)\}/g)]
    .filter(([, name = '']) => !known.includes(name))
    .map(([written, name = '']) => unknownToken(written, name, known));
  const open = /\{\w{0,20}(?![^{}]*\})/.exec(text)?.[0];
  if (open !== undefined) {
    const message = `has a brace that is not closed: ${quote(open)}`;
    problems.push({
      code: 'token',
      message,
      advice: known.length === 0 ? 'Remove it.' : 'Close it: {product}.',
    });
  }
  return problems;
}

function unknownToken(written: string, name: string, known: readonly string[]): ProblemText {
  if (known.length === 0) {
    const message = `has ${quote(written)}, which is not replaced here`;
    return { code: 'token', message, advice: 'Write the words themselves.' };
  }
  const braced = known.map((word) => `{${word}}`);
  const guess = didYouMean(name.trim(), known).replace(/"(.*)"/, '{$1}');
  const message = `has ${quote(written)}, which is not known`;
  return {
    code: 'token',
    message,
    advice: `${guess}Only ${braced.join(' and ')} ${known.length === 1 ? 'works' : 'work'} in braces here.`,
  };
}
