import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Keeps pages of the dev server out of the back/forward cache: a cached page keeps its event streams, including Gatsby's
 * own, and since a browser has six connections to a host, the third page would wait a minute for one.
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
