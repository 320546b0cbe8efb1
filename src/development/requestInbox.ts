import type { Store } from 'gatsby';
import { startInboxBeside } from '../../tools/inbox/inbox';

export interface LocalAddresses {
  /** The dev server's, such as `http://localhost:8000`. */
  site: string;
  /** Where the request inbox shows what has arrived. */
  inbox: string;
}

/**
 * Starts the request inbox beside the dev server, and makes the site send its requests there. Call it in `onPreInit`:
 * Gatsby reads the site's metadata soon after, and every page has the inbox's address.
 *
 * @throws when the port that INBOX_PORT names is busy
 */
export async function startRequestInbox(store: Store): Promise<LocalAddresses> {
  const { program, config } = store.getState();
  const host = ['0.0.0.0', '::'].includes(program.host) ? 'localhost' : program.host;
  const site = `${program.https ? 'https' : 'http'}://${host}:${program.port}`;
  const { address, endpoint } = await startInboxBeside();
  const siteMetadata = { ...config.siteMetadata, siteUrl: site, formEndpoint: endpoint };
  store.dispatch({ type: 'SET_SITE_CONFIG', payload: { ...config, siteMetadata } });
  return { site, inbox: address };
}
