/** What a request was answered with. */
export interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** Sends a request, and follows no redirect. Throws where nothing answers. */
export type Ask = (address: string, init?: RequestInit) => Promise<Answer>;

/** How long a host may take before it counts as silent. */
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

/** The value of an attribute of the first element that matches, as a build of this site writes elements. */
export function attributeOf(html: string, element: RegExp, name: string): string | undefined {
  const tag = element.exec(html)?.[0] ?? '';
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value?.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

/** The addresses that a sitemap, or an index of sitemaps, lists. */
export function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
}
