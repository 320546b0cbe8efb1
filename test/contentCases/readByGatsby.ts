/** Reads a markdown text by Gatsby's own plugin, and returns what follows its front matter. Throws where it can't. */
export async function readByGatsby(text: string): Promise<string> {
  // biome-ignore lint/plugin: what the plugin does with a text can't be seen otherwise without a build
  const { onCreateNode } = require('gatsby-transformer-remark/gatsby-node');
  const bodies: string[] = [];
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
        createNode: ({ rawMarkdownBody }: { rawMarkdownBody: string }) =>
          bodies.push(rawMarkdownBody),
        createParentChildLink() {},
      },
    },
    {},
  );
  return bodies.join();
}
