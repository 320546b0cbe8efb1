import { type ProblemText, quote } from './problem';

/**
 * Finds problems with the words in braces in a text; only the `known` ones are allowed.
 *
 * @param how what else to say, such as how other braces are written
 */
export function tokenProblems(text: string, known: readonly string[], how = ''): ProblemText[] {
  const code = 'token';
  const advice = `${tokenAdvice(known)}${how}`;
  const problems = [...text.matchAll(/\{([^{}]*)\}/g)].flatMap(([written, name = '']) => {
    if (known.includes(name)) return [];
    return { code, message: `has ${quote(written)}, which is not known`, advice };
  });
  const open = /\{\w{0,20}(?![^{}]*\})/.exec(text)?.[0];
  if (open !== undefined) {
    problems.push({ code, message: `has a brace that is not closed: ${quote(open)}`, advice });
  }
  return problems;
}

/** Says which words in braces a text may contain. */
export function tokenAdvice(known: readonly string[]): string {
  if (known.length === 0) return 'Braces don’t work here: write the words themselves.';
  const braced = known.map((token) => `{${token}}`).join(' and ');
  return `Only ${braced} ${known.length === 1 ? 'works' : 'work'} in braces here.`;
}
