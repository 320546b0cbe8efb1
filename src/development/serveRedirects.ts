import type { IncomingMessage, ServerResponse } from 'node:http';
import { locationOf, redirectRules, ruleFor } from '../build/hosting/redirects';
import { addressesIn } from '../content/check/addresses';
import type { Gate } from '../content/publish/gate';

type RequestHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** Redirects old addresses and the former paths of pages, as hosts do. */
export function serveRedirects({ checker }: Gate): RequestHandler {
  return async (request, response, next) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    if (!request.headers.accept?.includes('text/html')) return next();
    const { entries } = await checker.check();
    const { redirects } = addressesIn(entries);
    const rule = ruleFor(decoded(pathname), redirectRules(redirects, ''));
    if (rule === undefined) return next();
    // While developing, nothing is permanent.
    response.writeHead(302, { Location: locationOf(rule.to, search) }).end();
  };
}

/** A path, decoded; unchanged if it isn't encoded correctly. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
