import { groupOf, isGroup, type Part } from '../../../content/fields/walk';

/**
 * What can be shown of a part that may be unfinished or invalid, so that it fits its GraphQL type. A missing text is
 * replaced by its label, so that a writer sees where it will be; what can’t be shown is left out. Never throws.
 *
 * @returns undefined if there is nothing to show, and pages can do without it
 */
export function finished({ schema, required, value }: Part): unknown {
  if (schema.is === 'field') {
    return schema.unfinished(value) ?? (required ? schema.placeholder() : undefined);
  }
  if (schema.is === 'list') {
    if (!Array.isArray(value)) return required ? [] : undefined;
    // The form has an empty list where the file has none.
    return required || value.length > 0 ? value : undefined;
  }
  const fields = isGroup(value) ? value : undefined;
  if (groupOf(schema, fields)) return fields ?? (required ? {} : undefined);
  const [type] = required && schema.is === 'choice' ? schema.groups.keys() : [];
  return type && { ...fields, type };
}
