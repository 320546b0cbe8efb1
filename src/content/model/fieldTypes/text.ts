import { z } from 'zod';
import { tagIn } from '../../markdown/inspectMarkdown';
import { type ProblemText, quote } from '../problem';
import { defineFieldType, exampleSuffix, field, lineControl, nameOf } from './fieldType';

const fieldType = defineFieldType({
  name: 'text',
  hintShowsExample: true,
  placeholder: ({ label }) => `‹${label}›`,
  graphql: () => 'String @words',
  requirement: (field) =>
    `${nameOf(field, 'text')} of up to ${field.max} characters${exampleSuffix(field)}`,
  accepts: ({ max }) => `up to ${max} characters`,
  control: (field) => ({ ...lineControl(field), ...(field.isLong && { widget: 'text' }) }),
  formatAdvice: () => 'Write it on one line, in double quotes.',
  check(value) {
    const tag = tagIn(value);
    const mark = /\*\*[^*]+\*\*|\[[^\]]+\]\([^)]*\)/.exec(value)?.[0];
    const problems: ProblemText[] = [];
    if (tag !== undefined) {
      const advice = 'Remove it: this field takes plain text.';
      problems.push({ code: 'html', message: `has HTML in it (${quote(tag)})`, advice });
    }
    if (mark !== undefined) {
      const message = `shows ${quote(mark)} as it is written`;
      const advice = 'Remove the marks: markdown does nothing in this field.';
      problems.push({ code: 'plain-words', message, advice, severity: 'warning' });
    }
    return { problems };
  },
});

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
  const schema = z
    .string()
    .max(info.max, { abort: true })
    .regex(/\S/, { abort: true })
    .regex(/^[^\r\n]*$/);
  return field(fieldType, schema, { label, hint, tokens: ['product'], ...info });
}
