import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Lets no browser keep a left page of the dev server for Back: a kept page keeps its event streams, Gatsby's own among
 * them, and as a browser has six connections to a host, the third page would wait a minute for one.
 */
export function disableBackForwardCache(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  const isPage = request.headers.accept?.includes('text/html');
  if (isPage) response.setHeader('Cache-Control', 'no-store');
  next();
}
