import { z } from 'zod';
import { type FieldInfo, fieldInfo } from '../model/fields';
import { contentModel } from '../model/model';

/** A GraphQL union, and which of its types a value belongs to by its `type` field. */
export interface GraphQLUnion {
  name: string;
  typeNames: Record<string, string>;
}

export interface GraphQLTypes {
  /** Type definitions in the schema definition language. */
  definitions: string[];
  unions: GraphQLUnion[];
}

type Collected = { definitions: Map<string, string>; unions: Map<string, GraphQLUnion> };

const nodeTypes = new Set<z.core.$ZodType>(Object.values(contentModel).map((kind) => kind.schema));

function nameOf(info: FieldInfo | undefined): string {
  if (info?.typeName === undefined)
    throw new Error('A group of fields in the model has no typeName.');
  return info.typeName;
}

function scalar(info: FieldInfo): string {
  switch (info.kind) {
    case 'text':
      return 'String @words';
    case 'markdown':
      return 'String @markdown';
    case 'number':
      return 'Int';
    case 'flag':
      return 'Boolean';
    case 'picture':
      return 'File @contentFile';
    case 'reference':
      return referenceTo(info);
    default:
      return 'String';
  }
}

function referenceTo(info: FieldInfo): string {
  if (info.collection === undefined)
    throw new Error('A reference in the model names no collection.');
  const type = nameOf(fieldInfo(contentModel[info.collection].schema));
  return `${type} @reference(to: "${type}")`;
}

/** `String @words` with a `!` becomes `String! @words`. */
function required(type: string): string {
  return type.replace(/^\S+/, (name) => `${name}!`);
}

function fieldType(schema: z.core.$ZodType, collected: Collected): string {
  if (schema instanceof z.ZodOptional) {
    return nullableType(schema.unwrap(), collected);
  }
  return required(nullableType(schema, collected));
}

function nullableType(schema: z.core.$ZodType, collected: Collected): string {
  if (schema instanceof z.ZodLiteral) return 'String';
  if (schema instanceof z.ZodObject) return collectObject(schema, collected);
  if (schema instanceof z.ZodDiscriminatedUnion) return collectUnion(schema, collected);
  if (schema instanceof z.ZodArray) {
    return fieldType(schema.element, collected).replace(/^\S+/, (item) => `[${item}]`);
  }
  if (schema instanceof z.ZodEnum) return collectEnum(schema, collected);
  const info = fieldInfo(schema);
  if (info === undefined)
    throw new Error('A field of the model is not made by src/content/model/fields.ts.');
  return scalar(info);
}

function collectObject(schema: z.ZodObject, collected: Collected): string {
  const name = nameOf(fieldInfo(schema));
  if (collected.definitions.has(name)) return name;
  collected.definitions.set(name, '');
  const fields = Object.entries(schema.shape).map(
    ([key, field]) => `  ${key}: ${fieldType(field, collected)}`,
  );
  // The gate says there why something is shown that visitors don't see: src/content/model/publication.ts.
  if ('draft' in schema.shape) fields.push('  draftLabel: String');
  const node = nodeTypes.has(schema) ? ' implements Node' : '';
  collected.definitions.set(name, `type ${name}${node} @dontInfer {\n${fields.join('\n')}\n}`);
  return name;
}

function collectEnum(schema: z.ZodEnum, collected: Collected): string {
  const name = nameOf(fieldInfo(schema));
  collected.definitions.set(name, `enum ${name} { ${schema.options.join(' ')} }`);
  return name;
}

function collectUnion(schema: z.ZodDiscriminatedUnion, collected: Collected): string {
  const name = nameOf(fieldInfo(schema));
  if (collected.unions.has(name)) return name;
  const typeNames: Record<string, string> = {};
  collected.unions.set(name, { name, typeNames });
  for (const option of schema.options) {
    if (!(option instanceof z.ZodObject) || !(option.shape.type instanceof z.ZodLiteral)) {
      throw new Error(`Every option of ${name} must be an object with a literal type.`);
    }
    typeNames[String(option.shape.type.value)] = collectObject(option, collected);
  }
  return name;
}

/** The GraphQL types of all content, derived from the model. */
export function graphqlTypes(): GraphQLTypes {
  const collected: Collected = { definitions: new Map(), unions: new Map() };
  for (const kind of Object.values(contentModel)) collectObject(kind.schema, collected);
  return {
    definitions: [...collected.definitions.values()],
    unions: [...collected.unions.values()],
  };
}
