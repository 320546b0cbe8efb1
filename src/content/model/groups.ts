import { z } from 'zod';
import { typeAmong } from './kinds/choice';
import { declare, objectShapeOf, shapeOf } from './shape';

interface Names {
  /** The name of its GraphQL type. */
  typeName: string;
  /** What a writer calls one, such as `card`; without it, the label in lower case. */
  noun?: string;
}

/** A group of fields; unknown fields are rejected. */
export function object<Fields extends z.ZodRawShape>(
  label: string,
  hint: string,
  { typeName, noun = label.toLowerCase(), fields }: Names & { fields: Fields },
) {
  const shapes = Object.entries(fields).map(([name, schema]) => ({
    name,
    required: !(schema instanceof z.ZodOptional),
    shape: shapeOf(schema),
  }));
  return declare(z.strictObject(fields), {
    is: 'object',
    label,
    hint,
    typeName,
    noun,
    fields: shapes,
  });
}

/** A list of one kind of item. */
export function list<Item extends z.ZodType>(
  label: string,
  hint: string,
  { item, min, max }: { item: Item; min: number; max: number },
) {
  const schema = z.array(item).min(min).max(max);
  return declare(schema, { is: 'list', label, hint, item: shapeOf(item), min, max });
}

type Option = z.ZodObject<{ type: z.ZodLiteral<string> }, z.core.$strict>;

/** One of several groups of fields, told apart by their `type`. */
export function oneOf<Options extends readonly [Option, ...Option[]]>(
  label: string,
  hint: string,
  { typeName, noun = label.toLowerCase(), options }: Names & { options: Options },
) {
  const shapes = options.map((option) => [option.shape.type.value, objectShapeOf(option)] as const);
  return declare(z.discriminatedUnion('type', options), {
    is: 'blocks',
    label,
    hint,
    typeName,
    noun,
    type: typeAmong(shapes.map(([type]) => type)),
    options: new Map(shapes),
  });
}
