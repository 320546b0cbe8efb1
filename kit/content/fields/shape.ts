import { z } from 'zod';
import type { FieldPath } from './problem';
import { type FieldRecord, type GroupRecord, type ListRecord, records } from './records';

/** A schema of the model: a group, a choice between groups, a list, or a field with a single value. */
export type Schema = z.core.$ZodType;

/** A field of a group. */
export interface Field {
  name: string;
  required: boolean;
  /** Without `.optional()`. */
  schema: Schema;
}

/** What the model says of a schema. Throws for one that isn’t the model’s. */
export function recordOf(schema: Schema) {
  const record = records.get(schema);
  if (record === undefined) throw new Error('A field of the model has no record.');
  return record;
}

/** The record of a field with a single value; undefined for lists and groups. */
export function fieldRecord(schema: Schema | undefined): FieldRecord | undefined {
  const record = schema && recordOf(schema);
  return record && 'fieldType' in record ? record : undefined;
}

/** The record of a group of fields, or of a choice between several. Throws for any other schema. */
export function groupRecord(schema: Schema): GroupRecord {
  const record = recordOf(schema);
  if (!('noun' in record)) throw new Error(`“${record.label}” is not a group of fields.`);
  return record;
}

/** The fields of a group, in the order of the model; none for other schemas. */
export function fieldsOf(group: Schema | undefined): Field[] {
  if (!(group instanceof z.ZodObject)) return [];
  return Object.entries<Schema>(group.shape).map(([name, schema]) => {
    const isOptional = schema instanceof z.ZodOptional;
    return { name, required: !isOptional, schema: isOptional ? schema.unwrap() : schema };
  });
}

/** The groups to choose from in a union, by their `type`; none for other schemas. */
export function groupsOf(union: Schema): Map<string, z.ZodObject> {
  const options = union instanceof z.ZodDiscriminatedUnion ? union.options : [];
  const groups = options.filter((option) => option instanceof z.ZodObject);
  return new Map(
    groups.flatMap((group) => optionsOf(group.shape.type).map((type) => [type, group])),
  );
}

/** The words that a choice accepts; none for other fields. */
export function optionsOf(schema: Schema): readonly string[] {
  return fieldRecord(schema)?.options ?? [];
}

/** How few and how many items a list may have. Throws for any other schema. */
export function limitsOf(list: Schema): ListRecord {
  const record = recordOf(list);
  if ('noun' in record || 'fieldType' in record) throw new Error(`“${record.label}” is no list.`);
  return record;
}

/** The group of fields that describes a value, chosen by its `type` if there are several; undefined if none does. */
export function groupOf(schema: Schema, value: unknown): z.ZodObject | undefined {
  if (schema instanceof z.ZodObject) return schema;
  const type = childOf(value, 'type');
  return typeof type === 'string' ? groupsOf(schema).get(type) : undefined;
}

/**
 * The field at a path within a schema, such as `sections`, `2`, `title`; undefined if there is none. Where the value
 * doesn’t tell which group of a union it is, that of any.
 */
export function fieldAt(schema: Schema, path: FieldPath, value?: unknown): Schema | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return schema;
  const child =
    schema instanceof z.ZodArray ? schema.element : fieldNamed(schema, `${step}`, value);
  return child && fieldAt(child, rest, childOf(value, step));
}

function fieldNamed(schema: Schema, name: string, value: unknown): Schema | undefined {
  const group = groupOf(schema, value);
  const groups = group ? [group] : [...groupsOf(schema).values()];
  return groups.flatMap(fieldsOf).find((field) => field.name === name)?.schema;
}

/** A field with a single value, and the value that a file gives it. */
export interface WrittenField {
  path: FieldPath;
  record: FieldRecord;
  value: unknown;
}

/** The fields of a schema that a value has, in order, valid or not. */
export function* writtenFields(
  schema: Schema,
  value: unknown,
  path: FieldPath = [],
): Generator<WrittenField> {
  if (value === undefined || value === null) return;
  const record = fieldRecord(schema);
  if (record !== undefined) {
    yield { path, record, value };
  } else if (schema instanceof z.ZodArray) {
    if (!Array.isArray(value)) return;
    for (const [index, item] of value.entries()) {
      yield* writtenFields(schema.element, item, [...path, index]);
    }
  } else {
    for (const field of fieldsOf(groupOf(schema, value))) {
      yield* writtenFields(field.schema, childOf(value, field.name), [...path, field.name]);
    }
  }
}

/** A value with each of its addresses in its canonical form, such as without the site’s own host. */
export function withCanonicalAddresses(schema: Schema, value: unknown, siteUrl?: string): unknown {
  return changeEach(schema, value, (part, written) =>
    typeof written === 'string'
      ? (fieldRecord(part)?.canonical?.(written, siteUrl) ?? written)
      : written,
  );
}

/**
 * A value with each part of it changed: first the fields and items of a group or list, then that itself. Fields that the
 * schema doesn’t know stay as they are.
 */
export function changeEach(
  schema: Schema,
  value: unknown,
  change: (schema: Schema, value: unknown) => unknown,
): unknown {
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return change(
      schema,
      value.map((item) => changeEach(schema.element, item, change)),
    );
  }
  const fields = fieldsOf(groupOf(schema, value));
  if (fields.length === 0 || typeof value !== 'object' || value === null || Array.isArray(value)) {
    return change(schema, value);
  }
  const schemas = new Map(fields.map((field) => [field.name, field.schema]));
  const changed = Object.entries(value).map(([name, child]) => {
    const field = schemas.get(name);
    return [name, field ? changeEach(field, child, change) : child];
  });
  return change(schema, Object.fromEntries(changed));
}

/** The fields of a value; none of what is no group. */
export function asGroup(value: unknown): Readonly<Record<string, unknown>> {
  const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isGroup ? { ...value } : {};
}

/** A field or item of a value, if the value is a group or list that has it. */
export function childOf(value: unknown, step: string | number): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
  return Reflect.get(value, step);
}
