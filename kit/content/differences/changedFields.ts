import { childOf, type FieldPath } from '../fields/paths';
import type { Schema } from '../fields/schema';
import { fieldsOf, groupOf, isGroup } from '../fields/walk';
import { matchedItems, movedItems } from './matchedItems';

/**
 * What has become of a field, a group or an item of a list. `path` is where it is now and `was` where it was before; of
 * what only one side has, the other path is where it would be in the same list or group.
 */
export interface FieldChange {
  kind: 'new' | 'gone' | 'changed' | 'moved';
  path: FieldPath;
  was: FieldPath;
  /** What stood there; undefined if it is new. */
  from: unknown;
  /** What stands there; undefined if it is gone. */
  to: unknown;
}

interface Places {
  path: FieldPath;
  was: FieldPath;
}

/**
 * Compares two values of a schema: what is listed, and nothing else, makes the second of the first. What happens to the
 * items of a list comes before what changes within them. A moved item has a change of its own for each field in it that
 * was changed, too.
 */
export function* changedFields(
  schema: Schema | undefined,
  from: unknown,
  to: unknown,
  places: Places = { path: [], was: [] },
): Generator<FieldChange> {
  if (JSON.stringify(from) === JSON.stringify(to)) return;
  if (from === undefined || to === undefined) {
    yield { kind: from === undefined ? 'new' : 'gone', ...places, from, to };
  } else if (schema?.is === 'list' && Array.isArray(from) && Array.isArray(to)) {
    yield* changedItems(schema.item, from, to, places);
  } else if (schema && isGroup(from) && isGroup(to) && isSameGroup(schema, from, to)) {
    yield* changedGroup(groupOf(schema, from), from, to, places);
  } else {
    yield { kind: 'changed', ...places, from, to };
  }
}

/** Whether both are groups of the same type. */
function isSameGroup(schema: Schema, from: object, to: object): boolean {
  const group = groupOf(schema, from);
  return group !== undefined && group === groupOf(schema, to);
}

/** The fields of the model in its order, then those that it doesn’t know. */
function* changedGroup(
  group: Schema | undefined,
  from: object,
  to: object,
  { path, was }: Places,
): Generator<FieldChange> {
  const schemas = new Map(fieldsOf(group).map(({ name, schema }) => [name, schema]));
  const names = new Set([...schemas.keys(), ...Object.keys(from), ...Object.keys(to)]);
  for (const name of names) {
    const places = { path: [...path, name], was: [...was, name] };
    yield* changedFields(schemas.get(name), childOf(from, name), childOf(to, name), places);
  }
}

function* changedItems(
  schema: Schema,
  from: readonly unknown[],
  to: readonly unknown[],
  { path, was }: Places,
): Generator<FieldChange> {
  const matched = matchedItems(schema, from, to);
  const [kept, known] = [
    new Set(matched.map(({ before }) => before)),
    new Set(matched.map(({ after }) => after)),
  ];
  for (const [index, item] of from.entries()) {
    if (kept.has(index)) continue;
    const places = { path: [...path, index], was: [...was, index] };
    yield { kind: 'gone', ...places, from: item, to: undefined };
  }
  for (const { before, after } of movedItems(matched)) {
    const places = { path: [...path, after], was: [...was, before] };
    yield { kind: 'moved', ...places, from: from[before], to: to[after] };
  }
  for (const [index, item] of to.entries()) {
    if (known.has(index)) continue;
    const places = { path: [...path, index], was: [...was, index] };
    yield { kind: 'new', ...places, from: undefined, to: item };
  }
  for (const { before, after } of matched) {
    const places = { path: [...path, after], was: [...was, before] };
    yield* changedFields(schema, from[before], to[after], places);
  }
}
