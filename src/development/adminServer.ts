import type { ServerResponse } from 'node:http';
import { adminCsp } from '../build/admin/adminCsp';
import { openBundle } from '../build/admin/bundleAdmin';
import type { Gate } from '../content/publish/gate';
import { createContentEndpoint } from './contentEndpoint';
import { serveFolder } from './serveFolder';
import type { RequestHandler } from './serveRedirects';

const folder = '.cache/admin';

/** Serves the editing UI, bundled on demand, at /admin/, and the content that it edits at /admin/content/. */
export function serveAdmin(siteUrl: string, gate: Gate): RequestHandler {
  const serveFile = serveFolder(folder, { setHeaders: setAdminHeaders });
  const servePicture = serveFolder('content');
  const answerForContent = createContentEndpoint('content', gate);
  let bundle: ReturnType<typeof openBundle> | undefined;
  let updating: Promise<void> | undefined;

  /** Bundles what has changed; requests in the meantime share one bundling. */
  function update(): Promise<void> {
    bundle ??= openBundle(folder, siteUrl);
    updating ??= bundle
      .then((opened) => opened.update())
      .finally(() => {
        updating = undefined;
      });
    return updating;
  }

  return async (request, response, next) => {
    const { pathname, search } = new URL(`http://localhost${request.url}`);
    const [, place] = /^\/admin\/(.*)/s.exec(pathname) ?? [];
    const refuse = (status: number, words: string) => {
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(words);
    };
    try {
      if (pathname === '/admin') {
        response.writeHead(301, { Location: '/admin/' }).end();
      } else if (pathname.startsWith('/images/')) {
        // Where the engine links to from a picture.
        servePicture(request, response, next);
      } else if (place === undefined) {
        next();
      } else if (place.startsWith('content/')) {
        await answerForContent(request, response, place.slice('content/'.length));
      } else {
        // Bundled anew for each document.
        if (pathname.endsWith('/')) await update();
        request.url = `/${place}${search}`;
        serveFile(request, response, () => refuse(404, 'There is no such file.'));
      }
    } catch (error) {
      console.error('The editing UI has failed.', error);
      refuse(500, 'The dev server could not answer. Its terminal says why.');
    }
  };
}

function setAdminHeaders(response: ServerResponse, path: string): void {
  // The preview's page has its own policy in it.
  const csp = path.startsWith('/preview/') ? '' : `${adminCsp(undefined)}; `;
  response.setHeader('Content-Security-Policy', `${csp}frame-ancestors 'self'`);
  response.setHeader('X-Robots-Tag', 'noindex');
}
