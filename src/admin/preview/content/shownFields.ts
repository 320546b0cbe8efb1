import { childOf, groupOf, type ObjectShape, type Shape } from '../../../content/model/shape';

/**
 * Turns fields that may be unfinished or invalid into fields that pages can show, which fit their GraphQL types. A
 * missing text is replaced by its label, so that a writer sees where it will be; what can’t be shown is left out. Never
 * throws.
 *
 * @param source where the fields are, such as `pages/clients.sections.2`; each group has its own as `source`
 */
export function shownFields(
  shape: ObjectShape,
  value: unknown,
  source: string,
): Record<string, unknown> {
  const fields = shape.fields.map(({ name, required, shape: inner }) => {
    const at = `${source}.${name}`;
    const shown = shownValue(inner, childOf(value, name), at);
    return [name, shown === undefined && required ? placeholder(inner, at) : shown];
  });
  return { ...Object.fromEntries(fields), source };
}

/** Undefined if there is nothing to show. */
function shownValue(shape: Shape, value: unknown, source: string): unknown {
  if (shape.is === 'plain') return shape.fieldType.previewValue(value, shape);
  if (typeof value !== 'object' || value === null) return undefined;
  if (shape.is === 'list') {
    return Array.isArray(value) ? shownItems(shape.item, value, source) : undefined;
  }
  const group = groupOf(shape, value);
  return group && shownFields(group, value, source);
}

/** A group that was just added to a list is still empty. An empty text keeps its place. */
function shownItems(item: Shape, values: unknown[], source: string): unknown[] {
  const shown = values.map((value, index) => {
    const at = `${source}.${index}`;
    if (item.is === 'plain') return shownValue(item, value, at) ?? '';
    return (
      shownValue(item, value, at) ?? (item.is === 'object' ? placeholder(item, at) : undefined)
    );
  });
  return shown.filter((value) => value !== undefined);
}

/** What replaces a missing field that pages always have. */
function placeholder(shape: Shape, source: string): unknown {
  switch (shape.is) {
    case 'object':
      return shownFields(shape, undefined, source);
    case 'list':
      return [];
    case 'union':
      return [...shape.options.values()].map((option) => placeholder(option, source))[0];
    case 'plain':
      return shape.fieldType.placeholder(shape);
  }
}
