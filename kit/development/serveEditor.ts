import type { ServerResponse } from 'node:http';
import type { Publisher } from '../content/publish/publisher';
import { openBundle } from '../editor/bundle/bundleEditor';
import { editorCsp } from '../editor/engine/policy';
import { createGitHost } from './gitHost/routes';
import { isOwnName } from './localOnly';
import { type RequestHandler, serveFolder } from './serveFolder';

const folder = '.cache/admin';

/** Serves the editor, bundled on demand, at /admin/, and the Git host that it saves to at /admin/api/v1/. */
export function serveEditor(siteUrl: string, publisher: Publisher): RequestHandler {
  const serveFile = serveFolder(folder, { setHeaders });
  const servePicture = serveFolder('content');
  const answerAsGitHost = createGitHost('content', publisher);
  let bundle: ReturnType<typeof openBundle> | undefined;
  let updating: Promise<void> | undefined;

  function setHeaders(response: ServerResponse, path: string): void {
    // The preview's page has its own policy in it.
    const csp = path.startsWith('/preview/') ? '' : `${editorCsp(siteUrl, undefined)}; `;
    response.setHeader('Content-Security-Policy', `${csp}frame-ancestors 'self'`);
    response.setHeader('X-Robots-Tag', 'noindex');
  }

  /** Bundles the editor anew if it has changed. Requests in the meantime share one bundling. */
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
        // The engine links pictures to their path on the site.
        servePicture(request, response, next);
      } else if (place === undefined) {
        next();
      } else if (place.startsWith('api/v1/')) {
        await answerAsGitHost(request, response, place.slice('api/v1'.length));
      } else if (place === '' && request.headers.host !== new URL(siteUrl).host) {
        // The configuration names one host, and the policy allows no other.
        if (isOwnName(request)) response.writeHead(302, { Location: `${siteUrl}/admin/` }).end();
        else refuse(403, 'Editing works only under the name localhost.');
      } else {
        // Bundled anew for each document.
        if (pathname.endsWith('/')) await update();
        request.url = `/${place}${search}`;
        serveFile(request, response, () => refuse(404, 'There is no such file.'));
      }
    } catch (error) {
      console.error('The editor has failed.', error);
      refuse(500, 'The dev server could not answer. Its terminal says why.');
    }
  };
}
