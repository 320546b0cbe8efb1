import { z } from 'zod';
import type { Kind } from './kinds/kind';

/** The words for a writer that stand with every field. */
export interface Words {
  /** The name over the field in a form. */
  label: string;
  /** What to put there. */
  hint: string;
}

/** The words of a group of fields, and the name of its GraphQL type. */
export interface GroupWords extends Words {
  typeName: string;
  /** What a writer calls one of it, such as `card`. */
  noun: string;
}

export interface FieldShape {
  name: string;
  required: boolean;
  shape: Shape;
}

export interface ObjectShape extends GroupWords {
  is: 'object';
  fields: readonly FieldShape[];
}

export interface BlocksShape extends GroupWords {
  is: 'blocks';
  /** The field that says which one it is. */
  type: PlainShape;
  /** The groups of fields to choose from, by the `type` that names them. */
  options: ReadonlyMap<string, ObjectShape>;
}

export interface ListShape extends Words {
  is: 'list';
  item: Shape;
  min: number;
  max: number;
}

/** A field that holds one text, number or flag. */
export interface PlainShape extends Words {
  is: 'plain';
  kind: Kind;
  schema: z.ZodType;
  example?: string | number | boolean;
  /** The smallest number; the largest one, or the most characters. */
  min?: number;
  max?: number;
  /** The regular expression that a text with a form of its own fits. */
  pattern?: string;
  /** Above this many characters a text is still accepted, with a warning. */
  advisedLength?: number;
  /** The words in braces that a text may hold: `product` is replaced by the product's name. */
  tokens?: readonly string[];
  /** Of a choice: the words to choose from. */
  words?: readonly string[];
  /** Of a choice: the name of its GraphQL type. */
  typeName?: string;
  /** Of an address: it may also be the path of a page here, or a mail address. */
  internal?: boolean;
  /** Of an address: it is of a video at a provider whose player the site can embed. */
  embedded?: boolean;
}

/** What the model says of one field, in a form that every reader of the model can walk. */
export type Shape = ObjectShape | ListShape | BlocksShape | PlainShape;

const shapes = new WeakMap<z.core.$ZodType, Shape>();

/** Notes the shape of a schema where it is declared, and returns the schema. */
export function declare<Schema extends z.core.$ZodType>(schema: Schema, shape: Shape): Schema {
  shapes.set(schema, shape);
  return schema;
}

/** The shape that a schema was declared with, optional or not; undefined for one that is no field of the model. */
export function findShape(schema: z.core.$ZodType): Shape | undefined {
  return shapes.get(schema instanceof z.ZodOptional ? schema.unwrap() : schema);
}

/** The shape of a field of the model. Throws for any other schema. */
export function shapeOf(schema: z.core.$ZodType): Shape {
  const shape = findShape(schema);
  if (shape === undefined) throw new Error('A field of the model is not declared with a shape.');
  return shape;
}

/** The shape of a schema that is a group of fields, as that of every content file is. */
export function objectShapeOf(schema: z.core.$ZodType): ObjectShape {
  const shape = shapeOf(schema);
  if (shape.is !== 'object') throw new Error('The schema is not a group of fields.');
  return shape;
}

/** The group of fields that a value of a union evidently means: the one that its `type` names. */
export function branchOf(shape: BlocksShape, value: unknown): ObjectShape | undefined {
  const type = childOf(value, 'type');
  return typeof type === 'string' ? shape.options.get(type) : undefined;
}

/** The field or item of a value that is a group or list; undefined where it has none of that name. */
export function childOf(value: unknown, step: string | number): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
  return Reflect.get(value, step);
}
