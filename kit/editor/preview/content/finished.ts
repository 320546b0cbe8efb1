import { z } from 'zod';
import { today } from '../../../content/fields/day';
import type { FieldRecord, FieldType } from '../../../content/fields/records';
import { type Field, fieldRecord, groupOf, groupsOf } from '../../../content/fields/shape';

/** How a kind of field is shown while it is written. */
interface Unfinished {
  /** What is shown of a value; undefined if there is nothing to show. */
  value(value: unknown, record: FieldRecord): unknown;
  /** What is shown instead of a missing value that pages always have. */
  missing(record: FieldRecord): unknown;
}

const line: Unfinished = {
  value: (value) => (typeof value === 'string' && value.trim() !== '' ? value : undefined),
  missing: () => '',
};

const words: Unfinished = { ...line, missing: ({ label }) => `‹${label}›` };

const kinds: Readonly<Record<FieldType, Unfinished>> = {
  address: line,
  anchor: line,
  choice: {
    value: (value, { options }) => options?.find((option) => option === value),
    missing: ({ options }) => options?.[0],
  },
  date: { value: (value) => z.iso.date().safeParse(value).data, missing: today },
  email: line,
  flag: { value: (value) => value === true || undefined, missing: () => '' },
  'linked words': words,
  markdown: words,
  number: {
    value(value, { max = Number.POSITIVE_INFINITY }) {
      const number = Math.trunc(Number(value ?? ''));
      return number > 0 ? Math.min(number, max) : undefined;
    },
    missing: () => 0,
  },
  'old address': line,
  path: line,
  picture: line,
  reference: line,
  text: words,
};

/**
 * What can be shown of a value that may be unfinished or invalid, so that it fits its GraphQL type. A missing text is
 * replaced by its label, so that a writer sees where it will be; what can’t be shown is left out. Never throws.
 *
 * @returns undefined if there is nothing to show, and pages can do without it
 */
export function finished(
  { schema, required }: Pick<Field, 'schema' | 'required'>,
  value: unknown,
): unknown {
  const record = fieldRecord(schema);
  if (record) {
    const kind = kinds[record.fieldType];
    return kind.value(value, record) ?? (required ? kind.missing(record) : undefined);
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    // The form has an empty list where the file has none.
    return required || value.length > 0 ? value : undefined;
  }
  if (schema instanceof z.ZodArray) return required ? [] : undefined;
  const fields = typeof value === 'object' && value !== null ? value : undefined;
  if (groupOf(schema, fields)) return fields ?? (required ? {} : undefined);
  const [type] = required ? groupsOf(schema).keys() : [];
  return type && { ...fields, type };
}
