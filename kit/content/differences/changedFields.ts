import { childOf, type FieldPath } from '../fields/paths';
import type { Schema } from '../fields/schema';
import { fieldsOf, groupOf, isGroup, schemaAt } from '../fields/walk';
import { type Matched, matchedItems } from './matchedItems';

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

/**
 * Compares two values of a schema, from top to bottom: what is listed, and nothing else, makes the second of the first. A
 * moved item has a change of its own for each field in it that was changed, too.
 *
 * @param replaced values that mean something else now, such as the paths of pictures that were replaced
 */
export function* changedFields(
  schema: Schema | undefined,
  from: unknown,
  to: unknown,
  replaced: readonly string[] = [],
  path: FieldPath = [],
  was: FieldPath = path,
): Generator<FieldChange> {
  const [old = '', own = ''] = [from, to].map((value) => JSON.stringify(value));
  if (old === own && !replaced.some((value) => own.includes(JSON.stringify(value)))) return;
  const parts = schema && partsOf(schema, from, to);
  if (schema === undefined || parts === undefined) {
    const kind = from === undefined ? 'new' : to === undefined ? 'gone' : 'changed';
    yield { kind, path, was, from, to };
    return;
  }
  for (const { before, after, isMoved } of parts) {
    const places = [
      [...path, after ?? before ?? ''],
      [...was, before ?? after ?? ''],
    ] as const;
    const [first, second] = [childOf(from, before ?? ''), childOf(to, after ?? '')];
    if (isMoved) yield { kind: 'moved', path: places[0], was: places[1], from: first, to: second };
    const inner = schemaAt(schema, places[0].slice(-1), to ?? from);
    yield* changedFields(inner, first, second, replaced, ...places);
  }
}

/**
 * The items of two lists, of which one may be missing, or the fields of two groups of a type: those of the model, then
 * others; undefined of anything else.
 */
function partsOf(schema: Schema, from: unknown, to: unknown): Matched[] | undefined {
  const [olds, news] = [from ?? [], to ?? []];
  if (schema.is === 'list' && Array.isArray(olds) && Array.isArray(news)) {
    return matchedItems(schema.item, olds, news);
  }
  const group = groupOf(schema, from);
  if (!isGroup(from) || !isGroup(to) || !group || group !== groupOf(schema, to)) return undefined;
  const known = fieldsOf(group).map(({ name }) => name);
  const names = new Set([...known, ...Object.keys(from), ...Object.keys(to)]);
  return [...names].map((name) => ({ before: name, after: name }));
}
