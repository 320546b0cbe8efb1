import { z } from 'zod';
import { withArticle } from '../fieldText';
import { quote } from '../problem';
import { type FieldRecord, type FieldType, records } from '../records';

/** What differs from most fields, which are a line of text. */
type FieldInfo = Pick<FieldRecord, 'accepts'> & Partial<FieldRecord>;

/** Defines a field with a single value. */
export function field<Schema extends z.ZodType>(
  fieldType: FieldType,
  label: string,
  hint: string,
  schema: Schema,
  info: FieldInfo,
): Schema {
  const { example, options } = info;
  const suchAs =
    typeof example === 'string' && !options ? `, such as ${quote(example.replace(/\.$/, ''))}` : '';
  const requirement = `${info.requirement ?? info.accepts.replaceAll('`', '')}${suchAs}`;
  records.add(schema, {
    fieldType,
    label,
    hint,
    formRequirement: requirement,
    check: () => ({}),
    ...info,
    requirement,
  });
  return schema;
}

/** Defines a field whose text must match a pattern as a whole. */
export function lineField(
  fieldType: FieldType,
  label: string,
  hint: string,
  { pattern, ...info }: Omit<FieldInfo, 'pattern'> & { max: number; pattern: RegExp },
) {
  const schema = z.string().max(info.max, { abort: true }).regex(pattern);
  return field(fieldType, label, hint, schema, { ...info, pattern: pattern.source });
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
