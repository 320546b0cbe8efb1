import { entityIn, tagIn } from '../../markdown/inspectMarkdown';
import { strayMarkdown } from '../../markdown/strayMarkdown';
import { type ProblemText, quote } from '../problem';
import type { Findings } from '../records';
import { field, nounFor, oneLine } from './fieldType';

/** One line of plain text, without formatting. */
export function text(
  label: string,
  hint: string,
  info: {
    example: string;
    max: number;
    isLong?: boolean;
    advisedLength?: number;
    tokens?: readonly string[];
  },
) {
  const { max, tokens = ['product'] } = info;
  return field('text', label, hint, oneLine(max), {
    ...info,
    tokens,
    accepts: `up to ${max} characters`,
    requirement: `${nounFor(label, 'text')} of up to ${max} characters`,
    check: checkText,
  });
}

function checkText(value: string): Findings {
  const tag = tagIn(value);
  const problems: ProblemText[] = [];
  if (tag !== undefined) {
    const advice = 'Remove it: this field takes plain text.';
    problems.push({ code: 'html', message: `has HTML in it (${quote(tag)})`, advice });
  }
  const entity = entityIn(value);
  if (entity !== undefined) problems.push(entityProblem(entity));
  const [stray] = strayMarkdown(value);
  if (stray !== undefined) problems.push(strayMarkdownProblem(stray.written, stray.plainAdvice));
  return { problems };
}

/** What to say of markdown that readers would see as it is written. */
export function strayMarkdownProblem(written: string, advice: string): ProblemText {
  const message = `shows ${quote(written)} as it is written`;
  return { code: 'stray-markdown', message, advice, severity: 'warning' };
}

/** What to say of an entity that readers would see as it is written. */
export function entityProblem(entity: { written: string; character: string }): ProblemText {
  const message = `shows ${quote(entity.written)} as it is written`;
  const advice = `Type the character itself: ${quote(entity.character)}.`;
  return { code: 'entity', message, advice };
}
