import { z } from 'zod';
import { contentKinds } from '../model/entry';
import { contentModel } from '../model/model';
import { findShape, objectShapeOf } from '../model/shape';

/**
 * The JSON Schema of each kind of content file, by the schema's file name, with which editors complete, explain and
 * underline: JSON files as a whole, markdown files in their front matter.
 */
export function jsonSchemas(): Map<string, string> {
  const schemas = new Map<string, string>();
  for (const kind of contentKinds) {
    const { schema } = contentModel[kind];
    const name = objectShapeOf(schema).noun.replaceAll(' ', '-');
    const written = z.toJSONSchema(schema, { target: 'draft-7', override: describe });
    schemas.set(`${name}.schema.json`, `${JSON.stringify(written, null, 2)}\n`);
  }
  return schemas;
}

function describe({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodType;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}): void {
  const shape = findShape(zodSchema);
  if (shape === undefined || zodSchema instanceof z.ZodLiteral) return;
  jsonSchema.title = shape.label;
  jsonSchema.description = shape.hint;
  if (shape.is === 'plain' && shape.example !== undefined) jsonSchema.examples = [shape.example];
}
