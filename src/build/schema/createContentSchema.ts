import type { CreateSchemaCustomizationArgs, NodePluginSchema } from 'gatsby';
import { assertObjectType } from 'gatsby/graphql';
import { graphqlTypes } from '../../content/derive/graphql';
import { videosOnPage } from '../../content/derive/videosOnPage';
import { shownText } from '../../content/markdown/markdown';
import { embedAddress } from '../../content/model/embedAddress';

/** What a resolver of Gatsby's is given of the query that it serves, as far as it is used here. */
interface ResolverContext {
  nodeModel: {
    findOne<Found>(args: {
      type: string;
      query?: { filter: Record<string, { eq: string }> };
    }): Promise<Found | null>;
  };
}

type Fields = Record<string, unknown>;
type Resolver = (
  source: Fields,
  args: unknown,
  context: ResolverContext,
  info: FieldName,
) => unknown;
interface FieldName {
  fieldName: string;
}

function textOf(source: Fields, name: string): string | null {
  const value = source[name];
  return typeof value === 'string' ? value : null;
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

const words: Resolver = async (source, _args, context, { fieldName }) => {
  const value = source[fieldName];
  if (Array.isArray(value)) {
    return Promise.all(value.map((item) => shown('text', String(item), context)));
  }
  return typeof value === 'string' ? shown('text', value, context) : null;
};

/** `prefix` is the path that the site lies below, or nothing. */
function markdownField(prefix: string): Resolver {
  return async (source, _args, context, { fieldName }) => {
    const text = textOf(source, fieldName);
    return text === null ? null : shown('markdown', text, context, prefix);
  };
}

const contentFile: Resolver = async (source, _args, { nodeModel }, { fieldName }) => {
  const path = textOf(source, fieldName);
  if (path === null) return null;
  const filter = { relativePath: { eq: path.replace(/^\//, '') } };
  return nodeModel.findOne({ type: 'File', query: { filter } });
};

function reference(type: string): Resolver {
  return async (source, _args, { nodeModel }, { fieldName }) => {
    const slug = textOf(source, fieldName);
    return slug === null ? null : findBySlug(nodeModel, type, slug);
  };
}

function findBySlug(nodeModel: ResolverContext['nodeModel'], type: string, slug: string) {
  return nodeModel.findOne({ type, query: { filter: { slug: { eq: slug } } } });
}

const videos: Resolver = (source, _args, { nodeModel }) =>
  Promise.all(videosOnPage(source).map((slug) => findBySlug(nodeModel, 'Video', slug)));

/** The slug of a JSON file's node is the name of its file. */
function fileSlug(getNode: CreateSchemaCustomizationArgs['getNode']): Resolver {
  return (source) => {
    const parent = getNode(typeof source.parent === 'string' ? source.parent : '');
    return typeof parent?.name === 'string' ? parent.name : null;
  };
}

function playerField(read: (address: string) => string | undefined): Resolver {
  return (source) => read(textOf(source, 'address') ?? '');
}

/**
 * Declares every type of the content to Gatsby: those derived from the model, and beside them the few fields
 * that the site computes (a page's videos, a video's player, a policy's HTML). Nothing is inferred from the files.
 */
export function createContentSchema({
  actions,
  schema,
  getNode,
  basePath,
}: CreateSchemaCustomizationArgs): void {
  const markdown = markdownField(basePath);
  const extensions: Record<string, Resolver> = { words, markdown, contentFile };
  for (const [name, resolve] of Object.entries(extensions)) {
    actions.createFieldExtension({ name, extend: () => ({ resolve }) });
  }
  actions.createFieldExtension({
    name: 'reference',
    args: { to: 'String!' },
    extend: ({ to }: { to: string }) => ({ resolve: reference(to) }),
  });
  const { definitions, unions } = graphqlTypes();
  actions.createTypes([
    ...definitions,
    // Gatsby's plugin would let it be inferred from all files.
    'type MarkdownRemark implements Node @dontInfer { id: ID! }',
    'type Site implements Node { siteMetadata: SiteMetadata! }',
    'type SiteMetadata @dontInfer { siteUrl: String! formEndpoint: String! }',
  ]);
  actions.createTypes(
    unions.map(({ name, typeNames }) =>
      schema.buildUnionType({
        name,
        types: Object.values(typeNames),
        resolveType: (value: Fields) => typeNames[textOf(value, 'type') ?? ''] ?? '',
      }),
    ),
  );
  actions.createTypes(computedTypes(schema, getNode));
}

function computedTypes(
  schema: NodePluginSchema,
  getNode: CreateSchemaCustomizationArgs['getNode'],
): ReturnType<NodePluginSchema['buildObjectType']>[] {
  const slug = { type: 'String!', resolve: fileSlug(getNode) };
  const player = playerField((address) => embedAddress(address)?.player);
  const provider = playerField((address) => embedAddress(address)?.provider);
  return [
    schema.buildObjectType({
      name: 'LandingPage',
      fields: { videos: { type: '[Video!]!', resolve: videos } },
    }),
    schema.buildObjectType({
      name: 'Video',
      fields: {
        slug,
        player: { type: 'String!', resolve: player },
        provider: { type: 'String!', resolve: provider },
      },
    }),
    schema.buildObjectType({ name: 'Testimonial', fields: { slug } }),
    schema.buildObjectType({
      name: 'Policy',
      fields: {
        slug: 'String!',
        html: {
          type: 'String!',
          // That of the node which the policy is made of.
          resolve: (policy, args, context, info) => {
            const { html } = assertObjectType(info.schema.getType('MarkdownRemark')).getFields();
            const markdown = context.nodeModel.getNodeById({ id: policy.parent });
            return html?.resolve?.(markdown, args, context, info);
          },
        },
      },
    }),
  ];
}
