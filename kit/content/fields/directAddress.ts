/** Sites that links are led through, so that somebody else counts who follows them: hosts, and the paths there. */
const through =
  /^(?:(?:www\.)?google\.[a-z.]{2,6}\/url|[\w-]+\.safelinks\.protection\.outlook\.com\/|lm?\.(?:facebook|instagram)\.com\/|(?:www\.)?(?:facebook\.com\/(?:flx\/warn|l\.php)|linkedin\.com\/(?:redir\/redirect|safety\/go)|youtube\.com\/redirect|duckduckgo\.com\/l\/)|slack-redir\.net\/link|out\.reddit\.com\/)/i;

/**
 * Where a link leads in the end that goes through a search engine, a network or a mail filter first, as copied there;
 * undefined of any other.
 */
export function directAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { host, pathname, searchParams } = new URL(address);
  if (host === 'urldefense.com' || host === 'urldefense.proofpoint.com') {
    const [, plain] = /\/v3\/__(.*?)__;/.exec(address) ?? [];
    const coded = searchParams.get('u')?.replaceAll('_', '/').replaceAll('-', '%');
    return asAddress(plain?.replace(/^(https?:)\/(?!\/)/, '$1//') ?? decoded(coded ?? ''));
  }
  if (!through.test(host + pathname)) return undefined;
  return [...searchParams.values()].map(asAddress).find((each) => each !== undefined);
}

function asAddress(text: string): string | undefined {
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? text : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
