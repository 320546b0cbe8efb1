import { z } from 'zod';
import { type FieldInfo, fieldInfo } from './fields';

export interface FieldShape {
  name: string;
  required: boolean;
  shape: Shape;
}

export interface ObjectShape {
  is: 'object';
  info: FieldInfo;
  fields: readonly FieldShape[];
}

export interface ListShape {
  is: 'list';
  info: FieldInfo;
  item: Shape;
  min: number;
  max: number;
}

export interface BlocksShape {
  is: 'blocks';
  info: FieldInfo;
  /** The groups of fields to choose from, by the `type` that names them. */
  options: ReadonlyMap<string, ObjectShape>;
}

/** A field that holds one text, number or flag. */
export interface PlainShape {
  is: 'plain';
  info: FieldInfo;
  min: number | undefined;
  max: number | undefined;
  /** Of a choice: the words to choose from. */
  words: readonly string[];
  /** Of a text with a form of its own, such as a path: the regular expression that it fits. */
  pattern?: string | undefined;
}

/** What the model says of one field, in a form that every reader of the model can walk. */
export type Shape = ObjectShape | ListShape | BlocksShape | PlainShape;

const known = new WeakMap<z.core.$ZodType, Shape>();

/** The shape of a schema of the model. Throws for a schema that `fields.ts` did not make. */
export function shapeOf(schema: z.core.$ZodType): Shape {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  const shape = known.get(inner) ?? readShape(inner);
  known.set(inner, shape);
  return shape;
}

/** The shape of a schema that is a group of fields, as that of every content file is. */
export function objectShapeOf(schema: z.core.$ZodType): ObjectShape {
  const shape = shapeOf(schema);
  if (shape.is !== 'object') throw new Error('The schema is not a group of fields.');
  return shape;
}

function readShape(schema: z.core.$ZodType): Shape {
  if (schema instanceof z.ZodLiteral) return typeShape(schema);
  const info = fieldInfo(schema);
  if (info === undefined) throw new Error('A field of the model is not made by fields.ts.');
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).map(([name, field]) => fieldShape(name, field));
    return { is: 'object', info, fields };
  }
  const { min, max, pattern } = limits(schema);
  if (schema instanceof z.ZodArray) {
    const item = shapeOf(schema.element);
    return { is: 'list', info, item, min: min ?? 0, max: max ?? Number.POSITIVE_INFINITY };
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    return { is: 'blocks', info, options: new Map(schema.options.map(option)) };
  }
  const words = schema instanceof z.ZodEnum ? schema.options.map(String) : [];
  return { is: 'plain', info, min, max, words, pattern };
}

function fieldShape(name: string, schema: z.core.$ZodType): FieldShape {
  return { name, required: !(schema instanceof z.ZodOptional), shape: shapeOf(schema) };
}

function option(schema: z.core.$ZodType): [string, ObjectShape] {
  const shape = objectShapeOf(schema);
  const type = shape.fields.find((field) => field.name === 'type')?.shape;
  const word = type?.is === 'plain' ? type.words[0] : undefined;
  if (word === undefined) throw new Error('Every option of a union needs a literal type.');
  return [word, shape];
}

function typeShape(schema: z.ZodLiteral): PlainShape {
  const info: FieldInfo = { kind: 'choice', label: 'Type', hint: 'Which one of them it is.' };
  return {
    is: 'plain',
    info,
    min: undefined,
    max: undefined,
    words: [...schema.values].map(String),
  };
}

interface Limits {
  min: number | undefined;
  max: number | undefined;
  pattern: string | undefined;
}

/** The smallest and largest length, count or number, and the form, which zod tells only by way of JSON Schema. */
function limits(schema: z.core.$ZodType): Limits {
  const { minItems, maxItems, minimum, maximum, maxLength, pattern } = z.toJSONSchema(schema);
  return { min: minItems ?? minimum, max: maxItems ?? maximum ?? maxLength, pattern };
}
