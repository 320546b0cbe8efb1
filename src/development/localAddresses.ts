import type { CreateResolversArgs, CreateWebpackConfigArgs, SourceNodesArgs, Store } from 'gatsby';
import type { Compiler } from 'webpack';

interface Inbox {
  /** Where the request inbox shows what has arrived. */
  address: string;
  /** Where forms are sent. */
  endpoint: string;
}

const type = 'LocalAddresses';

/** The dev server's own address, such as `http://localhost:8000`. */
export function localAddress(store: Store): string {
  const { program } = store.getState();
  const host = ['0.0.0.0', '::'].includes(program.host) ? 'localhost' : program.host;
  return `${program.https ? 'https' : 'http'}://${host}:${program.port}`;
}

/** Makes a node of the addresses that the site has under the dev server, since they can change between two starts. */
export async function sourceLocally(args: SourceNodesArgs, { endpoint }: Inbox): Promise<void> {
  const addresses = { siteUrl: localAddress(args.store), formEndpoint: endpoint };
  const contentDigest = args.createContentDigest(addresses);
  const id = args.createNodeId(type);
  await args.actions.createNode({ ...addresses, id, internal: { type, contentDigest } });
}

/** Replaces the addresses in `gatsby-config.ts` with these, so that forms are sent to the inbox. */
export function resolveLocally({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Site: {
      siteMetadata: {
        type: 'SiteMetadata!',
        resolve: (
          _site: unknown,
          _args: unknown,
          { nodeModel }: { nodeModel: { findOne(args: { type: string }): Promise<unknown> } },
        ) => nodeModel.findOne({ type }),
      },
    },
  });
}

/** Prints where the site, its editing UI and the request inbox are, once they can be opened. */
export function printAddresses(
  { actions, reporter, store }: CreateWebpackConfigArgs,
  inbox: Inbox,
): void {
  let isPrinted = false;
  function printOnce(compiler: Compiler): void {
    compiler.hooks.done.tap('tellAddresses', (stats) => {
      if (isPrinted || stats.hasErrors()) return;
      isPrinted = true;
      const siteUrl = localAddress(store);
      // After Gatsby’s own message.
      setImmediate(() =>
        reporter.log(`
Site           ${siteUrl}/
Editing        ${siteUrl}/admin/
Request inbox  ${inbox.address}/

What is saved in content/ shows in the open browser. Ctrl-C stops it.
`),
      );
    });
  }
  actions.setWebpackConfig({ plugins: [printOnce] });
}
