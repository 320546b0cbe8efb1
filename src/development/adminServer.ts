import type { ServerResponse } from 'node:http';
import sirv from 'sirv';
import { adminCsp } from '../build/admin/adminCsp';
import { openBundle } from '../build/admin/bundleAdmin';
import type { Checker } from '../content/check/checker';
import { createContentEndpoint } from './contentEndpoint';
import type { RequestHandler } from './serveRedirects';

const folder = '.cache/admin';

/**
 * Serves the editing UI, bundled on demand, at /admin/, and the content that it edits at /admin/content/.
 *
 * @param reportError called with the error when a request fails
 * @param engine the path of another release of the editing engine, for tests
 */
export function serveAdmin(
  siteUrl: string,
  checker: Checker,
  reportError: (error: Error) => void,
  engine?: string,
): RequestHandler {
  const serveFile = sirv(folder, { dev: true, setHeaders: setAdminHeaders });
  const servePicture = sirv('content', { dev: true });
  const answerForContent = createContentEndpoint('content', checker);
  let bundle: ReturnType<typeof openBundle> | undefined;
  let updating: Promise<void> | undefined;

  /** Bundles what has changed; requests in the meantime share one bundling. */
  function update(): Promise<void> {
    bundle ??= openBundle(folder, siteUrl, undefined, engine);
    updating ??= bundle
      .then((opened) => opened.update())
      .finally(() => {
        updating = undefined;
      });
    return updating;
  }

  return (request, response, next) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const [, place] = /^\/admin\/(.*)/s.exec(pathname) ?? [];
    if (pathname === '/admin') {
      response.writeHead(301, { Location: '/admin/' }).end();
    } else if (pathname.startsWith('/images/')) {
      // Where the engine links to from a picture.
      servePicture(request, response, next);
    } else if (place === undefined) {
      next();
    } else if (place.startsWith('content/')) {
      answerForContent(request, response, place.slice('content/'.length)).catch(
        fail('The dev server could not save it. The terminal says why.'),
      );
    } else {
      request.url = `/${place}${search}`;
      const send = () => serveFile(request, response, () => refuse(404, 'There is no such file.'));
      // Bundled anew for each document.
      const ready = pathname.endsWith('/') ? update() : Promise.resolve();
      ready.then(send, fail('The editing UI could not be bundled. The terminal says why.'));
    }

    function fail(words: string) {
      return (error: Error) => {
        reportError(error);
        refuse(500, words);
      };
    }

    function refuse(status: number, words: string): void {
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(words);
    }
  };
}

function setAdminHeaders(response: ServerResponse, path: string): void {
  // The preview's page has its own policy in it.
  const csp = path.startsWith('/preview/') ? '' : `${adminCsp(undefined)}; `;
  response.setHeader('Content-Security-Policy', `${csp}frame-ancestors 'self'`);
  response.setHeader('X-Robots-Tag', 'noindex');
}
