import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { headersFor, revalidate, unserved } from '../../kit/build/hosting/headers';
import { decodedPath, locationOf, ruleFor } from '../../kit/build/hosting/redirects';
import { readHeadersFile, readRedirectsFile } from '../../kit/build/hosting/rulesFiles';
import { close, listen, listenOn } from '../../kit/development/ports';
import { serveFolder } from '../../kit/development/serveFolder';

export type SiteServer = Awaited<ReturnType<typeof serveSite>>;

interface SiteServerOptions {
  /** An address of this machine, or 0.0.0.0 for all. Without one, it answers only this machine. */
  host?: string | undefined;
  /** Without one, `PORT` or 9000. */
  port?: number;
  /** The folder that holds the built site. */
  root?: string;
}

/**
 * Serves the built site as its host would: files by their exact path, pages with and without a trailing slash, the 404
 * page with status 404, no hidden files, and the site's `_headers` and `_redirects`. It keeps nothing of a site, since the
 * next build replaces it: until there is one, it answers 503.
 *
 * @returns the server, with its address, such as `http://127.0.0.1:9000`
 * @throws when the port is busy
 */
export async function serveSite(options: SiteServerOptions = {}) {
  const { host, port, root = 'public' } = options;
  const serveFile = serveFolder(root, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
  });
  function answer(request: IncomingMessage, response: ServerResponse): void {
    const rules = readHeadersFile(readBuilt(root, '_headers').toString());
    const redirects = readRedirectsFile(readBuilt(root, '_redirects').toString());
    const [address = '', search = ''] = (request.url ?? '/').split(/(?=\?)(.*)/s);
    const path = decodedPath(address);
    // Without Cache-Control, browsers guess.
    const headers = { 'Cache-Control': revalidate, ...headersFor(path ?? '/', rules) };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const redirect = ruleFor(path ?? '', redirects);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    } else if (redirect !== undefined) {
      const own = { Location: locationOf(redirect.to, search), 'Cache-Control': revalidate };
      response.writeHead(redirect.status, own).end();
    } else if (path === undefined || unserved.test(path) || /^\/404(?:\.html)?$/.test(path)) {
      sendNotFound(response);
    } else {
      serveFile(request, response, () => sendNotFound(response));
    }
  }

  function sendNotFound(response: ServerResponse): void {
    const notFoundPage = readBuilt(root, '404.html');
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': revalidate,
      'Content-Length': notFoundPage.length,
    };
    response.writeHead(404, headers).end(notFoundPage);
  }

  const server = createServer((request, response) => {
    try {
      answer(request, response);
    } catch (error) {
      response.writeHead(503).end(String(error));
    }
  });
  const address =
    port === undefined
      ? await listenOn(server, 'PORT', 9000, host)
      : await listen(server, port, host);
  return { address, close: () => close(server) };
}

/** Reads a file that every built site has. Throws if it is missing, with what to do. */
export function readBuilt(root: string, name: string): Buffer {
  try {
    return readFileSync(join(root, name));
  } catch {
    throw new Error(`There is no built site in ${root}/. Build it first: npm run build.`);
  }
}
