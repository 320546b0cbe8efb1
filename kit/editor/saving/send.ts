import { sayIfSilent } from './question';

/** How long an answer may take: as long as the largest pictures on a slow line. */
const PATIENCE_MS = 180_000;

/** What the browser itself fetches by. */
const browserFetch = window.fetch.bind(window);

/** Sends a request to a host, once, and gets the whole answer. Throws if there is none. */
export async function send(host: string, address: string, request: RequestInit): Promise<Response> {
  const endSilence = sayIfSilent(host);
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await browserFetch(address, { ...request, signal });
    const bytes = await response.arrayBuffer();
    return new Response(bytes.byteLength === 0 ? null : bytes, response);
  } finally {
    endSilence();
  }
}
