import type { CreateWebpackConfigArgs, Store } from 'gatsby';
import type { Compiler } from 'webpack';

interface Inbox {
  /** Where the request inbox shows what has arrived. */
  address: string;
  /** Where forms are sent. */
  endpoint: string;
}

/**
 * Makes the site that the dev server serves send its requests to the inbox. Call it in `onPreInit`: Gatsby reads the
 * site's metadata soon after, and every page has the inbox's address.
 *
 * @returns the dev server's own address, such as `http://localhost:8000`
 */
export function sendRequestsTo({ endpoint }: Inbox, store: Store): string {
  const { program, config } = store.getState();
  const host = ['0.0.0.0', '::'].includes(program.host) ? 'localhost' : program.host;
  const siteUrl = `${program.https ? 'https' : 'http'}://${host}:${program.port}`;
  const siteMetadata = { ...config.siteMetadata, siteUrl, formEndpoint: endpoint };
  store.dispatch({ type: 'SET_SITE_CONFIG', payload: { ...config, siteMetadata } });
  return siteUrl;
}

/** Says where the site, its editing UI and the request inbox are, once they can be opened and Gatsby is done. */
export function tellAddresses(
  { actions, reporter }: CreateWebpackConfigArgs,
  siteUrl: string,
  inbox: Inbox,
): void {
  let isCompiled = false;
  function tellOnce(compiler: Compiler): void {
    compiler.hooks.done.tapPromise('tellAddresses', async (stats) => {
      if (isCompiled || stats.hasErrors()) return;
      isCompiled = true;
      const { onLogAction } = await import('gatsby-cli/lib/reporter/redux');
      const stop = onLogAction(({ type, payload }) => {
        // Gatsby reports this only after a second without a further step.
        if (type !== 'SET_STATUS' || payload !== 'SUCCESS') return;
        stop();
        reporter.log(`
Site           ${siteUrl}/
Editing        ${siteUrl}/admin/
Request inbox  ${inbox.address}/

What is saved in content/ shows in the open browser. Ctrl-C ends it.
`);
      });
    });
  }
  actions.setWebpackConfig({ plugins: [tellOnce] });
}
