import { tokenAdvice } from '../fields/fieldText';
import { type ProblemText, quote, type Report } from '../fields/problem';
import { type FieldKind, isMarkdown } from '../fields/schema';
import { outsideCode } from '../markdown/outsideCode';
import { type Sign, signsIn } from '../markdown/signs';

/**
 * Checks any text: a field, or a line of the markdown below the front matter.
 *
 * @param braced of markdown, what `outsideCode` leaves
 */
export function* textProblems(
  text: string,
  tokens: readonly string[],
  braced?: string,
): Generator<ProblemText> {
  const known = tokens.map((token) => `{${token}}`);
  const seen = text.replace(/`[^`]*`|\\(?=[!-/:-@[-`{-~])/g, '');
  const strange = signsIn(seen, 'noWords');
  // Its braces are no second problem.
  const others = strange.reduce((rest, { written }) => rest.replace(written, ''), braced ?? text);
  const how = ' To show other braces, write \\{ and \\}; code shows them, too.';
  const advice = `${tokenAdvice(tokens)}${braced === undefined ? '' : how}`;
  // One that is never closed is no word, either.
  for (const [written] of others.matchAll(/\{(?:[^{}]*\}|\w*)/g)) {
    const message = `has ${quote(written)}, which is not known`;
    if (!known.includes(written)) yield { code: 'token', message, advice };
  }
  const [first = signsIn(seen, 'placeholders')[0]] = strange;
  if (first) yield strange.length > 0 ? noWords(first) : placeholder(first);
}

function noWords({ written }: Sign): ProblemText {
  const message = `has ${quote(written)}, which isn’t words`;
  const advice =
    'Type anew what should stand there, or remove it: another program has lost it or left it there.';
  return { code: 'leftover', message, advice, severity: 'warning' };
}

function placeholder({ written }: Sign): ProblemText {
  const message = `has the placeholder: ${quote(written)}`;
  const advice = 'Put the real words or the real address in its place.';
  return { code: 'placeholder', message, advice, severity: 'launch' };
}

/** Checks the text of any field. */
export function checkText(text: string, kind: FieldKind, report: Report): void {
  const { hint, tokens = [], advisedLength = Number.POSITIVE_INFINITY } = kind;
  const braced = isMarkdown(kind) ? outsideCode(text).split('\n') : [];
  for (const [index, line] of text.split('\n').entries()) {
    for (const problem of textProblems(line, tokens, braced[index])) report.tell(problem, index);
  }
  // Without a word of its own, the field would lack what it is for.
  for (const token of tokens.filter((each) => each !== 'product' && !text.includes(`{${each}}`))) {
    const advice = `Put it where it belongs: ${hint}`;
    report.tell({ code: 'token', message: `is missing its {${token}}`, advice });
  }
  if (text.length > advisedLength) {
    const message = `has ${text.length} characters`;
    const advice = `Keep it to about ${advisedLength}.`;
    report.tell({ code: 'long', message, advice, severity: 'warning' });
  }
}
