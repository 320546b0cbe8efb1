import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Inbox } from '../../tools/inbox/inbox';
import { type SiteServer, serveSite } from '../../tools/serve';
import { keepComplaints } from './complaints';

/** The built site that is tested. */
const BUILT = 'public';

const texts = new Set(['.html', '.json', '.js', '']);
const compressed = new Set(['.br', '.gz']);

/** Stands in every page before all else, as an external script, which the policy allows. */
const listener = '/keep-complaints.js';

/**
 * Serves a copy of the built site on a free port. Its forms go to the inbox, whatever endpoint it was built for, and
 * its pages keep what their consoles show, which not every engine's driver tells.
 *
 * @throws when there is no built site
 */
export async function serveSiteFor(inbox: Inbox): Promise<SiteServer> {
  const endpoint = endpointOf(readFileSync(join(BUILT, 'index.html'), 'utf8'));
  const root = mkdtempSync(join(tmpdir(), 'casegood-site-'));
  cpSync(BUILT, root, { recursive: true, filter: (path) => !compressed.has(extname(path)) });
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !texts.has(extname(entry.name))) continue;
    const path = join(entry.parentPath, entry.name);
    const text = readFileSync(path, 'utf8')
      .replaceAll(endpoint.href, inbox.endpoint)
      // The policy names the origin alone.
      .replaceAll(endpoint.origin, inbox.address)
      .replace('<head>', `<head><script src="${listener}"></script>`);
    writeFileSync(path, text);
  }
  writeFileSync(join(root, listener), `(${keepComplaints})()`);
  const server = await serveSite({ port: 0, root });
  return {
    ...server,
    async close() {
      await server.close();
      rmSync(root, { recursive: true });
    },
  };
}

function endpointOf(page: string): URL {
  const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1];
  if (action === undefined) throw new Error(`${BUILT}/index.html has no form.`);
  return new URL(action.replaceAll('&amp;', '&'));
}
