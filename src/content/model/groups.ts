import { z } from 'zod';
import { literal } from './fieldTypes/values';
import { declare, type ObjectShape, objectShapeOf, shapeOf } from './shape';

/** The name of a group's GraphQL type. Unless given, its noun is made of it: `VideoAction` is a `video action`. */
type Names = string | Pick<ObjectShape, 'typeName' | 'noun'>;

function namesOf(names: Names) {
  if (typeof names === 'object') return names;
  const spaced = names.replace(/Words$/, '').replace(/\B[A-Z]/g, ' $&');
  return { typeName: names, noun: spaced.toLowerCase() };
}

/** A group of fields; unknown fields are rejected. */
export function object<Fields extends z.ZodRawShape>(
  names: Names,
  label: string,
  hint: string,
  schemas: Fields,
) {
  const fields = Object.entries(schemas).map(([name, schema]) => {
    return { name, required: !(schema instanceof z.ZodOptional), shape: shapeOf(schema) };
  });
  const schema = z.strictObject(schemas);
  return declare(schema, { is: 'object', label, hint, ...namesOf(names), fields });
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
  names: Names,
  label: string,
  hint: string,
  groups: Options,
) {
  const options = new Map(groups.map((group) => [group.shape.type.value, objectShapeOf(group)]));
  const type = shapeOf(literal(...options.keys()));
  const schema = z.discriminatedUnion('type', groups);
  return declare(schema, { is: 'union', label, hint, ...namesOf(names), type, options });
}
