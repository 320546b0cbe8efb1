import type { CreateNodeArgs } from 'gatsby';
import { readPublished } from '../../content/publish/publishedFiles';

/**
 * Markdown files become nodes of their own kind, with the front matter's fields at the top. Gatsby's plugin for
 * markdown would add one more node to each, which nothing asks for, and infer a type from all of them.
 */
export async function createContentNodes({
  node,
  loadNodeContent,
  actions,
  createNodeId,
  createContentDigest,
}: CreateNodeArgs): Promise<void> {
  if (node.internal.type !== 'File' || node.extension !== 'md') return;
  const place = String(node.relativePath);
  const type = place.startsWith('policies/') ? 'Policy' : 'LandingPage';
  const { fields, body } = readPublished(await loadNodeContent(node));
  const own = { ...fields, body, slug: node.name };
  const child = {
    ...own,
    id: createNodeId(`${type} ${place}`),
    parent: node.id,
    children: [],
    internal: { type, contentDigest: createContentDigest(own) },
  };
  await actions.createNode(child);
  actions.createParentChildLink({ parent: node, child });
}
