import type { NodePluginArgs, SourceNodesArgs } from 'gatsby';
import type { RenderContext } from '../../content/fields/schema';
import { type Entry, fileOf, namesIn } from '../../content/model/entry';
import { collectionNamed, collectionNames, contentModel, modelOf } from '../../content/model/model';
import type { PublishedContent } from '../../content/publish/publisher';
import { linkedPage, shownEntry } from '../../content/publish/shownEntry';
import type { Settings } from '../settings';

/**
 * Updates Gatsby's nodes: creates those of entries that are new or have changed, and deletes those of other entries.
 *
 * @returns the pending operations; none if the nodes match the entries
 */
export function updateNodes(
  args: NodePluginArgs,
  { published, today }: Pick<PublishedContent, 'published' | 'today'>,
): unknown[] {
  const { createNode, deleteNode } = args.actions;
  const pages = new Map(published.map((entry) => [entry.file, linkedPage(entry, { today })]));
  const { product } = namesIn(published);
  const context = {
    product,
    today,
    // By these, Gatsby finds the nodes of pictures and of other files.
    picture: (path: string) => `content${path}`,
    file: (_collection: string, name: string) => name,
    wholeText: (markdown: string) => markdown,
    page: (collection: string, name: string) =>
      pages.get(fileOf({ collection: collectionNamed(collection), name })),
  };
  const wanted = published.map((entry) => entryNode(args, entry, context));
  const ids = new Set(wanted.map(({ id }) => id));
  const changed = wanted.filter(
    ({ id, internal }) => args.getNode(id)?.internal.contentDigest !== internal.contentDigest,
  );
  const gone = collectionNames
    .flatMap((collection) => args.getNodesByType(modelOf(collection).typeName))
    .filter(({ id }) => !ids.has(id));
  return [...gone.map((node) => deleteNode(node)), ...changed.map((node) => createNode(node))];
}

/** Makes the id of an entry's node. */
export function nodeId(
  { createNodeId }: NodePluginArgs,
  { collection, name }: Pick<Entry, 'collection' | 'name'>,
): string {
  return createNodeId(contentModel[collection].place.replace('*', name));
}

/**
 * Makes a node of an entry. Gatsby's plugin makes a child node of its markdown. The node isn't a child of its file, since
 * Gatsby deletes the children of a file that is replaced, before the check has read it.
 */
function entryNode(args: NodePluginArgs, entry: Entry, context: RenderContext) {
  const { body, ...fields } = shownEntry(entry, context);
  const contentDigest = args.createContentDigest({ fields, body });
  const type = modelOf(entry.collection).typeName;
  // Without front matter, the plugin would take a line of hyphens at the beginning of a text for some.
  const markdown = body !== undefined && {
    mediaType: 'text/markdown',
    content: `---\n---\n${body}`,
  };
  return { ...fields, id: nodeId(args, entry), internal: { type, contentDigest, ...markdown } };
}

/** Makes a node of the addresses for pages, since the dev server's can change between two starts. */
export async function createSiteAddresses(
  { actions, createContentDigest, createNodeId }: SourceNodesArgs,
  { siteUrl, formEndpoint }: Pick<Settings, 'siteUrl' | 'formEndpoint'>,
): Promise<void> {
  const addresses = { siteUrl, formEndpoint };
  const internal = { type: 'SiteAddresses', contentDigest: createContentDigest(addresses) };
  await actions.createNode({ ...addresses, id: createNodeId(internal.type), internal });
}
