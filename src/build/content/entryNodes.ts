import type { NodePluginArgs } from 'gatsby';
import { contentKinds } from '../../content/model/entry';
import { contentModel, modelOf } from '../../content/model/model';
import { markdownSource, type PublishedEntry } from '../../content/publish/publishedEntries';

type Nodes = Pick<
  NodePluginArgs,
  'actions' | 'createContentDigest' | 'createNodeId' | 'getNode' | 'getNodesByType'
>;

/** Makes the entries that the site shows its nodes, and waits until Gatsby has made all that follows from them. */
export async function showEntries(nodes: Nodes, entries: readonly PublishedEntry[]): Promise<void> {
  const { actions, getNode } = nodes;
  const wanted = entries.map((entry) => entryNode(nodes, entry));
  for (const node of nodesWithout(nodes, wanted)) actions.deleteNode(node);
  await Promise.all(
    wanted.map((node) => {
      const present = getNode(node.id);
      const isSame = present?.internal.contentDigest === node.internal.contentDigest;
      return isSame ? actions.touchNode(present) : actions.createNode(node);
    }),
  );
}

/** Whether the nodes are those of these entries. */
export function areShown(nodes: Nodes, entries: readonly PublishedEntry[]): boolean {
  const wanted = entries.map((entry) => entryNode(nodes, entry));
  return (
    nodesWithout(nodes, wanted).length === 0 &&
    wanted.every(
      ({ id, internal }) => nodes.getNode(id)?.internal.contentDigest === internal.contentDigest,
    )
  );
}

/** Keeps the nodes of an earlier start, and tells whether there were any. */
export function keepEntries(nodes: Nodes): boolean {
  const present = nodesWithout(nodes, []);
  for (const node of present) nodes.actions.touchNode(node);
  return present.length > 0;
}

/** The nodes of content that are not among these. */
function nodesWithout({ getNodesByType }: Nodes, wanted: readonly { id: string }[]) {
  const ids = new Set(wanted.map(({ id }) => id));
  const present = contentKinds.flatMap((kind) => getNodesByType(modelOf(kind).typeName));
  return present.filter(({ id }) => !ids.has(id));
}

/**
 * An entry as a node, linked to its file. It isn't the file's child, since a file that is replaced takes its children
 * with it, before the check has seen what it holds now.
 */
function entryNode(
  { createContentDigest, createNodeId }: Nodes,
  { kind, name, place, fields, body }: PublishedEntry,
) {
  const markdown = { mediaType: 'text/markdown', content: markdownSource(body) };
  return {
    ...fields,
    slug: name,
    file: place,
    id: createNodeId(place),
    internal: {
      type: modelOf(kind).typeName,
      contentDigest: createContentDigest({ fields, body }),
      ...(contentModel[kind].body && markdown),
    },
  };
}
