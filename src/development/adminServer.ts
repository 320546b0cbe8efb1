import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { previewPolicy } from '../admin/preview/policy';
import { type AdminBundle, type AdminSettings, openBundle } from '../build/admin/openBundle';
import { adminPolicy } from '../build/admin/policy';
import type { Checker } from '../content/check/checker';
import { createContentEndpoint } from './contentEndpoint';

type Answer = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The dev server's editing UI saves in the working copy, but the engine requires a repository. */
const workingCopy = { name: 'github', repo: 'site/working-copy', branch: 'main' } as const;

/**
 * Serves the editing UI of the dev server at /admin/, and the content that it edits at /admin/content/. It is bundled on
 * demand.
 *
 * @param checker of the content folder
 * @param tell called with errors
 */
export function serveAdmin(
  siteFolder: string,
  siteUrl: string,
  checker: Checker,
  tell: (error: Error) => void,
): Answer {
  const folder = join(siteFolder, '.cache/admin');
  const files = sirv(folder, { dev: true, setHeaders: setAdminHeaders });
  const content = createContentEndpoint(join(siteFolder, 'content'), checker);
  const settings = { siteFolder, siteUrl, backend: workingCopy, reviewed: false, local: true };
  const update = updater(folder, settings);
  return (request, response, next) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/admin') {
      response.writeHead(301, { Location: '/admin/' }).end();
      return;
    }
    if (!pathname.startsWith('/admin/')) {
      next();
      return;
    }
    if (pathname.startsWith('/admin/content/')) {
      const place = pathname.slice('/admin/content/'.length);
      content.answer(request, response, place).catch((error: Error) => {
        tell(error);
        refuse(response, 500, 'Nothing was saved. The terminal says why.');
      });
      return;
    }
    request.url = pathname.slice('/admin'.length) + search;
    const send = () =>
      files(request, response, () => refuse(response, 404, 'There is no such file.'));
    if (!pathname.endsWith('/')) {
      send();
      return;
    }
    update().then(send, (error: Error) => {
      tell(error);
      refuse(response, 500, 'The editing UI could not be bundled. The terminal says why.');
    });
  };
}

function refuse(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(words);
}

/** Bundles what has changed; requests in the meantime share one bundling. */
function updater(folder: string, settings: AdminSettings): () => Promise<void> {
  let bundle: Promise<AdminBundle> | undefined;
  let updating: Promise<void> | undefined;
  return () => {
    bundle ??= openBundle(folder, settings);
    updating ??= bundle
      .then((opened) => opened.update())
      .finally(() => {
        updating = undefined;
      });
    return updating;
  };
}

function setAdminHeaders(response: ServerResponse, path: string): void {
  const policy = path.startsWith('/preview/') ? previewPolicy : adminPolicy(undefined);
  response.setHeader('Content-Security-Policy', `${policy}; frame-ancestors 'self'`);
  response.setHeader('X-Robots-Tag', 'noindex');
}
