import { locationsIn } from '../../src/build/html/markup';
import { addressesOf } from '../../src/content/check/addresses';
import type { CheckResult } from '../../src/content/check/checker';
import { embedAddress } from '../../src/content/model/embedAddress';
import { covers } from '../../src/content/model/fieldTypes/oldPath';
import { type HttpRequest, httpRequest } from '../smoke/httpRequest';

export interface MonitorOptions {
  /** The live site's address, without a trailing slash. */
  siteUrl: string;
  /** The content as checked, which the next build would publish. */
  checked: Pick<CheckResult, 'entries' | 'hidden'>;
  request?: HttpRequest;
  now?: Date;
}

/** What was found on the live site, each as a sentence. */
export interface Findings {
  failures: string[];
  /** What could not be checked. */
  inconclusive: string[];
}

/** Where providers report whether a video can be embedded: https://oembed.com/providers.json */
const oEmbed: Readonly<Record<string, string>> = {
  YouTube: 'https://www.youtube.com/oembed?format=json&url=',
  Vimeo: 'https://vimeo.com/api/oembed.json?url=',
  Loom: 'https://www.loom.com/v1/oembed?url=',
  Wistia: 'https://fast.wistia.com/oembed?url=',
};

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long before it expires the security contact has to be renewed. */
const NOTICE_DAYS = 30;

/**
 * Looks for what goes wrong with a live site while nobody changes it: addresses that are about to be lost, external
 * links, videos, and a security contact that is about to expire. What `smoke` checks is left to `smoke`.
 */
export async function monitor(options: MonitorOptions): Promise<Findings> {
  const { siteUrl, checked, request: get = httpRequest, now = new Date() } = options;
  const findings: Findings = { failures: [], inconclusive: [] };
  const { pages, redirects } = addressesOf(checked);
  const live = await livePaths();
  for (const path of live) {
    if (pages.has(path) || redirects.some(({ from }) => covers(from, path))) continue;
    fail(
      `${siteUrl}${path} will disappear with the next build, without a redirect: see content/redirects.json.`,
    );
  }
  for (const path of pages) {
    if (live.length > 0 && !live.includes(path)) {
      fail(`${siteUrl}${path} is not in the live sitemap: did the last deployment fail?`);
    }
  }
  await checkSecurityContact();
  await checkVideos();
  await checkLinks();
  return findings;

  function fail(sentence: string): void {
    findings.failures.push(sentence);
  }

  async function livePaths(): Promise<string[]> {
    try {
      const parts = locationsIn(await textOf('/sitemap-index.xml'));
      const texts = await Promise.all(parts.map((part) => textOf(part.slice(siteUrl.length))));
      return texts.flatMap(locationsIn).map((address) => address.slice(siteUrl.length) || '/');
    } catch (error) {
      const why = messageOf(error);
      findings.inconclusive.push(
        `Whether every page is there: the sitemap could not be read (${why}).`,
      );
      return [];
    }
  }

  /** The text at a path on the site. Throws on any status other than 200. */
  async function textOf(path: string): Promise<string> {
    const { status, body } = await get(`${siteUrl}${path}`);
    if (status !== 200) throw new Error(`it answers ${status}`);
    return body.toString();
  }

  async function checkSecurityContact(): Promise<void> {
    const text = await textOf('/.well-known/security.txt').catch(() => '');
    const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
    const days = Math.floor((expires - now.getTime()) / DAY_MS);
    if (days < 0 || days >= NOTICE_DAYS || Number.isNaN(days)) return;
    const what = `is valid for ${days} more days`;
    fail(`${siteUrl}/.well-known/security.txt ${what}: build and deploy the site to renew it.`);
  }

  async function checkVideos(): Promise<void> {
    for (const { collection, fields, file } of checked.entries) {
      if (collection !== 'videos') continue;
      const { address } = fields;
      const endpoint = oEmbed[embedAddress(address)?.provider ?? ''];
      if (endpoint === undefined) continue;
      const [status, why] = await statusOf(endpoint + encodeURIComponent(address));
      const subject = `${address} (${file})`;
      if (status === 200) continue;
      if ([400, 401, 403, 404, 410].includes(status)) {
        fail(
          `${subject} can’t be played: its provider answers ${status}. Is it private, or removed?`,
        );
      } else findings.inconclusive.push(`Whether ${subject} can be played: its provider ${why}.`);
    }
  }

  async function checkLinks(): Promise<void> {
    const pagesOf = new Map<string, string>();
    for (const path of live) {
      const html = await textOf(path).catch((error) => {
        fail(`${siteUrl}${path} could not be read (${messageOf(error)}).`);
        return '';
      });
      for (const address of outsideLinks(html)) {
        if (!pagesOf.has(address)) pagesOf.set(address, path);
      }
    }
    for (const [address, path] of pagesOf) {
      const [status, why] = await statusOf(address);
      if (status >= 200 && status < 300) continue;
      const subject = `${address}, which ${siteUrl}${path} links to,`;
      if ([404, 410].includes(status) || isGone(why)) fail(`${subject} ${why}.`);
      // Some servers reject anything that isn't a browser.
      else findings.inconclusive.push(`Whether people can open ${subject}: it ${why}.`);
    }
  }

  function outsideLinks(html: string): string[] {
    return [...html.matchAll(/<a\s[^>]*?href="(https?:[^"]*)"/g)]
      .map(([, address = '']) => address.replaceAll('&amp;', '&'))
      .filter((address) => !`${address}/`.startsWith(`${siteUrl}/`));
  }

  /** The status of an address after its redirects, 0 if nothing answers, and the same as the end of a sentence. */
  async function statusOf(address: string): Promise<[status: number, why: string]> {
    try {
      // Videos can be restricted to the site.
      const headers = { Referer: `${siteUrl}/` };
      const { status } = await get(address, { redirect: 'follow', headers });
      return [status, `answers ${status}`];
    } catch (error) {
      return [0, `does not answer (${messageOf(error)})`];
    }
  }
}

/** Whether a host no longer exists, or visitors get a warning instead of its page. */
function isGone(why: string): boolean {
  return /ENOTFOUND|certificate/.test(why);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
