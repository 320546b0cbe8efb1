import { addressesOf } from '../../src/content/check/addresses';
import type { CheckResult } from '../../src/content/check/checker';
import { embedAddress } from '../../src/content/model/embedAddress';
import { entriesOf } from '../../src/content/model/entry';
import { covers } from '../../src/content/model/fieldTypes/path';
import { ask } from './answers';

export interface MonitorOptions {
  /** The live site's address, without a trailing slash. */
  siteUrl: string;
  /** The pages of the live site, as HTML by path. */
  pages: ReadonlyMap<string, string>;
  /** The content as checked, which the next build would publish. */
  checked: Pick<CheckResult, 'entries' | 'hidden'>;
  request?: typeof ask;
}

/** Where providers report whether a video can be embedded: https://oembed.com/providers.json */
const oEmbed: Readonly<Record<string, string>> = {
  YouTube: 'https://www.youtube.com/oembed?format=json&url=',
  Vimeo: 'https://vimeo.com/api/oembed.json?url=',
  Loom: 'https://www.loom.com/v1/oembed?url=',
  Wistia: 'https://fast.wistia.com/oembed?url=',
};

/**
 * Looks for what goes wrong with a live site while nobody changes it, beside what `smoke` checks: addresses that are
 * about to be lost, links to other sites, and videos.
 *
 * @returns what is wrong and what could not be checked, each as a sentence
 */
export async function monitor({ siteUrl, pages, checked, request = ask }: MonitorOptions) {
  const failures: string[] = [];
  const inconclusive: string[] = [];
  const built = addressesOf(checked);
  for (const path of pages.keys()) {
    if (built.pages.has(path) || built.redirects.some(({ from }) => covers(from, path))) continue;
    failures.push(
      `${siteUrl}${path} will disappear with the next build, without a redirect: see content/redirects.json.`,
    );
  }
  for (const path of built.pages) {
    if (pages.has(path)) continue;
    failures.push(`${siteUrl}${path} is not in the live sitemap: did the last deployment fail?`);
  }

  for (const { fields, file } of entriesOf('videos', checked.entries)) {
    const endpoint = oEmbed[embedAddress(fields.address)?.provider ?? ''];
    if (endpoint === undefined) continue;
    const { status, what } = await statusOf(endpoint + encodeURIComponent(fields.address));
    const subject = `${fields.address} (${file})`;
    if ([400, 401, 403, 404, 410].includes(status)) {
      failures.push(`${subject} can’t be played: its provider ${what}. Is it private, or removed?`);
    } else if (status !== 200) {
      inconclusive.push(`Whether ${subject} can be played: its provider ${what}.`);
    }
  }

  const links = new Map<string, string>();
  for (const [path, html] of pages) {
    for (const [, address = ''] of html.matchAll(/<a\s[^>]*?href="(https?:[^"]*)"/g)) {
      links.set(address.replaceAll('&amp;', '&'), path);
    }
  }
  for (const [address, path] of links) {
    if (`${address}/`.startsWith(`${siteUrl}/`)) continue;
    const { status, what } = await statusOf(address);
    const subject = `${address}, which ${siteUrl}${path} links to,`;
    // The host no longer exists, or visitors get a warning instead of its page.
    const isGone = [404, 410].includes(status) || /ENOTFOUND|certificate/.test(what);
    if (isGone) failures.push(`${subject} ${what}.`);
    // Some servers reject anything that isn't a browser.
    else if (status < 200 || status >= 300) {
      inconclusive.push(`Whether people can open ${subject}: it ${what}.`);
    }
  }
  return { failures, inconclusive };

  /** The status of an address after its redirects, 0 if nothing answers, and the same as the end of a sentence. */
  async function statusOf(address: string): Promise<{ status: number; what: string }> {
    try {
      // Videos can be restricted to the site.
      const headers = { Referer: `${siteUrl}/` };
      const { status } = await request(address, { redirect: 'follow', headers });
      return { status, what: `answers ${status}` };
    } catch (error) {
      return { status: 0, what: error instanceof Error ? error.message : String(error) };
    }
  }
}
