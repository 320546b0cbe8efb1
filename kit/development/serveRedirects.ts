import type { IncomingMessage, ServerResponse } from 'node:http';
import { decodedPath, locationOf, redirectRules, ruleFor } from '../build/hosting/redirects';
import { siteAddresses } from '../content/check/addresses';
import type { Entry } from '../content/model/entry';

export type RequestHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** Redirects old addresses and the former paths of pages, as hosts do. */
export function serveRedirects(published: () => readonly Entry[]): RequestHandler {
  return (request, response, next) => {
    const rules = redirectRules(siteAddresses(published()).redirects);
    const { pathname, search } = new URL(`http://localhost${request.url}`);
    const rule = ruleFor(decodedPath(pathname) ?? '', rules);
    if (rule === undefined) return next();
    // While developing, nothing is permanent.
    response.writeHead(302, { Location: locationOf(rule.to, search) }).end();
  };
}
