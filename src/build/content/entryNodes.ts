import type { NodePluginArgs } from 'gatsby';
import { videosOnPage } from '../../content/derive/videosOnPage';
import { fillProduct } from '../../content/markdown/fillProduct';
import { plainText } from '../../content/markdown/markdown';
import { embedAddress } from '../../content/model/embedAddress';
import { contentKinds, type Entry, type SiteWords, siteWords } from '../../content/model/entry';
import { contentModel, modelOf } from '../../content/model/model';

type Nodes = Pick<
  NodePluginArgs,
  'actions' | 'createContentDigest' | 'createNodeId' | 'getNode' | 'getNodesByType'
>;

/** Makes the entries that the site shows its nodes, and waits until Gatsby has made all that follows from them. */
export async function showEntries(nodes: Nodes, entries: readonly Entry[]): Promise<void> {
  const { createNode, deleteNode, touchNode } = nodes.actions;
  const { made, kept, gone } = compare(nodes, entries);
  for (const node of gone) deleteNode(node);
  for (const node of kept) touchNode(node);
  await Promise.all(made.map((node) => createNode(node)));
}

/** Whether the nodes are those of these entries. */
export function areShown(nodes: Nodes, entries: readonly Entry[]): boolean {
  const { made, gone } = compare(nodes, entries);
  return made.length + gone.length === 0;
}

/** The nodes that are still to be made for these entries, and those that are there: for them, or for others. */
function compare(nodes: Nodes, entries: readonly Entry[]) {
  const site = siteWords(entries);
  const wanted = entries.map((entry) => entryNode(nodes, entry, site));
  const ids = new Set(wanted.map(({ id }) => id));
  const present = contentKinds.flatMap((kind) => nodes.getNodesByType(modelOf(kind).typeName));
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
  { kind, name }: Pick<Entry, 'kind' | 'name'>,
): string {
  return createNodeId(contentModel[kind].place.replace('*', name));
}

/**
 * An entry as a node; of its markdown, Gatsby's plugin makes a child. It isn't the child of its file, since a file that is replaced takes its children with it, before
 * the check has seen what it holds now.
 */
function entryNode(nodes: Nodes, entry: Entry, site: SiteWords) {
  const fields = { ...entry.fields, ...computedFields(entry, site), slug: entry.name };
  const type = modelOf(entry.kind).typeName;
  const body = contentModel[entry.kind].body && fillProduct(entry.body, site.product);
  const markdown = body && { mediaType: 'text/markdown', content: markdownSource(body) };
  const contentDigest = nodes.createContentDigest({ fields, body });
  return { ...fields, id: nodeId(nodes, entry), internal: { type, contentDigest, ...markdown } };
}

/** A body as Gatsby's plugin takes it: without fields of its own, a text that begins with a line of hyphens would have some. */
function markdownSource(body: string): string {
  return `---\n---\n${body}`;
}

/** What pages ask for that no file has as a field: `createContentTypes.ts` names the types. */
function computedFields({ kind, fields }: Entry, { product, language }: SiteWords): object {
  if (kind === 'pages') return { videos: videosOnPage(fields) };
  if (kind !== 'videos') return {};
  const { address, transcript } = fields;
  const transcriptWords = transcript && plainText(fillProduct(transcript, product));
  return { ...embedAddress(address, language), transcriptWords };
}
