import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { graphqlTypes } from '../../content/derive/graphql';
import { collectionNames } from '../../content/model/entry';
import { fileRecord } from '../../content/model/model';

/**
 * Declares every type of the content to Gatsby: those derived from the model, and the few fields that its nodes have
 * more (`entryNodes.ts`). Nothing is inferred.
 */
export function createContentTypes({ actions, schema }: CreateSchemaCustomizationArgs): void {
  const { definitions, unions } = graphqlTypes();
  const types = collectionNames.map((collection) => fileRecord(collection).typeName);
  actions.createTypes([
    ...definitions,
    ...types.map((type) => `type ${type} implements Node { slug: String! }`),
    'type LandingPage implements Node { videos: [Video!]! @link(by: "slug") }',
    'type Policy implements Node { body: MarkdownRemark! @link(from: "id", by: "parent.id") }',
    'type Video implements Node { player: String! provider: String! }',
    // Gatsby's plugin would have it inferred from all files.
    'type MarkdownRemark implements Node @dontInfer { id: ID! }',
    'type SiteAddresses implements Node @dontInfer { siteUrl: String! formEndpoint: String! }',
  ]);
  actions.createTypes(
    unions.map(({ name, typeNames }) =>
      schema.buildUnionType({
        name,
        types: Object.values(typeNames),
        resolveType: ({ type }: { type: string }) => typeNames[type] ?? '',
      }),
    ),
  );
}
