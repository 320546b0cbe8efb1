import { z } from 'zod';
import { type Field, fieldRecord, groupOf, groupsOf } from '../../../content/fields/shape';

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
  if (record) return record.previewValue(value) ?? (required ? record.placeholder : undefined);
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
