import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { collectionNames, modelOf } from '../../content/model/model';
import { fieldsOfNode, graphqlTypes } from './graphqlTypes';

/**
 * Declares every type of the content to Gatsby: those derived from the model, and the few fields that its nodes have
 * more (`entryNodes.ts`). Nothing is inferred.
 */
export function createContentTypes({ actions, schema }: CreateSchemaCustomizationArgs): void {
  const { definitions, unions } = graphqlTypes();
  const nodes = collectionNames.map((collection) => {
    const fields = fieldsOfNode(collection).join('\n');
    return `type ${modelOf(collection).typeName} implements Node { ${fields} }`;
  });
  actions.createTypes([
    ...definitions,
    ...nodes,
    // Gatsby's plugin would have it inferred from all files.
    'type MarkdownRemark implements Node @dontInfer { id: ID! }',
    'type SiteAddresses implements Node @dontInfer { siteUrl: String! formEndpoint: String! }',
  ]);
  actions.createTypes(
    unions.map(({ name, typeNames }) =>
      schema.buildUnionType({
        name,
        types: [...new Set(Object.values(typeNames))],
        resolveType: ({ type }: { type: string }) => typeNames[type] ?? '',
      }),
    ),
  );
}
