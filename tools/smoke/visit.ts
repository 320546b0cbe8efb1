/** The answer to a request. */
export interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** Sends a request without following redirects. Throws if nothing answers. */
export type Ask = (address: string, init?: RequestInit) => Promise<Answer>;

/** How long to wait for a host. */
const PATIENCE_MS = 20_000;

export const ask: Ask = async (address, init = {}) => {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(address, { redirect: 'manual', signal, ...init });
    return {
      status: answer.status,
      headers: answer.headers,
      body: Buffer.from(await answer.arrayBuffer()),
    };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new Error(cause instanceof Error ? cause.message : String(cause));
  }
};
