import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { graphqlTypes } from '../../content/derive/graphql';
import { videosOnPage } from '../../content/derive/videosOnPage';
import { plainText, shownText } from '../../content/markdown/markdown';
import { embedAddress } from '../../content/model/embedAddress';
import { contentKinds } from '../../content/model/entry';
import { contentModel, modelOf } from '../../content/model/model';

/** What a resolver of Gatsby's is given of the query that it serves, as far as it is used here. */
interface ResolverContext {
  nodeModel: { findOne<Found>(args: { type: string; query?: object }): Promise<Found | null> };
}

/**
 * Declares every type of the content to Gatsby: those derived from the model, and beside them the few fields
 * that the site computes (a page's videos, a video's player, a policy's HTML and the like). Nothing is inferred.
 */
export function createContentTypes(args: CreateSchemaCustomizationArgs): void {
  const { actions, schema } = args;
  createFieldExtensions(args);
  const { definitions, unions } = graphqlTypes();
  actions.createTypes([
    ...definitions,
    ...contentKinds.map((kind) => {
      const html = contentModel[kind].body ? 'html: String! @markdown' : '';
      return `type ${modelOf(kind).typeName} implements Node { slug: String! ${html} }`;
    }),
    'type Site implements Node { siteMetadata: SiteMetadata! }',
    'type LocalAddresses implements Node @dontInfer { siteUrl: String! formEndpoint: String! }',
    'type SiteMetadata @dontInfer { siteUrl: String! formEndpoint: String! }',
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
  actions.createTypes(computedFields(args));
}

/** What the derived types say of their fields: `@words`, `@markdown`, `@contentFile` and `@reference`. */
function createFieldExtensions({ actions, basePath }: CreateSchemaCustomizationArgs): void {
  /** Resolves a text, or each of a list; what has no value stays without one. */
  function extend(
    name: string,
    resolve: (value: string, context: ResolverContext, to: string) => unknown,
    args = {},
  ): void {
    actions.createFieldExtension({
      name,
      args,
      extend: ({ to = '' }) => ({
        resolve: (
          source: Record<string, string | string[] | null | undefined>,
          _args: unknown,
          context: ResolverContext,
          { fieldName }: { fieldName: string },
        ) => {
          const value = source[fieldName] ?? null;
          if (Array.isArray(value)) return value.map((item) => resolve(item, context, to));
          return value === null ? null : resolve(value, context, to);
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
  extend('reference', (slug, context, to) => findBySlug(context, to, slug), { to: 'String!' });
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

function findBySlug({ nodeModel }: ResolverContext, type: string, slug: string) {
  return nodeModel.findOne({ type, query: { filter: { slug: { eq: slug } } } });
}

function computedFields({ schema }: CreateSchemaCustomizationArgs) {
  const videos = (page: unknown, _args: unknown, context: ResolverContext) =>
    Promise.all(videosOnPage(page).map((slug) => findBySlug(context, 'Video', slug)));
  const provider = {
    type: 'String!',
    resolve: ({ address }: { address: string }) => embedAddress(address)?.provider,
  };
  const player = {
    type: 'String!',
    resolve: async (video: { address: string }, _args: unknown, { nodeModel }: ResolverContext) => {
      const site = await nodeModel.findOne<{ language: string }>({ type: 'SiteWords' });
      return embedAddress(video.address, site?.language)?.player;
    },
  };
  const transcriptWords = {
    type: 'String',
    resolve: async (
      { transcript }: { transcript?: string },
      _args: unknown,
      context: ResolverContext,
    ) => transcript && plainText(await shown('text', transcript, context)),
  };
  return [
    schema.buildObjectType({
      name: 'LandingPage',
      fields: { videos: { type: '[Video!]!', resolve: videos } },
    }),
    schema.buildObjectType({
      name: 'Video',
      fields: { player, provider, transcriptWords },
    }),
  ];
}
