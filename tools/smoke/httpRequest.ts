/** The response to a request. */
export interface HttpResponse {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** Sends a request without following redirects. Throws if nothing answers. */
export type HttpRequest = (address: string, init?: RequestInit) => Promise<HttpResponse>;

/** How long to wait for a host. */
const TIMEOUT_MS = 20_000;

export const httpRequest: HttpRequest = async (address, init = {}) => {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(address, { redirect: 'manual', signal, ...init });
    return {
      status: response.status,
      headers: response.headers,
      body: Buffer.from(await response.arrayBuffer()),
    };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new Error(cause instanceof Error ? cause.message : String(cause));
  }
};
