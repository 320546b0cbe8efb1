import type { ProblemText } from '../fields/problem';

export interface FrontMatter {
  fields: string;
  body: string;
  /** The line of the file where the body begins; the fields begin in the second. */
  bodyLine: number;
}

const fence = /^---[^\S\n]*$/;

/**
 * Divides a file into its fields, between two lines of three hyphens, and the markdown below; or says what is wrong with
 * these lines. Front matter in any language but YAML, which the first line would name, is rejected unread, since other
 * tools run it as a program.
 */
export function splitFrontMatter(text: string): FrontMatter | (ProblemText & { line: number }) {
  const lines = text.split('\n');
  const isBegun = fence.test(lines[0] ?? '');
  const end = lines.findIndex((line, index) => index > 0 && fence.test(line));
  if (isBegun && end > 0) {
    const [fields, body] = [lines.slice(1, end), lines.slice(end + 1)];
    return { fields: fields.join('\n'), body: body.join('\n'), bodyLine: end + 2 };
  }
  const message = isBegun
    ? 'has no second line of three hyphens (---), which ends the fields'
    : 'does not begin with a line of three hyphens (---)';
  const advice = 'One belongs above the first field, and another below the last.';
  return { code: 'front-matter', line: 1, message, advice };
}
