import { childOf, type FieldPath } from './paths';
import type { Field, FieldKind, Group, Schema } from './schema';

/*
 * The walks over the model and the values of its fields. Two others walk by themselves: the comparison of two values
 * (differences/changedFields.ts), and the form’s configuration.
 */

/** A part of a value. */
export interface Part {
  path: FieldPath;
  schema: Schema;
  /** Whether its group needs it; an item of a list is needed where it is a group. */
  required: boolean;
  value: unknown;
}

/** The parts that a value has, valid or not, in the order of the model: groups and lists before what is in them. */
export function* visit(
  schema: Schema,
  value: unknown,
  path: FieldPath = [],
  required = true,
): Generator<Part> {
  if (value === undefined) return;
  yield { path, schema, required, value };
  for (const part of partsIn(schema, value)) {
    yield* visit(part.schema, part.value, [...path, part.step], part.required);
  }
}

/** A field with a single value, and the value that a file gives it. */
export interface WrittenField {
  path: FieldPath;
  kind: FieldKind;
  value: unknown;
}

/** The fields with a single value that a value has, valid or not, in the order of the model. */
export function* fieldsIn(schema: Schema, value: unknown): Generator<WrittenField> {
  for (const part of visit(schema, value)) {
    if (part.schema.is === 'field') yield { path: part.path, kind: part.schema, value: part.value };
  }
}

/**
 * A value with each of its parts changed: first the fields of a group and the items of a list, then that itself. `change`
 * is also called for the fields that are missing; what it makes undefined is left out. Fields that the model doesn’t know
 * stay as they are, after the others.
 *
 * @param change gets a part, and what has become of what is in it
 */
export function map(
  schema: Schema,
  value: unknown,
  change: (part: Part, value: unknown) => unknown,
  path: FieldPath = [],
  required = true,
): unknown {
  const inner = partsIn(schema, value).map((each): [string | number, unknown] => {
    const { step } = each;
    return [step, map(each.schema, each.value, change, [...path, step], each.required)];
  });
  const kept = inner.filter(([, each]) => each !== undefined);
  const part = { path, schema, required, value };
  const items = kept.map(([, each]) => each);
  if (schema.is === 'list' && Array.isArray(value)) return change(part, items);
  if (inner.length === 0 || !isGroup(value)) return change(part, value);
  const known = new Set(inner.map(([name]) => name));
  const others = Object.entries(value).filter(([name]) => !known.has(name));
  return change(part, Object.fromEntries([...kept, ...others]));
}

/** What is directly in a value: the fields of its group, missing or not, or the items of its list. */
function partsIn(
  schema: Schema,
  value: unknown,
): (Omit<Part, 'path'> & { step: string | number })[] {
  if (schema.is === 'field') return [];
  if (schema.is === 'list') {
    const items: unknown[] = Array.isArray(value) ? value : [];
    const { item } = schema;
    const required = item.is === 'group';
    return items.map((each, step) => ({ step, schema: item, required, value: each }));
  }
  const fields = isGroup(value) ? fieldsOf(groupOf(schema, value)) : [];
  return fields.map(({ name, required, schema: inner }) => {
    return { step: name, schema: inner, required, value: childOf(value, name) };
  });
}

/** All that can be in a part of the model, and that itself first. */
export function* schemasIn(schema: Schema): Generator<Schema> {
  yield schema;
  for (const inner of schemasOf(schema)) yield* schemasIn(inner);
}

function schemasOf(schema: Schema): Schema[] {
  if (schema.is === 'list') return [schema.item];
  if (schema.is === 'choice') return [...schema.groups.values()];
  return fieldsOf(schema).map((field) => field.schema);
}

/** The fields of a group, in the order of the model; none of anything else. */
export function fieldsOf(schema: Schema | undefined): readonly Field[] {
  return schema?.is === 'group' ? schema.fields : [];
}

/** The group of fields that describes a value, chosen by its `type` if there are several; undefined if none does. */
export function groupOf(schema: Schema, value: unknown): Group | undefined {
  if (schema.is === 'group') return schema;
  const type = childOf(value, 'type');
  return schema.is === 'choice' && typeof type === 'string' ? schema.groups.get(type) : undefined;
}

/**
 * The part of the model at a path, such as that of `sections`, `2`, `title`; undefined if there is none. Where the value
 * doesn’t tell which of several groups it is, that of any.
 */
export function schemaAt(schema: Schema, path: FieldPath, value?: unknown): Schema | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return schema;
  const group = groupOf(schema, value);
  const groups = group ? [group] : schema.is === 'choice' ? [...schema.groups.values()] : [];
  const inner =
    schema.is === 'list'
      ? schema.item
      : groups.flatMap(fieldsOf).find(({ name }) => name === `${step}`)?.schema;
  return inner && schemaAt(inner, rest, childOf(value, step));
}

/** Whether a value has fields, as a group does. */
export function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
