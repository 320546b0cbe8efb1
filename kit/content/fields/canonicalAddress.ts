/**
 * The one form of all addresses that mean the same: within this site it is a path, without the site’s own host, decoded,
 * composed (NFC), and without a slash at its end. What follows a `?` or `#` stays, and so does any other address.
 *
 * @param siteUrl the site’s address, where it is known
 */
export function canonicalAddress(written: string, siteUrl?: string): string {
  // A file that is served as it is: only a full address can name it, since no page has its path.
  const isFile = /^[^?#]*[^/]\/[^/?#]+\.(?!html?\b)\w+(?:[?#]|$)/.test(written.trim());
  return canonical(written, isFile ? undefined : siteUrl, /[\p{L}\p{M}\p{N}_.~-]/u);
}

/**
 * The same of an old address, which is always one of this site: where that isn’t known, any host is taken for it, and an
 * address bar leaves out the scheme. It is decoded as far as it means the same.
 */
export function canonicalOldAddress(written: string, siteUrl?: string): string {
  const [, scheme, host = ''] = /^(https?:\/\/)?([^/?#]+)/i.exec(written.trim()) ?? [];
  const isBare = scheme === undefined && (/^www\./i.test(host) || isOf(`https://${host}`, siteUrl));
  const address = isBare ? `https://${written.trim()}` : written;
  return canonical(address, siteUrl ?? `https://${host}`, /[^/?#%*\\]/);
}

function canonical(written: string, siteUrl: string | undefined, decodes: RegExp): string {
  const address = written.trim();
  const own = /^\/(?!\/)/.test(address) ? address : withoutSite(address, siteUrl);
  if (own === undefined) return address;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(own) ?? [];
  const composed = decoded(path, decodes).normalize('NFC');
  return (composed.replace(/\/+$/, '') || '/') + rest;
}

/** What follows the site’s own address, by any of the names that visitors reach it at; undefined of any other. */
function withoutSite(address: string, siteUrl: string | undefined): string | undefined {
  if (siteUrl === undefined || !/^https?:/i.test(address) || !isOf(address, siteUrl))
    return undefined;
  const own = address.replace(/^https?:\/\/[^/?#]*/i, '');
  const folder = new URL(siteUrl).pathname.replace(/\/+$/, '');
  const isBelow = own.startsWith(folder) && /^(?:[/?#]|$)/.test(own.slice(folder.length));
  return isBelow ? own.slice(folder.length) : undefined;
}

/** Whether an address has a site’s name, with or without `www.`. */
function isOf(address: string, siteUrl: string | undefined): boolean {
  if (siteUrl === undefined || !URL.canParse(address) || !URL.canParse(siteUrl)) return false;
  const [name, own] = [address, siteUrl].map((each) => new URL(each).host.replace(/^www\./, ''));
  return name === own;
}

/** Decodes those percent-encoded characters that match; malformed ones stay as they are. */
function decoded(path: string, pattern: RegExp): string {
  return path.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run).replace(/./gsu, (each) =>
        pattern.test(each) ? each : encodedLetter(each),
      );
    } catch {
      return run;
    }
  });
}

function encodedLetter(letter: string): string {
  // The function leaves some that mean something else, such as `*`.
  if (letter > '\x7f') return encodeURIComponent(letter);
  return `%${letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}

/**
 * How hosts read an old address in their files of redirects: Cloudflare matches what a browser sends, which encodes as
 * little as it must or as much as it can, and Netlify the decoded one. A space ends an address there.
 */
export function hostSpellings(from: string): string[] {
  const { pathname } = new URL(from, 'https://site.invalid');
  const parts = from.split('/').map((part) => encodeURIComponent(part));
  const encoded = parts.join('/').replace(/[!'()]/g, encodedLetter);
  return [...new Set([...(/\s/.test(from) ? [] : [from]), pathname, encoded])];
}
