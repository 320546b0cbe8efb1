import { z } from 'zod';
import { withArticle } from '../fieldText';
import { quote } from '../problem';
import { describe, type FieldKind } from '../schema';
import type { Control } from './control';

/** What each kind says of itself, and how it differs from a line of text. */
type KindInfo = Pick<FieldKind, 'accepts' | 'format'> & Partial<FieldKind>;

/** Defines a field with a single value: what its kind doesn’t say is that of a line of text. */
export function field<Checked extends z.ZodType>(
  label: string,
  hint: string,
  checked: Checked,
  info: KindInfo,
): Checked {
  const { example, options, max, pattern } = info;
  const suchAs =
    typeof example === 'string' && !options ? `, such as ${quote(example.replace(/\.$/, ''))}` : '';
  const requirement = `${info.accepts.replaceAll('`', '')}${suchAs}`;
  return describe(checked, {
    is: 'field',
    label,
    hint,
    formRequirement: requirement,
    graphqlType: 'String',
    control: lineControl(max, pattern && [pattern, `It needs ${requirement}.`]),
    check: () => undefined,
    canonical: (value) => value,
    tidied: (value) => value.trim(),
    forPage: (value) => value,
    unfinished: (value) => (typeof value === 'string' && value.trim() !== '' ? value : undefined),
    placeholder: () => '',
    ...info,
    requirement,
  });
}

/** The control of a single line. */
export function lineControl(max?: number, pattern?: Control['pattern'] | ''): Control {
  const line = { widget: 'string', use_emoji_autocomplete: false, maxlength: max };
  return pattern ? { ...line, pattern } : line;
}

/** A line that must match a pattern as a whole. */
type LineInfo = Partial<Omit<FieldKind, 'pattern'>> &
  Pick<FieldKind, 'accepts'> & { max: number; pattern: RegExp };

/** Defines a field whose text names something, such as a file. */
export function lineField(label: string, hint: string, { pattern, ...info }: LineInfo) {
  const checked = z.string().max(info.max, { abort: true }).regex(pattern);
  return field(label, hint, checked, { format: 'name', ...info, pattern: pattern.source });
}

/** A line that isn't empty. */
export function oneLine(max: number) {
  const line = z.string().max(max, { abort: true }).regex(/\S/, { abort: true });
  return line.regex(/^[^\r\n]*$/);
}

/** A label with its article; a long label describes the field rather than naming it. */
export function nounFor(label: string, otherwise: string): string {
  return withArticle(label.length > 24 || /[,’]/.test(label) ? otherwise : label.toLowerCase());
}
