import { z } from 'zod';
import { withArticle } from '../fieldText';
import { type ProblemText, quote } from '../problem';
import { declare, type PlainShape } from '../shape';
import { tokenAdvice } from '../tokens';
import type { ReferableCollection } from './reference';

/** A field's reference to something outside its file, resolved once all files have been read. */
export interface Reference {
  what: 'reference' | 'anchor' | 'picture' | 'link' | 'path';
  /** For a reference: the folder of the named file. */
  collection?: ReferableCollection;
  value: string;
}

/** What the check finds in a text: what is wrong with it, and what it refers to. */
export interface Findings {
  problems?: readonly ProblemText[];
  references?: readonly Reference[];
}

/** A control of the editing form: https://sveltiacms.app/en/docs/fields */
export interface Control {
  widget: string;
  /** What a text must match, and the message if it doesn't. */
  pattern?: readonly [expression: string, message: string];
  [option: string]: unknown;
}

/**
 * Who reads what a field needs: someone filling in the form, where a date is picked, or editing the file, where it is
 * typed.
 */
export type Audience = 'form' | 'file';

/** What differs from most fields, which are a line of text. */
type FieldInfo = Pick<PlainShape, 'accepts'> & Partial<PlainShape>;

/** Defines a field with a single value. */
export function field<Schema extends z.ZodType>(
  fieldType: string,
  label: string,
  hint: string,
  schema: Schema,
  info: FieldInfo,
): Schema {
  const { example, options } = info;
  const suchAs = typeof example === 'string' && !options ? `, such as ${quote(example)}` : '';
  const requirement = `${info.requirement ?? info.accepts.replaceAll('`', '')}${suchAs}`;
  return declare(schema, {
    is: 'plain',
    fieldType,
    label,
    hint,
    graphql: info.typeName ?? 'String',
    formRequirement: requirement,
    control: lineControl(info, requirement),
    previewValue: (value) => (typeof value === 'string' && value.trim() !== '' ? value : undefined),
    placeholder: '',
    check: () => ({}),
    ...info,
    requirement,
  });
}

/** Defines a field whose text must match a pattern as a whole. */
export function lineField(
  fieldType: string,
  label: string,
  hint: string,
  info: FieldInfo & { max: number; pattern: RegExp },
) {
  const schema = z.string().max(info.max, { abort: true }).regex(info.pattern);
  return field(fieldType, label, hint, schema, info);
}

/** A label with its article; a long label describes the field rather than naming it. */
export function nameOf(label: string, otherwise: string): string {
  return withArticle(label.length > 24 || /[,’]/.test(label) ? otherwise : label.toLowerCase());
}

/** A single-line control, with the pattern that the check requires. */
export function lineControl(
  { max, pattern, tokens = [] }: Pick<PlainShape, 'max' | 'pattern' | 'tokens'>,
  requirement = '',
): Control {
  const common = { widget: 'string', use_emoji_autocomplete: false, maxlength: max };
  if (pattern !== undefined)
    return { ...common, pattern: [pattern.source, `It needs ${requirement}.`] };
  const allowed = tokens.map((token) => `|\\{${token}\\}`).join('');
  return { ...common, pattern: [`^(?:[^{}]${allowed})*$`, tokenAdvice(tokens)] };
}
