import { type ProblemText, quote, type Report } from '../fields/problem';
import { type FieldKind, isMarkdown } from '../fields/schema';
import { tokenProblems } from '../fields/tokens';
import { outsideCode } from '../markdown/outsideCode';
import { type Sign, signsIn } from '../markdown/signs';

/**
 * Matches invisible characters that can change the meaning of the text: control characters except tab and newline, lone
 * surrogates, noncharacters, and those that have no width or change the direction of the text.
 */
export const invisible =
  /(?![\t\n])[\p{Cc}\p{Cs}\u200b\u2028\u2029\u202a-\u202e\u2060-\u206f\ufeff\ufffe\uffff]/u;

/**
 * Checks any text: a field, or a line of the markdown after the front matter.
 *
 * @param braced of markdown, what `outsideCode` leaves
 */
export function textProblems(
  text: string,
  tokens: readonly string[],
  braced?: string,
): ProblemText[] {
  const how = ' To show other braces, write \\{ and \\}; code shows them, too.';
  const seen = text.replace(/`[^`]*`|\\(?=[!-/:-@[-`{-~])/g, '');
  const strange = signsIn(seen, 'noWords');
  // Its braces are no second problem.
  const others = strange.reduce((rest, { written }) => rest.replace(written, ''), braced ?? text);
  const problems = tokenProblems(others, tokens, braced === undefined ? '' : how);
  const [first = signsIn(seen, 'placeholders')[0]] = strange;
  if (first !== undefined) problems.push(strange.length > 0 ? noWords(first) : placeholder(first));
  const [hidden] = invisible.exec(text) ?? [];
  if (hidden !== undefined) {
    const code = (hidden.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    const message = `has an invisible character: U+${code}`;
    const advice =
      'Delete the words around it and type them again; it often comes with pasted text.';
    problems.push({ code: 'invisible', message, advice });
  }
  return problems;
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
  const braced = isMarkdown(kind) ? outsideCode(text) : undefined;
  for (const problem of textProblems(text, tokens, braced)) report.tell(problem);
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
  // Around a value in a file, curly quotes are part of the value.
  if (/^["'“”„«‘’][^"“”„«»‘’]*["'”“»’]$/.test(text)) {
    const message = 'has quotation marks around all of it, which visitors see';
    const advice = 'Remove them, unless they are meant to be seen.';
    report.tell({ code: 'quotation-marks', message, advice, severity: 'warning' });
  }
}
