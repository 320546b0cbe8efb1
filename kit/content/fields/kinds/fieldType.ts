import { z } from 'zod';
import { withArticle } from '../fieldText';
import { quote } from '../problem';
import { type Control, type FieldRecord, records } from '../records';
import { limitsOf, wordsOf } from '../shape';
import { tokenAdvice } from '../tokens';

/** What differs from most fields, which are a line of text. */
type FieldInfo = Pick<FieldRecord, 'accepts'> & Partial<FieldRecord>;

/** Defines a field with a single value. */
export function field<Schema extends z.ZodType>(
  fieldType: string,
  label: string,
  hint: string,
  schema: Schema,
  info: FieldInfo,
): Schema {
  const { example } = info;
  const isChoice = wordsOf(schema).length > 0;
  const suchAs = typeof example === 'string' && !isChoice ? `, such as ${quote(example)}` : '';
  const requirement = `${info.requirement ?? info.accepts.replaceAll('`', '')}${suchAs}`;
  records.add(schema, {
    fieldType,
    label,
    hint,
    graphql: 'String',
    formRequirement: requirement,
    control: lineControl(schema, requirement),
    previewValue: (value) => (typeof value === 'string' && value.trim() !== '' ? value : undefined),
    placeholder: '',
    check: () => ({}),
    ...info,
    requirement,
  });
  return schema;
}

/** Defines a field whose text must match a pattern as a whole. */
export function lineField(
  fieldType: string,
  label: string,
  hint: string,
  { max, pattern, ...info }: FieldInfo & { max: number; pattern: RegExp },
) {
  const schema = z.string().max(max, { abort: true }).regex(pattern);
  return field(fieldType, label, hint, schema, info);
}

/** A line that isn't empty. */
export function oneLine(max: number) {
  const line = z.string().max(max, { abort: true }).regex(/\S/, { abort: true });
  return line.regex(/^[^\r\n]*$/);
}

/** A label with its article; a long label describes the field rather than naming it. */
export function nameOf(label: string, otherwise: string): string {
  return withArticle(label.length > 24 || /[,’]/.test(label) ? otherwise : label.toLowerCase());
}

/** A single-line control, with the pattern that the check requires. */
export function lineControl(schema: z.ZodType, requirement: string): Control {
  const { max, pattern } = limitsOf(schema);
  return {
    ...line(max),
    ...(pattern && { pattern: [pattern.source, `It needs ${requirement}.`] as const }),
  };
}

/** A single-line control for plain text, in which only these words in braces work. */
export function textControl(max: number, tokens: readonly string[]): Control {
  const allowed = tokens.map((token) => `|\\{${token}\\}`).join('');
  return { ...line(max), pattern: [`^(?:[^{}]${allowed})*$`, tokenAdvice(tokens)] };
}

/** A single-line control without a pattern. */
export function line(maxlength: number): Control {
  return { widget: 'string', use_emoji_autocomplete: false, maxlength };
}
