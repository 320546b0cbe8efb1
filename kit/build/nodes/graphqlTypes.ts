import type { CreateSchemaCustomizationArgs } from 'gatsby';
import type { Schema } from '../../content/fields/schema';
import { fieldsOf, schemasIn } from '../../content/fields/walk';
import {
  type CollectionName,
  collectionNamed,
  collectionNames,
  contentModel,
  modelOf,
} from '../../content/model/model';
import { queryName } from '../../content/publish/shownEntry';

/** Declares every type of the content to Gatsby. Nothing is inferred. */
export function createContentTypes({ actions, schema }: CreateSchemaCustomizationArgs): void {
  const { definitions, unions } = graphqlTypes();
  actions.createTypes([
    ...definitions,
    // Otherwise Gatsby's plugin infers it from all files.
    'type MarkdownRemark implements Node @dontInfer { id: ID! }',
    'type SiteAddresses implements Node @dontInfer { siteUrl: String! formEndpoint: String! }',
  ]);
  actions.createTypes(
    [...unions].map(([name, typeNames]) =>
      schema.buildUnionType({
        name,
        types: [...new Set(Object.values(typeNames))],
        resolveType: ({ type }: { type: string }) => typeNames[type] ?? '',
      }),
    ),
  );
}

/** Derives the GraphQL types of all content from the model. The definitions are in GraphQL's own language. */
export function graphqlTypes() {
  const definitions = new Map([
    // A part of a line of words and links (kit/content/markdown/markdown.ts).
    ['LinkedWords', 'type LinkedWords @dontInfer { words: String! address: String }'],
    // The page that a button or a link names, whatever its kind.
    ['LinkedPage', 'type LinkedPage @dontInfer { path: String! draftLabel: String }'],
  ]);
  /** The types of each union by the value of the `type` field. */
  const unions = new Map<string, Record<string, string>>();
  for (const schema of collectionNames.flatMap((name) => [...schemasIn(modelOf(name))])) {
    if (schema.is === 'choice') {
      const types = [...schema.groups].map(([type, { typeName }]) => [type, typeName]);
      unions.set(schema.typeName, Object.fromEntries(types));
    } else if (schema.is === 'field') {
      const { graphqlType: type, options: words } = schema;
      if (words && type !== 'String') definitions.set(type, `enum ${type} { ${words.join(' ')} }`);
    } else if (schema.is === 'group' && !definitions.has(schema.typeName)) {
      const { typeName } = schema;
      const collection = collectionNames.find((name) => modelOf(name) === schema);
      const fields = [...linesOf(schema), ...(collection ? fieldsOfNode(collection) : [])];
      const node = collection ? ' implements Node' : '';
      definitions.set(typeName, `type ${typeName}${node} @dontInfer {\n${fields.join('\n')}\n}`);
    }
  }
  return { definitions: [...definitions.values()], unions };
}

function linesOf(group: Schema): string[] {
  const fields = fieldsOf(group);
  const lines = fields.map((field) => {
    const type = typeOf(field.schema);
    return `  ${queryName(field)}: ${field.required ? required(type) : type}`;
  });
  // Unpublished parts have a label: kit/content/publish/shownEntry.ts.
  return fields.some(({ name }) => name === 'draft') ? [...lines, '  draftLabel: String'] : lines;
}

function typeOf(schema: Schema): string {
  if (schema.is === 'list') {
    return required(typeOf(schema.item)).replace(/^\S+/, (item) => `[${item}]`);
  }
  if (schema.is !== 'field') return schema.typeName;
  const { collection, graphqlType, isPage } = schema;
  if (collection === undefined || isPage) return graphqlType;
  return `${modelOf(collectionNamed(collection)).typeName} ${graphqlType}`;
}

/**
 * Lists the fields of a node that its file doesn’t have, in GraphQL’s language: its name, the path of a page, and computed
 * fields.
 */
function fieldsOfNode(collection: CollectionName): string[] {
  const { computed = {}, page } = contentModel[collection];
  const hasPath = fieldsOf(modelOf(collection)).some(({ name }) => name === 'path');
  return [
    'slug: String!',
    ...(page && !hasPath ? ['path: String!'] : []),
    ...Object.entries(computed).map(([name, of]) => {
      if ('text' in of) return `${name}: String!`;
      return `${name}: [${modelOf(collectionNamed(of.files)).typeName}!]! @link(by: "slug")`;
    }),
  ];
}

/** Makes the name of the query for one file of a type. */
export function queryOf(type: string): string {
  return type.slice(0, 1).toLowerCase() + type.slice(1);
}

/** `Video @link(by: "slug")` with a `!` becomes `Video! @link(by: "slug")`. */
function required(type: string): string {
  return type.replace(/^\S+/, (name) => `${name}!`);
}
