import { z } from 'zod';
import type { Control, Findings } from './fieldTypes/fieldType';
import type { ReferableCollection } from './fieldTypes/reference';
import type { FieldPath } from './problem';

/** What every field says to writers. */
interface FieldText {
  /** The name above the field in a form. */
  label: string;
  /** What to enter. */
  hint: string;
}

interface GroupText extends FieldText {
  /** The name of its GraphQL type. */
  typeName: string;
  /** What a writer calls one such group, such as `card`. */
  noun: string;
}

export interface FieldShape {
  name: string;
  required: boolean;
  shape: Shape;
}

export interface ObjectShape extends GroupText {
  is: 'object';
  fields: readonly FieldShape[];
}

export interface UnionShape extends GroupText {
  is: 'union';
  /** The field that distinguishes the groups. */
  type: Shape;
  /** The groups to choose from, by their `type`. */
  options: ReadonlyMap<string, ObjectShape>;
}

export interface ListShape extends FieldText {
  is: 'list';
  item: Shape;
  min: number;
  max: number;
}

/** A field with a single text, number or flag, and all that depends on the type of its value. */
export interface PlainShape extends FieldText {
  is: 'plain';
  /** What sort of value it holds, such as `date`. */
  fieldType: string;
  example?: string | number;
  /** What it accepts, in a few words for a table. */
  accepts: string;
  /** What it requires, as the object of a sentence: `a title of up to 60 characters, such as "..."`. */
  requirement: string;
  /** The same for someone who fills in the form, where a date or a picture is chosen, not typed. */
  formRequirement: string;
  /** The GraphQL type; for a reference or a picture, also what Gatsby finds it by. */
  graphql: string;
  control: Control;
  /** What a preview shows of an unfinished value; undefined if there is nothing to show. */
  previewValue(value: unknown): unknown;
  /** What a preview shows instead of a missing value that pages always have. */
  placeholder: unknown;
  /** Checks beyond the schema: whether a text is safe, and what it refers to. */
  check(value: string): Findings;
  /** The smallest number; `max` is the largest, or the maximum length. */
  min?: number;
  max?: number;
  /** The regular expression that the text must match. */
  pattern?: RegExp;
  /** What is wrong with a text that doesn’t fit, if it is known: `has a space in it`. */
  misfit?(value: string): string | undefined;
  /** The length in characters above which the check warns. */
  advisedLength?: number;
  /** The words in braces that the text may contain, such as `product`. */
  tokens?: readonly string[];
  /** For a choice: the words to choose from, and the name of its GraphQL type. */
  options?: readonly string[];
  typeName?: string;
  /** For a reference: the collection of the files that it can name. */
  collection?: ReferableCollection;
}

/** What the model says about one field, in a form that can be traversed without zod. */
export type Shape = ObjectShape | ListShape | UnionShape | PlainShape;

/** What `declare` has registered: the shapes of the fields of the model, not those of `.optional()` around them. */
const shapes = new WeakMap<z.core.$ZodType, Shape>();

/** Registers the shape of a schema, and returns the schema. */
export function declare<Schema extends z.core.$ZodType>(schema: Schema, shape: Shape): Schema {
  shapes.set(schema, shape);
  return schema;
}

/** The shape of a field of the model, optional or not. Throws for any other schema. */
export function shapeOf(schema: z.core.$ZodType): Shape {
  const shape = shapes.get(schema instanceof z.ZodOptional ? schema.unwrap() : schema);
  if (shape === undefined) throw new Error('A field of the model is not declared with a shape.');
  return shape;
}

/** The shape of a schema that is a group of fields, as every content file is. Throws for any other. */
export function objectShapeOf(schema: z.core.$ZodType): ObjectShape {
  const shape = shapeOf(schema);
  if (shape.is !== 'object') throw new Error('The schema is not a group of fields.');
  return shape;
}

/** The group of fields that describes a value, chosen by its `type` if there are several; undefined if none does. */
export function groupOf(shape: Shape, value: unknown): ObjectShape | undefined {
  if (shape.is !== 'union') return shape.is === 'object' ? shape : undefined;
  const type = childOf(value, 'type');
  return typeof type === 'string' ? shape.options.get(type) : undefined;
}

/** The field with this name in a group, or in any group of a union. */
function fieldNamed(shape: Shape | undefined, name: string): FieldShape | undefined {
  const groups = shape?.is === 'union' ? [...shape.options.values()] : [shape];
  const fields = groups.flatMap((group) => (group?.is === 'object' ? group.fields : []));
  return fields.find((field) => field.name === name);
}

/** The shape at a path within another, such as `sections`, `2`, `title`; undefined if there is none. */
export function shapeAt(shape: Shape | undefined, path: readonly string[]): Shape | undefined {
  return path.reduce(
    (at, step) => (at?.is === 'list' ? at.item : fieldNamed(at, step)?.shape),
    shape,
  );
}

/** A field with a single value, and the value that a file gives it. */
export interface WrittenField {
  path: FieldPath;
  shape: PlainShape;
  value: unknown;
}

/** The fields of a shape that a value has, in order, valid or not. */
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
    for (const field of groupOf(shape, value)?.fields ?? []) {
      yield* writtenFields(field.shape, childOf(value, field.name), [...path, field.name]);
    }
  }
}

/** A field or item of a value, if the value is a group or list that has it. */
export function childOf(value: unknown, step: string | number): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
  return Reflect.get(value, step);
}
