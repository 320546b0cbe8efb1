import type { IncomingMessage, ServerResponse } from 'node:http';
import { decodedPath, locationOf, redirectRules, ruleFor } from '../build/hosting/redirects';
import { addressesIn } from '../content/check/addresses';
import type { Gate } from '../content/publish/gate';

export type RequestHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** Redirects old addresses and the former paths of pages, as hosts do. */
export function serveRedirects({ checker }: Gate): RequestHandler {
  return async (request, response, next) => {
    const { pathname, search } = new URL(`http://localhost${request.url}`);
    if (!request.headers.accept?.includes('text/html')) return next();
    const { entries } = await checker.check();
    const { redirects } = addressesIn(entries);
    const rule = ruleFor(decodedPath(pathname) ?? '', redirectRules(redirects, ''));
    if (rule === undefined) return next();
    // While developing, nothing is permanent.
    response.writeHead(302, { Location: locationOf(rule.to, search) }).end();
  };
}
