import { z } from 'zod';
import type { FieldRecord, FieldType } from '../../content/fields/records';
import {
  fieldRecord,
  fieldsOf,
  groupRecord,
  groupsOf,
  optionsOf,
  type Schema,
} from '../../content/fields/shape';
import {
  type CollectionName,
  collectionNamed,
  collectionNames,
  contentModel,
  fileRecord,
  modelOf,
} from '../../content/model/model';
import { queryName } from '../../content/publish/shownEntry';

/** A GraphQL union, and its types by the value of the `type` field. */
interface GraphQLUnion {
  name: string;
  typeNames: Record<string, string>;
}

/** What a line of words and links is made of (kit/content/markdown/markdown.ts). */
const linkedWordsType = 'type LinkedWords @dontInfer { words: String! address: String }';

/** What buttons and the like get for the page that they name, whatever its kind. */
const linkedPageType = 'type LinkedPage @dontInfer { path: String! draftLabel: String }';

/** The types of fields, by their kind; of a picture and a reference, also what Gatsby finds them by. */
const fieldTypes: Readonly<
  Record<FieldType, string | ((record: FieldRecord) => string | undefined)>
> = {
  address: 'String',
  anchor: 'String',
  choice: ({ typeName }) => typeName,
  date: 'String',
  email: 'String',
  flag: 'Boolean',
  'linked words': '[LinkedWords!]',
  markdown: 'String',
  number: 'Int',
  'old address': 'String',
  path: 'String',
  picture: 'File @link(by: "relativePath")',
  reference: ({ collection = '', isPage }) =>
    isPage ? 'LinkedPage' : `${fileRecord(collectionNamed(collection)).typeName} @link(by: "slug")`,
  text: 'String',
};

/** The GraphQL types of all content, derived from the model; the definitions are in GraphQL's own language. */
export function graphqlTypes() {
  const definitions = new Map([
    ['LinkedWords', linkedWordsType],
    ['LinkedPage', linkedPageType],
  ]);
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
      return `  ${queryName(field)}: ${field.required ? required(type) : type}`;
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

  function fieldType(record: FieldRecord, schema: Schema): string {
    const type = fieldTypes[record.fieldType];
    const name = (typeof type === 'string' ? type : type(record)) ?? 'String';
    if (record.typeName) definitions.set(name, `enum ${name} { ${optionsOf(schema).join(' ')} }`);
    return name;
  }
}

/**
 * What queries find in a file besides its fields, in GraphQL’s language: its name, the path of a page, its markdown, and
 * what is computed of it.
 */
export function fieldsOfNode(collection: CollectionName): string[] {
  const { body, computed = {}, page } = contentModel[collection];
  const hasPath = fieldsOf(modelOf(collection)).some(({ name }) => name === 'path');
  return [
    'slug: String!',
    ...(page && !hasPath ? ['path: String!'] : []),
    ...(body ? ['body: MarkdownRemark! @link(from: "id", by: "parent.id")'] : []),
    ...Object.entries(computed).map(([name, of]) => {
      if ('text' in of) return `${name}: String!`;
      return `${name}: [${fileRecord(collectionNamed(of.files)).typeName}!]! @link(by: "slug")`;
    }),
  ];
}

/** The name of the query for one file of a type. */
export function queryOf(type: string): string {
  return type.slice(0, 1).toLowerCase() + type.slice(1);
}

/** `Video @link(by: "slug")` with a `!` becomes `Video! @link(by: "slug")`. */
function required(type: string): string {
  return type.replace(/^\S+/, (name) => `${name}!`);
}
