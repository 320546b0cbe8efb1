import type { NodePluginArgs, SourceNodesArgs } from 'gatsby';
import { namedOnPage } from '../../content/derive/namedOnPage';
import { fillProduct } from '../../content/markdown/fillProduct';
import { plainText } from '../../content/markdown/markdown';
import { embedAddress } from '../../content/model/embedAddress';
import { collectionNames, type Entry, type SiteWords, siteWords } from '../../content/model/entry';
import { contentModel, modelOf } from '../../content/model/model';
import type { Settings } from '../settings';

type Nodes = Pick<
  NodePluginArgs,
  'actions' | 'createContentDigest' | 'createNodeId' | 'getNode' | 'getNodesByType'
>;

/**
 * Makes the published entries Gatsby's nodes: creates those that are new or have changed, and deletes those of other
 * entries.
 *
 * @returns what to wait for; nothing if the nodes match the entries
 */
export function updateNodes(nodes: Nodes, entries: readonly Entry[]): unknown[] {
  const { createNode, deleteNode } = nodes.actions;
  const site = siteWords(entries);
  const wanted = entries.map((entry) => entryNode(nodes, entry, site));
  const ids = new Set(wanted.map(({ id }) => id));
  const changed = wanted.filter(
    ({ id, internal }) => nodes.getNode(id)?.internal.contentDigest !== internal.contentDigest,
  );
  const gone = collectionNames
    .flatMap((collection) => nodes.getNodesByType(modelOf(collection).typeName))
    .filter(({ id }) => !ids.has(id));
  return [...gone.map((node) => deleteNode(node)), ...changed.map((node) => createNode(node))];
}

/** The id of an entry's node. */
export function nodeId(
  { createNodeId }: Pick<Nodes, 'createNodeId'>,
  { collection, name }: Pick<Entry, 'collection' | 'name'>,
): string {
  return createNodeId(contentModel[collection].place.replace('*', name));
}

/**
 * An entry as a node; of its markdown, Gatsby's plugin makes a child. It isn't the child of its file, since a file that
 * is replaced takes its children with it, before the check has seen its new contents.
 */
function entryNode(nodes: Nodes, entry: Entry, site: SiteWords) {
  const fields = { ...entry.fields, ...computedFields(entry, site), slug: entry.name };
  const type = modelOf(entry.collection).typeName;
  const body = contentModel[entry.collection].body && fillProduct(entry.body, site.product);
  // The empty front matter keeps a text that begins with a line of hyphens from being parsed as fields.
  const markdown = body && { mediaType: 'text/markdown', content: `---\n---\n${body}` };
  const contentDigest = nodes.createContentDigest({ fields, body });
  return { ...fields, id: nodeId(nodes, entry), internal: { type, contentDigest, ...markdown } };
}

/** What pages ask for that no file has as a field: `createContentTypes.ts` names the types. */
function computedFields({ collection, fields }: Entry, { product, language }: SiteWords): object {
  if (collection === 'pages') return { videos: namedOnPage(fields, 'videos') };
  if (collection !== 'videos') return {};
  const { address, transcript } = fields;
  const transcriptWords = transcript && plainText(fillProduct(transcript, product));
  return { ...embedAddress(address, language), transcriptWords };
}

/** Makes a node of the addresses that pages need, since the dev server's can change between two starts. */
export async function createSiteAddresses(
  { actions, createContentDigest, createNodeId }: SourceNodesArgs,
  { siteUrl, formEndpoint }: Pick<Settings, 'siteUrl' | 'formEndpoint'>,
): Promise<void> {
  const addresses = { siteUrl, formEndpoint };
  const internal = { type: 'SiteAddresses', contentDigest: createContentDigest(addresses) };
  await actions.createNode({ ...addresses, id: createNodeId(internal.type), internal });
}
