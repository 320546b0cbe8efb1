/** What the check read of a file, too. */
interface Published {
  fields: Record<string, unknown>;
  body: string;
}

/** Reads the text that a markdown file is published as by Gatsby's own plugin. Throws where it can't. */
export async function readPublished(text: string): Promise<Published> {
  const { onCreateNode } = require('gatsby-transformer-remark/gatsby-node');
  let published: Published | undefined;
  await onCreateNode(
    {
      node: { id: 'file', internal: {} },
      loadNodeContent: () => text,
      createNodeId: () => 'markdown',
      createContentDigest: () => 'digest',
      reporter: {
        panicOnBuild(message: string) {
          throw new Error(message);
        },
      },
      actions: {
        createNode({ frontmatter, rawMarkdownBody }: Record<string, unknown>) {
          published = { fields: Object(frontmatter), body: String(rawMarkdownBody) };
        },
        createParentChildLink() {},
      },
    },
    {},
  );
  if (published === undefined) throw new Error('The plugin made no node.');
  return published;
}
