import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  decodedPath,
  locationOf,
  type RedirectRule,
  redirectRules,
  ruleFor,
} from '../build/hosting/redirects';
import { siteAddresses } from '../content/check/addresses';
import type { Entry } from '../content/model/entry';

export type RequestHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** Redirects old addresses and the former paths of pages, as hosts do, whoever asks. */
export function serveRedirects(published: () => readonly Entry[]): RequestHandler {
  let known: readonly Entry[] = [];
  let rules: RedirectRule[] = [];
  return (request, response, next) => {
    // They change when a file has, not with each request.
    if (published() !== known) {
      known = published();
      rules = redirectRules(siteAddresses(known).redirects, '');
    }
    const { pathname, search } = new URL(`http://localhost${request.url}`);
    const rule = ruleFor(decodedPath(pathname) ?? '', rules);
    if (rule === undefined) return next();
    // While developing, nothing is permanent.
    response.writeHead(302, { Location: locationOf(rule.to, search) }).end();
  };
}
