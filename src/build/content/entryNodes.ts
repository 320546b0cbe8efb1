import type { NodePluginArgs } from 'gatsby';
import { videosOnPage } from '../../content/derive/videosOnPage';
import { fillProduct } from '../../content/markdown/fillProduct';
import { plainText } from '../../content/markdown/markdown';
import { embedAddress } from '../../content/model/embedAddress';
import { collectionNames, type Entry, type SiteWords, siteWords } from '../../content/model/entry';
import { contentModel, modelOf } from '../../content/model/model';

type Nodes = Pick<
  NodePluginArgs,
  'actions' | 'createContentDigest' | 'createNodeId' | 'getNode' | 'getNodesByType'
>;

/** Makes the published entries Gatsby’s nodes, and waits until Gatsby has processed them. */
export async function updateNodes(nodes: Nodes, entries: readonly Entry[]): Promise<void> {
  const { createNode, deleteNode, touchNode } = nodes.actions;
  const { made, kept, gone } = compare(nodes, entries);
  for (const node of gone) deleteNode(node);
  for (const node of kept) touchNode(node);
  await Promise.all(made.map((node) => createNode(node)));
}

/** Whether the nodes match these entries. */
export function areCurrent(nodes: Nodes, entries: readonly Entry[]): boolean {
  const { made, gone } = compare(nodes, entries);
  return made.length + gone.length === 0;
}

/** The nodes that are still to be made for these entries, and those that are there: for them, or for others. */
function compare(nodes: Nodes, entries: readonly Entry[]) {
  const site = siteWords(entries);
  const wanted = entries.map((entry) => entryNode(nodes, entry, site));
  const ids = new Set(wanted.map(({ id }) => id));
  const present = collectionNames.flatMap((collection) =>
    nodes.getNodesByType(modelOf(collection).typeName),
  );
  return {
    made: wanted.filter(
      ({ id, internal }) => nodes.getNode(id)?.internal.contentDigest !== internal.contentDigest,
    ),
    kept: present.filter(({ id }) => ids.has(id)),
    gone: present.filter(({ id }) => !ids.has(id)),
  };
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
  const markdown = body && { mediaType: 'text/markdown', content: markdownSource(body) };
  const contentDigest = nodes.createContentDigest({ fields, body });
  return { ...fields, id: nodeId(nodes, entry), internal: { type, contentDigest, ...markdown } };
}

/**
 * A body as Gatsby's plugin needs it: the empty front matter keeps a text that begins with a line of hyphens from being
 * parsed as fields.
 */
function markdownSource(body: string): string {
  return `---\n---\n${body}`;
}

/** What pages ask for that no file has as a field: `createContentTypes.ts` names the types. */
function computedFields({ collection, fields }: Entry, { product, language }: SiteWords): object {
  if (collection === 'pages') return { videos: videosOnPage(fields) };
  if (collection !== 'videos') return {};
  const { address, transcript } = fields;
  const transcriptWords = transcript && plainText(fillProduct(transcript, product));
  return { ...embedAddress(address, language), transcriptWords };
}
