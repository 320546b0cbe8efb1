import { tokenAdvice } from '../fields/fieldText';
import { type ProblemText, quote, type Report } from '../fields/problem';
import { type FieldKind, isMarkdown } from '../fields/schema';
import { outsideCode } from '../markdown/outsideCode';
import { signsIn } from '../markdown/signs';

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
  const seen = text.replace(/`[^`]*`|\\(?=[!-/:-@[-`{-~])/g, '');
  const strange = signsIn(seen, 'noWords');
  // Its braces are no second problem.
  const others = strange.reduce((rest, { written }) => rest.replace(written, ''), braced ?? text);
  const how = ' To show other braces, write \\{ and \\}; code shows them, too.';
  // One that is never closed is no word, either.
  for (const [written] of others.matchAll(/\{(?:[^{}]*\}|\w*)/g)) {
    if (tokens.some((token) => written === `{${token}}`)) continue;
    const advice = `${tokenAdvice(tokens)}${braced === undefined ? '' : how}`;
    yield { code: 'token', message: `has ${quote(written)}, which is not known`, advice };
  }
  const [lost, placeholder] = [strange[0], signsIn(seen, 'placeholders')[0]];
  if (lost) {
    const message = `has ${quote(lost.written)}, which isn’t words`;
    const advice =
      'Type anew what should stand there, or remove it: another program has lost it or left it there.';
    yield { code: 'leftover', message, advice, severity: 'warning' };
  } else if (placeholder) {
    const message = `has the placeholder: ${quote(placeholder.written)}`;
    const advice = 'Put the real words or the real address in its place.';
    yield { code: 'placeholder', message, advice, severity: 'launch' };
  }
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
