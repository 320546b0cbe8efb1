import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { graphqlTypes } from '../../content/derive/graphql';
import { shownText } from '../../content/markdown/markdown';
import { collectionNames } from '../../content/model/entry';
import { modelOf } from '../../content/model/model';

/** The part of a Gatsby resolver's context that is used here. */
interface ResolverContext {
  nodeModel: {
    findOne<Found>(args: { type: string; query?: object }): Promise<Found | null>;
  };
}

/**
 * Declares every type of the content to Gatsby: those derived from the model, and the few fields that its nodes have
 * more (`entryNodes.ts`). Nothing is inferred.
 */
export function createContentTypes(args: CreateSchemaCustomizationArgs): void {
  const { actions, schema } = args;
  createFieldExtensions(args);
  const { definitions, unions } = graphqlTypes();
  const types = collectionNames.map((collection) => modelOf(collection).typeName);
  actions.createTypes([
    ...definitions,
    ...types.map((type) => `type ${type} implements Node { slug: String! }`),
    'type LandingPage implements Node { videos: [Video!]! @link(by: "slug") }',
    'type Policy implements Node { body: MarkdownRemark! @link(from: "id", by: "parent.id") }',
    'type Video implements Node { player: String! provider: String! transcriptWords: String }',
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

/** The directives of the derived types, besides Gatsby's own `@link`: `@words`, `@markdown` and `@contentFile`. */
function createFieldExtensions({ actions, basePath }: CreateSchemaCustomizationArgs): void {
  /** Resolves a text, or each text of a list; a missing value stays missing. */
  function extend(
    name: string,
    resolve: (value: string, context: ResolverContext) => unknown,
  ): void {
    actions.createFieldExtension({
      name,
      extend: () => ({
        resolve: (
          source: Record<string, string | string[] | null | undefined>,
          _args: unknown,
          context: ResolverContext,
          { fieldName }: { fieldName: string },
        ) => {
          const value = source[fieldName] ?? null;
          if (Array.isArray(value)) return value.map((item) => resolve(item, context));
          return value === null ? null : resolve(value, context);
        },
      }),
    });
  }

  extend('words', (text, context) => renderText('text', text, context));
  extend('markdown', (text, context) => renderText('markdown', text, context, basePath));
  extend('contentFile', (path, { nodeModel }) => {
    const filter = { relativePath: { eq: path.replace(/^\//, '') } };
    return nodeModel.findOne({ type: 'File', query: { filter } });
  });
}

async function renderText(
  format: 'text' | 'markdown',
  text: string,
  { nodeModel }: ResolverContext,
  prefix = '',
): Promise<string> {
  // Only texts that name the product depend on it, and are queried again when it changes.
  if (!text.includes('{product}')) return shownText(format, text, '', prefix);
  const site = await nodeModel.findOne<{ product: string }>({ type: 'SiteWords' });
  return shownText(format, text, site?.product ?? '', prefix);
}
