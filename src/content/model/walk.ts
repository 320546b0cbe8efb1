import type { FieldPath } from './problem';
import type { PlainShape, Shape } from './shape';
import { branchOf, childOf } from './target';

export interface WrittenField {
  path: FieldPath;
  shape: PlainShape;
  value: unknown;
}

/**
 * Yields every field of a value that the model knows, from top to bottom. It doesn't mind a value that breaks
 * the model: what has no place there is passed over.
 */
export function* writtenFields(
  shape: Shape,
  value: unknown,
  path: FieldPath = [],
): Generator<WrittenField> {
  if (value === undefined || value === null) return;
  if (shape.is === 'plain') {
    yield { path, shape, value };
  } else if (shape.is === 'list') {
    if (!Array.isArray(value)) return;
    for (const [index, item] of value.entries()) {
      yield* writtenFields(shape.item, item, [...path, index]);
    }
  } else {
    const group = shape.is === 'blocks' ? branchOf(shape, value) : shape;
    for (const field of group?.fields ?? []) {
      yield* writtenFields(field.shape, childOf(value, field.name), [...path, field.name]);
    }
  }
}
