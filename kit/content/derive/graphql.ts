import { z } from 'zod';
import type { FieldRecord } from '../fields/records';
import {
  fieldRecord,
  fieldsOf,
  groupRecord,
  groupsOf,
  type Schema,
  wordsOf,
} from '../fields/shape';
import { collectionNames } from '../model/entry';
import { collectionNamed, fileRecord, modelOf } from '../model/model';

/** A GraphQL union, and its types by the value of the `type` field. */
interface GraphQLUnion {
  name: string;
  typeNames: Record<string, string>;
}

/** What a line of words and links is made of (kit/content/markdown/markdown.ts). */
const linkedWordsType = 'type LinkedWords @dontInfer { words: String! address: String }';

/** The GraphQL types of all content, derived from the model; the definitions are in GraphQL's own language. */
export function graphqlTypes() {
  const definitions = new Map([['LinkedWords', linkedWordsType]]);
  const unions = new Map<string, GraphQLUnion>();
  for (const collection of collectionNames) {
    const { typeName } = fileRecord(collection);
    definitions.set(typeName, typeDefinition(modelOf(collection), ' implements Node'));
  }
  return { definitions: [...definitions.values()], unions: [...unions.values()] };

  function typeDefinition(group: Schema, node = ''): string {
    const fields = fieldsOf(group);
    const lines = fields.map((field) => {
      const type = typeOf(field.schema);
      return `  ${field.name}: ${field.required ? required(type) : type}`;
    });
    // What visitors don't see has it: kit/content/publish/shownEntry.ts.
    if (fields.some(({ name }) => name === 'draft')) lines.push('  draftLabel: String');
    return `type ${groupRecord(group).typeName}${node} @dontInfer {\n${lines.join('\n')}\n}`;
  }

  function typeOf(schema: Schema): string {
    if (schema instanceof z.ZodArray) {
      return required(typeOf(schema.element)).replace(/^\S+/, (item) => `[${item}]`);
    }
    const field = fieldRecord(schema);
    if (field) return fieldType(field, schema);
    const { typeName } = groupRecord(schema);
    if (schema instanceof z.ZodObject) {
      if (!definitions.has(typeName)) definitions.set(typeName, typeDefinition(schema));
    } else if (!unions.has(typeName)) {
      const typeNames: Record<string, string> = {};
      unions.set(typeName, { name: typeName, typeNames });
      for (const [type, option] of groupsOf(schema)) typeNames[type] = typeOf(option);
    }
    return typeName;
  }

  function fieldType({ graphql, collection }: FieldRecord, schema: Schema): string {
    if (collection) return `${fileRecord(collectionNamed(collection)).typeName} @link(by: "slug")`;
    if (schema instanceof z.ZodEnum) {
      definitions.set(graphql, `enum ${graphql} { ${wordsOf(schema).join(' ')} }`);
    }
    return graphql;
  }
}

/** `Video @link(by: "slug")` with a `!` becomes `Video! @link(by: "slug")`. */
function required(type: string): string {
  return type.replace(/^\S+/, (name) => `${name}!`);
}
