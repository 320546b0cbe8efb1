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

/** The value of an attribute of the first matching element, in HTML as this site's build writes it. */
export function attributeOf(html: string, element: RegExp, name: string): string | undefined {
  const tag = element.exec(html)?.[0] ?? '';
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value?.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

/** The addresses in a sitemap or a sitemap index. */
export function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
}
