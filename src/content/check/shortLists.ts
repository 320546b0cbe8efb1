import { reasonUnpublished, type UnpublishedReason } from '../model/publication';
import { childOf, groupOf, type ListShape, type Shape } from '../model/shape';

export interface ShortList {
  path: string;
  shape: ListShape;
  /** The noun of the group that has the list. */
  owner: string;
  /** The index of the first unpublished item, and why it is. */
  first: number;
  reason: UnpublishedReason;
  /** How many are published. */
  left: number;
}

/** Finds lists that are too short without their unpublished items. */
export function* shortLists(
  shape: Shape,
  value: unknown,
  day: string,
  path = '',
  owner = '',
): Generator<ShortList> {
  if (reasonUnpublished(value, day) !== undefined) return;
  if (shape.is === 'list' && Array.isArray(value)) {
    const reasons = value.map((item) => reasonUnpublished(item, day));
    const left = reasons.filter((reason) => reason === undefined).length;
    const first = reasons.findIndex((reason) => reason !== undefined);
    const reason = reasons[first];
    if (reason !== undefined && left < shape.min) yield { path, shape, owner, first, reason, left };
    for (const [index, item] of value.entries()) {
      yield* shortLists(shape.item, item, day, `${path}[${index}]`, owner);
    }
    return;
  }
  const group = groupOf(shape, value);
  if (group === undefined) return;
  for (const field of group.fields) {
    const inner = path === '' ? field.name : `${path}.${field.name}`;
    yield* shortLists(field.shape, childOf(value, field.name), day, inner, group.noun);
  }
}
