/** The answer to a request. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

const TIMEOUT_MS = 20_000;

/** Proxies alter pages for browsers. */
const asBrowser = {
  Accept: 'text/html,*/*',
  'User-Agent': 'Mozilla/5.0 (compatible; npm run smoke)',
};

/** Sends a request without following redirects. Throws if nothing answers. */
export async function ask(address: string, init?: RequestInit): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    // A server may end a connection that is kept just when it is used again.
    const headers = { ...asBrowser, ...init?.headers, Connection: 'close' };
    const request = { redirect: 'manual', signal, ...init, headers } as const;
    const response = await fetch(address, request);
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new Error(`does not answer (${cause instanceof Error ? cause.message : cause})`);
  }
}
