import { urlOf } from './urlOf';

/** A file that is served as it is: only a full address can name it, since no page has its path. */
const fileAddress = /^[^?#]*[^/]\/[^/?#]+\.(?!html?\b)\w+(?:[?#]|$)/;

/**
 * The canonical form of an address: within this site a path, without the site’s own host and without a slash at its end.
 * What follows a `?` or `#` stays, and so does any other address.
 *
 * @param siteUrl the site’s address, where it is known
 */
export function canonicalAddress(written: string, siteUrl?: string): string {
  const address = written.trim();
  return (fileAddress.test(address) ? undefined : pathHere(address, siteUrl)) ?? address;
}

/**
 * The same of an old address, which is always one of this site: where that isn’t known, any host is taken for it, and an
 * address bar leaves out the scheme. It is decoded as far as it means the same, and composed (NFC).
 */
export function canonicalOldAddress(written: string, siteUrl?: string): string {
  const address = written.trim();
  const full = address.replace(/^(?=www\.)/i, 'https://');
  const own = pathHere(full, siteUrl ?? urlOf(full)?.origin);
  if (own === undefined) return address;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(own) ?? [];
  // Decoded, a slash and the like would be another address.
  const letters = /(?:%(?!2f|3f|23|25|2a|5c)[0-9a-f]{2})+/gi;
  return path.replace(letters, decoded).normalize('NFC') + rest;
}

const endSlash = /(?<=^\/[^?#]*)\/+(?=[?#]|$)/;

/** A path of this site, or what follows the site’s own address, with or without `www.`; undefined of any other address. */
function pathHere(address: string, siteUrl = ''): string | undefined {
  if (/^\/(?!\/)/.test(address)) return address.replace(endSlash, '');
  const [here, site] = [urlOf(address), urlOf(siteUrl)];
  if (!here || !site || !/^https?:$/.test(here.protocol)) return undefined;
  const [name, own] = [here, site].map(({ host }) => host.replace(/^www\./, ''));
  const folder = site.pathname.replace(/\/+$/, '');
  if (name !== own || !`${here.pathname}/`.startsWith(`${folder}/`)) return undefined;
  const path = address.replace(/^https?:\/\/[^/?#]*/i, '').slice(folder.length);
  return path.replace(/^(?!\/)/, '/').replace(endSlash, '');
}

/** A text with its percent-encoding decoded: `%E4%BF%9D` is 保. A malformed one stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * How hosts read an old address in their files of redirects: Cloudflare matches what a browser sends, which encodes as
 * little as it must or as much as it can, and Netlify the decoded one. A space ends an address there.
 */
export function hostSpellings(from: string): string[] {
  const { pathname } = new URL(from, 'https://site.invalid');
  const encoded = encodeURIComponent(from)
    .replaceAll('%2F', '/')
    .replace(/[!'()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return [...new Set([...(/\s/.test(from) ? [] : [from]), pathname, encoded])];
}
