import { z } from 'zod';
import { contentKinds } from '../model/entry';
import { contentModel, modelOf } from '../model/model';
import { findShape } from '../model/shape';

/**
 * The JSON Schema of each kind of JSON file, by the schema's file name, with which editors help to write it. Editors read
 * none for front matter.
 */
export function jsonSchemas(): Map<string, string> {
  const kinds = contentKinds.filter((kind) => contentModel[kind].place.endsWith('.json'));
  const schemas = kinds.map((kind) => {
    const { schema } = contentModel[kind];
    const name = modelOf(kind).noun.replaceAll(' ', '-');
    return [`${name}.schema.json`, `${JSON.stringify(jsonSchema(schema), null, 2)}\n`] as const;
  });
  return new Map(schemas);
}

function jsonSchema(schema: z.ZodType) {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    override({ zodSchema, jsonSchema }) {
      const shape = findShape(zodSchema);
      if (shape === undefined || zodSchema instanceof z.ZodLiteral) return;
      jsonSchema.title = shape.label;
      jsonSchema.description = shape.hint;
      if (shape.is !== 'plain') return;
      jsonSchema.description += ` Takes ${shape.kind.takes(shape).replaceAll('`', '')}.`;
      if (shape.example !== undefined) jsonSchema.examples = [shape.example];
    },
  });
}
