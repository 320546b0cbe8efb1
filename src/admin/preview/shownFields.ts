import { childOf, groupOf, type ObjectShape, type Shape } from '../../content/model/shape';

/**
 * Makes of fields that may be unfinished or wrong what pages can show: fields that fit their GraphQL types. Where a
 * word is missing its label stands in its place, so that a writer sees where it will be; what has no place on a page
 * is left out. Never throws.
 */
export function shownFields(shape: ObjectShape, value: unknown): Record<string, unknown> {
  const fields = shape.fields.map(({ name, required, shape: inner }) => {
    const shown = shownValue(inner, childOf(value, name));
    return [name, shown === undefined && required ? standIn(inner) : shown];
  });
  return Object.fromEntries(fields);
}

/** Undefined where there is nothing to show. */
function shownValue(shape: Shape, value: unknown): unknown {
  if (shape.is === 'plain') return shape.kind.shown(value, shape);
  if (typeof value !== 'object' || value === null) return undefined;
  if (shape.is === 'list') return Array.isArray(value) ? shownItems(shape.item, value) : undefined;
  const group = groupOf(shape, value);
  return group && shownFields(group, value);
}

/** A group that was just added to a list has nothing in it yet; a text without words is left out. */
function shownItems(item: Shape, values: unknown[]): unknown[] {
  return values
    .map((value) => shownValue(item, value) ?? (item.is === 'object' ? standIn(item) : undefined))
    .filter((value) => value !== undefined);
}

/** What stands in the place of a field that pages always have. */
function standIn(shape: Shape): unknown {
  switch (shape.is) {
    case 'object':
      return shownFields(shape, undefined);
    case 'list':
      return [];
    case 'union':
      return [...shape.options.values()].map(standIn)[0];
    case 'plain':
      return shape.kind.standIn(shape);
  }
}
