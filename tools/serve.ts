import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { type HeaderRule, headersFor, revalidate } from '../src/build/hosting/headers';
import { readHeadersFile } from '../src/build/hosting/headersFile';
import { locationOf, type RedirectRule, readRedirectsFile } from '../src/build/hosting/redirects';
import { notFoundPath, unservedPath } from '../src/build/hosting/unservedPaths';
import { listen } from './ports';

export interface SiteServer {
  /** For example `http://127.0.0.1:9000`. */
  address: string;
  close(): Promise<void>;
}

interface SiteServerOptions {
  /** 0 takes any free port. */
  port?: number;
  /** The folder that holds the built site. */
  root?: string;
  /** The path below which the site was built to be, such as `/site`. */
  prefix?: string;
}

/**
 * Serves the built site as its host would: files by their exact path, pages with and without a trailing slash, the 404
 * page with status 404, no hidden files, and the site's `_headers` and `_redirects`. It reads the list of files once, so
 * start it after the build.
 *
 * @returns the running server
 * @throws when there is no built site, or the port is busy
 */
export async function serveSite(options: SiteServerOptions = {}): Promise<SiteServer> {
  const { port = 9000, root = 'public', prefix = '' } = options;
  const rules = readHeaders(root);
  const redirects = readRedirects(root);
  const notFoundPage = readNotFoundPage(root);
  const serveFile = sirv(root, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    // Otherwise sirv would omit the header, and browsers would guess.
    setHeaders: (response, path) => {
      response.setHeader(
        'Cache-Control',
        headersFor(prefix + path, rules)['Cache-Control'] ?? revalidate,
      );
    },
  });

  const unserved = unservedPath(prefix);
  const notFound = notFoundPath(prefix);
  const server = createServer((request, response) => {
    const path = pathOf(request);
    for (const [name, value] of Object.entries(headersFor(path ?? '/', rules))) {
      response.setHeader(name, value);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const { search } = new URL(request.url ?? '/', 'http://site');
    const redirect = redirects.find(({ from }) => from === path);
    if (redirect !== undefined) {
      const headers = { Location: locationOf(redirect.to, search), 'Cache-Control': revalidate };
      response.writeHead(redirect.status, headers).end();
      return;
    }
    if (prefix !== '' && path === prefix) {
      response.writeHead(301, { Location: `${prefix}/${search}` }).end();
      return;
    }
    if (
      path === null ||
      !path.startsWith(`${prefix}/`) ||
      unserved.test(path) ||
      notFound.test(path)
    ) {
      sendNotFound(response);
      return;
    }
    request.url = request.url?.slice(prefix.length);
    serveFile(request, response, () => sendNotFound(response));
  });

  function sendNotFound(response: ServerResponse) {
    response.writeHead(404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': revalidate,
      'Content-Length': notFoundPage.length,
    });
    response.end(notFoundPage);
  }

  const address = await listen(server, { port, host: '127.0.0.1', variable: 'PORT' });
  return {
    address,
    async close() {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
}

function readNotFoundPage(root: string): Buffer {
  try {
    return readFileSync(join(root, '404.html'));
  } catch {
    throw new Error(
      `There is no built site in ${root}/ (404.html is missing). Build it first: npm run build.`,
    );
  }
}

function readHeaders(root: string): HeaderRule[] {
  const file = join(root, '_headers');
  return existsSync(file) ? readHeadersFile(readFileSync(file, 'utf8')) : [];
}

function readRedirects(root: string): RedirectRule[] {
  const file = join(root, '_redirects');
  return existsSync(file) ? readRedirectsFile(readFileSync(file, 'utf8')) : [];
}

/** The decoded path, or null if it is malformed. */
function pathOf(request: IncomingMessage): string | null {
  try {
    return decodeURIComponent(request.url?.split('?')[0] ?? '/');
  } catch {
    return null;
  }
}
