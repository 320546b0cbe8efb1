import type { CreateNodeArgs } from 'gatsby';

/**
 * Makes of the `MarkdownRemark` node of each file a node of the page that it describes, with the front matter's fields
 * at the top. So pages and policies have types of their own, which can be filtered and sorted by their fields.
 */
export async function createMarkdownPage(args: CreateNodeArgs): Promise<void> {
  const { node, getNode, actions, createNodeId } = args;
  if (node.internal.type !== 'MarkdownRemark') return;
  const file = getNode(String(node.parent));
  const place = String(file?.relativePath);
  const type = place.startsWith('policies/') ? 'Policy' : 'LandingPage';
  const child = {
    ...Object(node.frontmatter),
    slug: file?.name,
    id: createNodeId(`${type} ${place}`),
    parent: node.id,
    children: [],
    internal: { type, contentDigest: node.internal.contentDigest },
  };
  await actions.createNode(child);
  actions.createParentChildLink({ parent: node, child });
}
