import { headerRules, headersFor, revalidate } from '../../kit/build/hosting/headers';
import { redirectRules } from '../../kit/build/hosting/redirects';
import { robotsText } from '../../kit/build/hosting/writeDiscovery';
import { attributeOf, locationsIn } from '../../kit/build/html/markup';
import { shownAddresses } from '../../kit/content/check/addresses';
import type { CheckResult } from '../../kit/content/check/checkContent';

/** The answer to a request. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** Sends a request without following redirects. Throws if nothing answers. */
export async function ask(address: string, init?: RequestInit): Promise<Answer> {
  const signal = AbortSignal.timeout(20_000);
  const response = await fetch(address, { redirect: 'manual', signal, ...init });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Files that pages name, and their types. */
const types: Readonly<Record<string, RegExp>> = {
  js: /javascript/,
  woff2: /^font\/woff2/,
  avif: /^image\/avif/,
  jpg: /^image\/jpeg/,
  svg: /^image\/svg/,
};
const fileAddress = /[^\s"'(),<>]+\.(js|woff2|avif|jpg|svg)(?=[\s"'),])/g;

/**
 * Checks a deployed site from outside.
 *
 * @param siteUrl its address, without a slash at its end
 * @param content the content that was built, as checked
 * @returns what is wrong, each as a sentence with its address
 * @throws where no page of such a site answers
 */
export async function smoke(
  siteUrl: string,
  content: Pick<CheckResult, 'entries' | 'hidden'>,
  request = ask,
): Promise<string[]> {
  const failures: string[] = [];
  const { redirects, unlisted } = shownAddresses(content);
  const home = await request(`${siteUrl}/`);
  const policy = policyOf(home.text);
  const canonical = canonicalOf(home.text);
  if (home.status !== 200 || policy === '' || canonical === undefined) {
    const to = home.headers.get('location');
    throw new Error(
      `${siteUrl}/ answers ${home.status}${to ? `, and leads to ${to}` : ''}, not with a page of this site.`,
    );
  }
  // A preview is built for the address of the live site.
  const builtFor = canonical.replace(/\/$/, '');
  const rules = headerRules({
    csp: policy,
    // With the editor, pages carry their policy themselves: see kit/build/hosting/headers.ts.
    editorCsp: home.headers.get('content-security-policy')?.startsWith('frame-') ? '' : undefined,
    playerOrigins: /frame-src (?!'none')([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [],
    scripts: [],
    unlisted,
  });
  const sitemap = await check('/sitemap-0.xml', ({ status }) => [isNot(status, 200)]);
  const listed = locationsIn(sitemap).map((each) => each.replace(builtFor, '') || '/');
  const files = new Set<string>();
  for (const path of new Set(['/', ...listed, ...unlisted])) {
    const text = await check(path, (answer) => [
      isNot(answer.status, 200),
      canonicalOf(answer.text) !== builtFor + path && `has the address ${canonicalOf(answer.text)}`,
      policyOf(answer.text) !== policy &&
        'has another policy than the home page: an earlier build?',
      wrongIndexing(answer, unlisted.includes(path)),
      ...wrongHeaders(path, answer),
    ]);
    const addresses = [...text.matchAll(fileAddress)].map(([address]) => address);
    const [picture = ''] = addresses.filter((each) => each.includes('/static/'));
    for (const each of [picture, ...addresses.filter((each) => !each.includes('/static/'))]) {
      const { href } = new URL(each, `${builtFor}/`);
      if (each !== '' && href.startsWith(`${builtFor}/`)) files.add(href.slice(builtFor.length));
    }
  }
  for (const file of files) {
    const type = types[file.replace(/.*\./, '')];
    await check(file, ({ status, headers }) => {
      const sent = headers.get('content-type') ?? '';
      return [isNot(status, 200), !type?.test(sent) && `has the type ${sent}`];
    });
  }
  await check('/robots.txt', ({ text }) => [text !== robotsText(builtFor) && 'is not as built']);
  await check('/no-such-page', (answer) => [
    isNot(answer.status, 404),
    !answer.text.includes('noindex') && 'is not the 404 page',
    // Cloudflare Pages lets browsers keep no 404, whatever its `_headers` say.
    ...wrongHeaders('/no-such-page', answer).filter((each) => !/: no-store;/.test(each)),
  ]);
  for (const redirect of redirects) {
    const [rule] = redirectRules([redirect], new URL(siteUrl).pathname.replace(/\/$/, ''));
    const target = new URL(rule?.to ?? '', siteUrl).href;
    await check(encodeURI(redirect.from.replace('*', 'any')), ({ status, headers }) => {
      const location = new URL(headers.get('location') ?? '', `${siteUrl}/`).href;
      const statuses = redirect.permanent ? [301, 308] : [302, 303, 307];
      const isRight = statuses.includes(status) && location === target;
      return [!isRight && `answers ${status} to ${location}, not ${statuses[0]} to ${target}`];
    });
  }
  // A browser asks this before it sends a request from the site.
  const { origin } = new URL(siteUrl);
  const headers = {
    Origin: origin,
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'content-type',
  };
  const endpoint = attributeOf(home.text, /<form[^>]*action="[^"]*"[^>]*>/, 'action') ?? '';
  const findings = ({ status, headers }: Answer) => [
    (status < 200 || status > 299) && `answers a browser’s preflight with ${status}`,
    !allows(headers, 'origin', origin) && `does not allow requests from ${origin} (CORS)`,
    !allows(headers, 'headers', 'content-type') && 'does not allow JSON (CORS)',
  ];
  await check(endpoint, findings, { method: 'OPTIONS', headers });
  return failures;

  /** Requests a path or an address, notes what is wrong with the answer, and returns its text. */
  async function check(
    path: string,
    findings: (answer: Answer) => (string | false)[],
    init?: RequestInit,
  ): Promise<string> {
    const url = path.startsWith('/') ? siteUrl + path : path;
    try {
      const answer = await request(url, init);
      failures.push(...findings(answer).flatMap((what) => (what ? `${url} ${what}` : [])));
      return answer.text;
    } catch (error) {
      failures.push(`${url} does not answer (${error instanceof Error ? error.message : error})`);
      return '';
    }
  }

  function wrongIndexing(answer: Answer, isUnlisted: boolean): string | false {
    if (builtFor !== siteUrl) {
      const isPublic = siteUrl.startsWith('https:') && !isHidden(answer);
      return isPublic && `is built for ${builtFor}, and search engines find it here`;
    }
    if (isHidden(answer) === isUnlisted) return false;
    return isUnlisted ? 'is unlisted, and search engines find it' : 'is hidden from search engines';
  }

  function wrongHeaders(path: string, { headers }: Answer): string[] {
    const expected = { 'Cache-Control': revalidate, ...headersFor(path, rules) };
    return Object.entries(expected)
      .filter(([name]) => name !== 'Strict-Transport-Security' || siteUrl.startsWith('https:'))
      .filter(([name, value]) => sorted(headers.get(name)) !== sorted(value))
      .map(([name, value]) => `sends ${name}: ${headers.get(name)}; it was built with ${value}`);
  }
}

/** Whether an answer lets a page of another origin send or read this: https://fetch.spec.whatwg.org/#http-cors-protocol */
export function allows(headers: Headers, what: 'origin' | 'headers', value: string): boolean {
  const allowed = (headers.get(`access-control-allow-${what}`) ?? '').toLowerCase().split(/,\s*/);
  return allowed.includes('*') || allowed.includes(value);
}

function isNot(status: number, expected: number): string | false {
  return status !== expected && `answers ${status}, not ${expected}`;
}

function isHidden({ headers, text }: Answer): boolean {
  return `${headers.get('x-robots-tag')}${/<meta name="robots"[^>]*>/.exec(text)}`.includes(
    'noindex',
  );
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
