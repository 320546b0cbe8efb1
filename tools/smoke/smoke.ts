import { headerRules, headersFor, revalidate } from '../../src/build/hosting/headers';
import { redirectRules } from '../../src/build/hosting/redirects';
import { hostKind } from '../../src/build/hostKind';
import { attributeOf, locationsIn } from '../../src/build/html/markup';
import { addressesOf } from '../../src/content/check/addresses';
import type { CheckResult } from '../../src/content/check/checkContent';
import { covers } from '../../src/content/model/fieldTypes/oldPath';
import { alterations } from './alterations';
import { type Answer, ask } from './answers';

/**
 * Checks a deployed site from outside.
 *
 * @param siteUrl its address, without a slash at its end
 * @param content the content that was built, as checked
 * @returns what is wrong, each as a sentence with its URL, and how many URLs were asked for
 */
export async function smoke(
  siteUrl: string,
  content: Pick<CheckResult, 'entries' | 'hidden'>,
  request = ask,
) {
  const failures: string[] = [];
  let urlCount = 0;
  const { origin, pathname, hostname } = new URL(siteUrl);
  const { redirects, unlisted } = addressesOf(content);
  const words = JSON.stringify(content.entries);

  const home = await check('/', () => []);
  if (home === undefined) return { failures, urlCount };
  const policy = policyOf(home.text);
  // A preview is built for the address of the live site.
  const builtFor = canonicalOf(home.text)?.replace(/\/$/, '') ?? siteUrl;
  const rules = headerRules({
    csp: policy,
    // With the editing UI, pages carry their policy themselves: see src/build/hosting/headers.ts.
    adminCsp: home.headers.get('content-security-policy')?.startsWith('frame-') ? '' : undefined,
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
        return [
          `answers ${answer.status}, not 200${location ? `, and redirects to ${location}` : ''}`,
        ];
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
  await check('/no-such-page', (answer) => [
    answer.status !== 404 && `answers ${answer.status}, not 404`,
    !answer.text.includes('noindex') && 'does not answer with the 404 page',
    // Cloudflare Pages sends no-store with every 404, whatever its `_headers` say; it does no harm.
    ...wrongPage('/no-such-page', answer).filter((what) => !/Cache-Control: no-store;/.test(what)),
  ]);
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
    const answer = await check(path, ({ text }) => [
      locationsIn(text).length === 0 && 'lists no address',
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
      isPath: (each) => paths.has(each) || redirects.some(({ from }) => covers(from, each)),
      isNamed: (each) => words.includes(each) || encodeURI(words).includes(each),
    });
    return [...altered, ...wrongHeaders];
  }
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
  const allows = (what: string, value: string) =>
    (headers.get(`access-control-allow-${what}`) ?? '')
      .toLowerCase()
      .split(/,\s*/)
      .some((each) => each === '*' || each === value);
  return [
    (status < 200 || status > 299) && `answers a browser’s preflight with ${status}`,
    !allows('origin', origin) && `does not allow requests from ${origin} (CORS)`,
    !allows('headers', 'content-type') && 'does not allow JSON (CORS)',
  ];
}
