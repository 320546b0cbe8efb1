import { headerRules, headersFor, revalidate } from '../../kit/build/hosting/headers';
import { redirectRules } from '../../kit/build/hosting/redirects';
import { hostKind } from '../../kit/build/hostKind';
import { attributeOf, locationsIn } from '../../kit/build/html/markup';
import { shownAddresses } from '../../kit/content/check/addresses';
import type { CheckResult } from '../../kit/content/check/checkContent';
import { covers } from '../../kit/content/fields/kinds/oldPath';
import { alterations } from './alterations';
import { type Answer, ask } from './answers';
import { allows } from './cors';
import { namedAddresses } from './namedAddresses';

/**
 * Checks a deployed site from outside.
 *
 * @param siteUrl its address, without a slash at its end
 * @param content the content that was built, as checked
 * @returns what is wrong, each as a sentence with its URL, and how many URLs were asked for
 * @throws with the cause, where the site can’t be checked at all
 */
export async function smoke(
  siteUrl: string,
  content: Pick<CheckResult, 'entries' | 'hidden'>,
  request = ask,
) {
  const failures: string[] = [];
  let urlCount = 0;
  const { origin, pathname, hostname } = new URL(siteUrl);
  const { pages, redirects, unlisted } = shownAddresses(content);

  const home = await openHome(siteUrl, pages, request);
  const policy = policyOf(home.text);
  // A preview is built for the address of the live site.
  const builtFor = canonicalOf(home.text)?.replace(/\/$/, '') ?? siteUrl;
  const named = namedAddresses(content.entries, builtFor);
  const rules = headerRules({
    csp: policy,
    // With the editor, pages carry their policy themselves: see kit/build/hosting/headers.ts.
    editorCsp: home.headers.get('content-security-policy')?.startsWith('frame-') ? '' : undefined,
    playerOrigins: /frame-src (?!'none')([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [],
    scripts: [],
    unlisted,
  });

  const listed: string[] = [];
  for (const part of await locations('/sitemap-index.xml')) {
    listed.push(...(await locations(part.replace(builtFor, siteUrl))));
  }
  const inSitemap = listed.map((each) => each.replace(builtFor, '') || '/');
  const paths = new Set(['/', ...inSitemap, ...unlisted]);
  for (const path of paths) {
    await check(path, (answer) => {
      const location = answer.headers.get('location');
      if (answer.status !== 200) {
        const leads = location && `, and redirects to ${withoutSecrets(location)}`;
        return [`answers ${answer.status}, not 200${leads ?? ''}`];
      }
      const canonical = canonicalOf(answer.text);
      return [
        canonical !== builtFor + path && `gives its canonical address as ${canonical}`,
        policyOf(answer.text) !== policy &&
          'has a different content security policy from the home page: is it of an earlier build?',
        unlisted.includes(path) && inSitemap.includes(path) && 'is unlisted, and in the sitemap',
        wrongIndexing(answer, unlisted.includes(path)),
        ...wrongPage(path, answer),
      ];
    });
  }
  await check('/no-such-page', (answer) => {
    if (answer.status !== 404) return [`answers ${answer.status}, not 404`];
    // Cloudflare Pages sends no-store with every 404, whatever its `_headers` say; it does no harm.
    const wrong = wrongPage('/no-such-page', answer).filter((what) => !/: no-store;/.test(what));
    return [!answer.text.includes('noindex') && 'does not answer with the 404 page', ...wrong];
  });
  for (const redirect of redirects) {
    const [rule] = redirectRules([redirect], pathname.replace(/\/$/, ''));
    const target = new URL(rule?.to ?? '', siteUrl).href;
    await check(encodeURI(redirect.from.replace('*', 'any')), ({ status, headers }) => {
      const location = new URL(headers.get('location') ?? '', `${siteUrl}/`).href;
      const statuses = redirect.permanent ? [301, 308] : [302, 303, 307];
      return [
        !statuses.includes(status)
          ? `answers ${status}; it should redirect to ${redirect.to} with ${statuses[0]}`
          : location !== target && `redirects to ${location}, not to ${target}`,
      ];
    });
  }
  // A browser asks this before it sends a request from the site.
  const asked = { 'Access-Control-Request-Method': 'POST', Origin: origin };
  const headers = { ...asked, 'Access-Control-Request-Headers': 'content-type' };
  const endpoint = attributeOf(home.text, /<form[^>]*action="[^"]*"[^>]*>/, 'action') ?? '';
  await check(endpoint, (answer) => refusals(answer, origin), { method: 'OPTIONS', headers });
  return { failures, urlCount };

  /** Requests a path or an address, and records what is wrong with the answer. */
  async function check(
    path: string,
    findings: (answer: Answer) => (string | false)[],
    init?: RequestInit,
  ): Promise<Answer | undefined> {
    urlCount += 1;
    const url = path.startsWith('/') ? siteUrl + path : path;
    try {
      const answer = await request(url, init);
      const found = new Set(findings(answer).filter((what) => what !== false));
      failures.push(...[...found].map((what) => `${url} ${what}`));
      return answer;
    } catch (error) {
      failures.push(`${url} ${error instanceof Error ? error.message : error}`);
      return undefined;
    }
  }

  /** The addresses in a sitemap. */
  async function locations(path: string): Promise<string[]> {
    const answer = await check(path, ({ status, text }) => [
      status !== 200
        ? `answers ${status}, not 200`
        : locationsIn(text).length === 0 && 'lists no address',
    ]);
    return locationsIn(answer?.text ?? '');
  }

  /** Search engines should find the live site without its unlisted pages, and nothing else. */
  function wrongIndexing({ headers, text }: Answer, isUnlisted: boolean): string | false {
    const told = `${headers.get('x-robots-tag')} ${/<meta name="robots"[^>]*>/.exec(text)?.[0]}`;
    const isHidden = told.includes('noindex');
    if (isUnlisted) return !isHidden && 'is unlisted, and search engines are not told (noindex)';
    if (builtFor === siteUrl) {
      return (
        isHidden &&
        'tells search engines to leave it out (noindex): was it built with NOINDEX=1 or SHOW_DRAFTS=1?'
      );
    }
    const isFound = !isHidden && hostKind(hostname) !== 'local';
    return (
      isFound &&
      `is built for ${builtFor}, and search engines find it here: if it is a preview, build it with SHOW_DRAFTS=1 or NOINDEX=1`
    );
  }

  /** What is wrong with a page whatever its path: what was altered, and headers that this version has otherwise. */
  function wrongPage(path: string, { headers, text }: Answer): string[] {
    const expected = Object.entries({ 'Cache-Control': revalidate, ...headersFor(path, rules) });
    const wrongHeaders = expected
      .filter(([name]) => name !== 'Strict-Transport-Security' || siteUrl.startsWith('https:'))
      .filter(([name, value]) => sorted(headers.get(name)) !== sorted(value))
      .map(([name, value]) => `sends ${name}: ${headers.get(name)}; it was built with ${value}`);
    const altered = alterations(text, {
      builtFor,
      named,
      isPath: (each) => {
        const path = each.replace(/\/$/, '') || '/';
        return paths.has(path) || redirects.some(({ from }) => covers(from, path));
      },
    });
    return [...altered, ...wrongHeaders];
  }
}

/** Why a site at an address can’t be checked, by the status of its home page. */
const causes: Readonly<Record<number, string>> = {
  401: 'it asks for a password',
  403: 'it lets nobody in, or not this machine',
  404: 'there is no site',
  407: 'a proxy on the way asks for a password',
  429: 'it has had too many requests lately. Try again later',
};

/** Requests the home page. Throws, with the cause, unless there is one of a site like this. */
async function openHome(siteUrl: string, pages: ReadonlySet<string>, request: typeof ask) {
  const url = `${siteUrl}/`;
  const page = [...pages].find((path) => path !== '/' && siteUrl.endsWith(path));
  if (page !== undefined) {
    throw new Error(`${siteUrl} is a page. Check the site: ${siteUrl.slice(0, -page.length)}`);
  }
  const answer = await request(url).catch((error) => {
    throw new Error(`${url} ${error instanceof Error ? error.message : error}.`);
  });
  const { status, headers, text } = answer;
  const location = headers.get('location');
  if (location !== null && status >= 300 && status < 400) {
    const to = withoutSecrets(new URL(location, url).href);
    throw new Error(`${url} redirects to ${to}. If that is the site, check it there.`);
  }
  if (status !== 200) {
    const cause = causes[status] ?? (status < 500 ? undefined : 'its server has a problem');
    throw new Error(`${url} answers ${status}${cause ? `: ${cause}` : ', not 200'}.`);
  }
  if (policyOf(text) === '' || canonicalOf(text) === undefined) {
    throw new Error(`${url} answers with something else than a page of this site.`);
  }
  return answer;
}

/** An address to print, without what only its visitor should know. */
function withoutSecrets(address: string): string {
  return address.replace(/[?#].*/s, '').replace(/\/\/[^/]*@/, '//');
}

function policyOf(page: string): string {
  return attributeOf(page, /<meta http-equiv="content-security-policy"[^>]*>/, 'content') ?? '';
}

function canonicalOf(page: string): string | undefined {
  return attributeOf(page, /<link[^>]*rel="canonical"[^>]*>/, 'href');
}

/** The parts of a header’s value, whose order and spaces hosts vary. */
function sorted(value: string | null): string | undefined {
  return value?.split(/,\s*/).sort().join();
}

/** What keeps a browser from sending a request from a site at this origin, according to the form service. */
function refusals({ status, headers }: Answer, origin: string): (string | false)[] {
  if (status < 200 || status > 299) return [`answers a browser’s preflight with ${status}`];
  return [
    !allows(headers, 'origin', origin) && `does not allow requests from ${origin} (CORS)`,
    !allows(headers, 'headers', 'content-type') && 'does not allow JSON (CORS)',
  ];
}
