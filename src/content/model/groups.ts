import { z } from 'zod';
import { typeAmong } from './kinds/choice';
import { declare, type FieldText, type GroupText, objectShapeOf, shapeOf } from './shape';

/** A group of fields; unknown fields are rejected. */
export function object<Fields extends z.ZodRawShape>(text: GroupText, fields: Fields) {
  return declare(z.strictObject(fields), {
    is: 'object',
    ...text,
    fields: Object.entries(fields).map(([name, schema]) => ({
      name,
      required: !(schema instanceof z.ZodOptional),
      shape: shapeOf(schema),
    })),
  });
}

/** A list of one kind of item. */
export function list<Item extends z.ZodType>(
  item: Item,
  text: FieldText & { min: number; max: number },
) {
  const schema = z.array(item).min(text.min).max(text.max);
  return declare(schema, { is: 'list', item: shapeOf(item), ...text });
}

/** One of several groups of fields, told apart by their `type`. Throws if one of them has none. */
export function oneOf<
  Options extends readonly [z.core.$ZodTypeDiscriminable, ...z.core.$ZodTypeDiscriminable[]],
>(text: GroupText, options: Options) {
  const schema = z.discriminatedUnion('type', options);
  const shapes = schema.options.map((each) => {
    const shape = each instanceof z.ZodObject ? objectShapeOf(each) : undefined;
    const type = shape?.fields.find(({ name }) => name === 'type')?.shape;
    const word = type?.is === 'plain' ? type.options?.[0] : undefined;
    if (shape === undefined || word === undefined) {
      throw new Error(`One of the options of ${text.noun} has no type.`);
    }
    return [word, shape] as const;
  });
  const type = typeAmong(shapes.map(([word]) => word));
  return declare(schema, { is: 'blocks', ...text, type, options: new Map(shapes) });
}
