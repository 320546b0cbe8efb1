import { z } from 'zod';
import { collectionNames } from '../model/entry';
import { contentModel, modelOf } from '../model/model';
import { shapes } from '../model/shape';

/**
 * The JSON Schema of each collection of JSON files, by the schema's file name, for completion in editors. Editors
 * support none for front matter.
 */
export function jsonSchemas(): Map<string, string> {
  const names = collectionNames.filter((collection) =>
    contentModel[collection].place.endsWith('.json'),
  );
  const schemas = names.map((collection) => {
    const { schema } = contentModel[collection];
    const name = modelOf(collection).noun.replaceAll(' ', '-');
    return [`${name}.schema.json`, `${JSON.stringify(jsonSchema(schema), null, 2)}\n`] as const;
  });
  return new Map(schemas);
}

function jsonSchema(schema: z.ZodType) {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    override({ zodSchema, jsonSchema }) {
      const shape = shapes.get(zodSchema);
      if (shape === undefined || zodSchema instanceof z.ZodLiteral) return;
      jsonSchema.title = shape.label;
      jsonSchema.description = shape.hint;
      if (shape.is !== 'plain') return;
      jsonSchema.description += ` Takes ${shape.accepts.replaceAll('`', '')}.`;
      if (shape.example !== undefined) jsonSchema.examples = [shape.example];
    },
  });
}
