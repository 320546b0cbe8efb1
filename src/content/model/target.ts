import type { FieldPath } from './problem';
import type { BlocksShape, ObjectShape, Shape } from './shape';

/** What stands at a path of a value, and what the model says should stand there. */
export interface Target {
  path: FieldPath;
  shape: Shape;
  value: unknown;
  /** The group of fields that it belongs to. */
  parent: ObjectShape | BlocksShape | undefined;
  /** Of a group that is one of several: all of them. */
  siblings: BlocksShape | undefined;
}

/** Follows a path through a value and the model at once; a union is followed into the type it names. */
export function targetAt(root: Shape, value: unknown, path: FieldPath): Target {
  let target: Target = { path, shape: root, value, parent: undefined, siblings: undefined };
  for (const step of path) {
    target = { ...stepInto(target, step), path, value: childOf(target.value, step) };
  }
  const branch = target.shape.is === 'blocks' ? branchOf(target.shape, target.value) : undefined;
  if (branch === undefined || target.shape.is !== 'blocks') return target;
  return { ...target, shape: branch, siblings: target.shape };
}

/** The group of fields that a value of a union evidently means: the one that its `type` names. */
export function branchOf(shape: BlocksShape, value: unknown): ObjectShape | undefined {
  const type = childOf(value, 'type');
  return typeof type === 'string' ? shape.options.get(type) : undefined;
}

function stepInto(from: Target, step: string | number): Omit<Target, 'path' | 'value'> {
  const { shape } = from;
  if (shape.is === 'list') return { shape: shape.item, parent: from.parent, siblings: undefined };
  const group = shape.is === 'blocks' ? branchOf(shape, from.value) : shape;
  if (group === undefined && shape.is === 'blocks') {
    return { shape: typeChoice(shape), parent: shape, siblings: undefined };
  }
  const field = group?.is === 'object' ? group.fields.find(({ name }) => name === step) : undefined;
  if (group?.is !== 'object' || field === undefined) return from;
  return { shape: field.shape, parent: group, siblings: undefined };
}

/** The `type` of a union whose value doesn't say which it is. */
function typeChoice({ options, info }: BlocksShape): Shape {
  const words = [...options.keys()];
  const type = { kind: 'choice', label: 'Type', hint: info.hint } as const;
  return { is: 'plain', info: type, min: undefined, max: undefined, words };
}

/** The field or item of a value that is a group or list; undefined where it has none of that name. */
export function childOf(value: unknown, step: string | number): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
  return Reflect.get(value, step);
}
