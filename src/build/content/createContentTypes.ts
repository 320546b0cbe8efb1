import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { assertObjectType, type GraphQLResolveInfo } from 'gatsby/graphql';
import { graphqlTypes } from '../../content/derive/graphql';
import { shownText } from '../../content/markdown/markdown';
import { contentKinds } from '../../content/model/entry';
import { modelOf } from '../../content/model/model';

/** What a resolver of Gatsby's is given of the query that it serves, as far as it is used here. */
interface ResolverContext {
  nodeModel: {
    findOne<Found>(args: { type: string; query?: object }): Promise<Found | null>;
    getNodeById(args: { id: string }): object | null;
  };
}

/**
 * Declares every type of the content to Gatsby: those derived from the model, and beside them the few fields that its
 * nodes have more (`entryNodes.ts`). Nothing is inferred.
 */
export function createContentTypes(args: CreateSchemaCustomizationArgs): void {
  const { actions, schema } = args;
  createFieldExtensions(args);
  const { definitions, unions } = graphqlTypes();
  const types = contentKinds.map((kind) => modelOf(kind).typeName);
  actions.createTypes([
    ...definitions,
    ...types.map((type) => `type ${type} implements Node { slug: String! }`),
    'type LandingPage implements Node { videos: [Video!]! @link(by: "slug") }',
    'type Video implements Node { player: String! provider: String! transcriptWords: String }',
    // Gatsby's plugin would let it be inferred from all files.
    'type MarkdownRemark implements Node @dontInfer { id: ID! }',
    'type Site implements Node { siteMetadata: SiteMetadata! }',
    'type LocalAddresses implements Node @dontInfer { siteUrl: String! formEndpoint: String! }',
    'type SiteMetadata @dontInfer { siteUrl: String! formEndpoint: String! }',
  ]);
  actions.createTypes(schema.buildObjectType({ name: 'Policy', fields: { html } }));
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

/** The HTML of a policy's text: that of the node which Gatsby's plugin has made of it. */
const html = {
  type: 'String!',
  resolve(
    policy: { children: readonly string[] },
    args: object,
    context: ResolverContext,
    info: GraphQLResolveInfo,
  ): unknown {
    const { html: rendered } = assertObjectType(info.schema.getType('MarkdownRemark')).getFields();
    const [id = ''] = policy.children;
    return rendered?.resolve?.(context.nodeModel.getNodeById({ id }), args, context, info);
  },
};

/** What the derived types say of their fields, beside Gatsby's own `@link`: `@words`, `@markdown` and `@contentFile`. */
function createFieldExtensions({ actions, basePath }: CreateSchemaCustomizationArgs): void {
  /** Resolves a text, or each of a list; what has no value stays without one. */
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

  extend('words', (text, context) => shown('text', text, context));
  extend('markdown', (text, context) => shown('markdown', text, context, basePath));
  extend('contentFile', (path, { nodeModel }) => {
    const filter = { relativePath: { eq: path.replace(/^\//, '') } };
    return nodeModel.findOne({ type: 'File', query: { filter } });
  });
}

async function shown(
  kind: 'text' | 'markdown',
  text: string,
  { nodeModel }: ResolverContext,
  prefix = '',
): Promise<string> {
  // Only a text that names the product depends on it, and is asked for again when it changes.
  if (!text.includes('{product}')) return shownText(kind, text, '', prefix);
  const site = await nodeModel.findOne<{ product: string }>({ type: 'SiteWords' });
  return shownText(kind, text, site?.product ?? '', prefix);
}
