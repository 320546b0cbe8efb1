import { z } from 'zod';
import { typeField } from './fieldTypes/choice';
import { declare, type ObjectShape, objectShapeOf, shapeOf } from './shape';

type Names = Pick<ObjectShape, 'typeName'> & Partial<Pick<ObjectShape, 'noun'>>;

/** A group of fields; unknown fields are rejected. Its noun defaults to its label in lower case. */
export function object<Fields extends z.ZodRawShape>(
  label: string,
  hint: string,
  { typeName, noun = label.toLowerCase(), fields }: Names & { fields: Fields },
) {
  const shapes = Object.entries(fields).map(([name, schema]) => {
    return { name, required: !(schema instanceof z.ZodOptional), shape: shapeOf(schema) };
  });
  const shape = { label, hint, typeName, noun, fields: shapes };
  return declare(z.strictObject(fields), { is: 'object', ...shape });
}

/** A list of items of one shape. */
export function list<Item extends z.ZodType>(
  label: string,
  hint: string,
  { item, min = 0, max }: { item: Item; min?: number; max: number },
) {
  const schema = z.array(item).min(min).max(max);
  return declare(schema, { is: 'list', label, hint, item: shapeOf(item), min, max });
}

type Option = z.ZodObject<{ type: z.ZodLiteral<string> }, z.core.$strict>;

/** One of several groups of fields, told apart by their `type`. */
export function union<Options extends readonly [Option, ...Option[]]>(
  label: string,
  hint: string,
  { typeName, noun = label.toLowerCase(), options }: Names & { options: Options },
) {
  const shapes = options.map((option) => [option.shape.type.value, objectShapeOf(option)] as const);
  const type = typeField(shapes.map(([word]) => word));
  const shape = { label, hint, typeName, noun, type, options: new Map(shapes) };
  return declare(z.discriminatedUnion('type', options), { is: 'union', ...shape });
}
