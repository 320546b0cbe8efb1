import { headerRules, headersFor, revalidate } from '../../src/build/hosting/headers';
import { redirectRules } from '../../src/build/hosting/redirects';
import { attributeOf, locationsIn } from '../../src/build/html/markup';
import { addressesOf, type Redirect } from '../../src/content/check/addresses';
import type { CheckResult } from '../../src/content/check/checker';
import { covers } from '../../src/content/model/fieldTypes/path';
import { alterations } from './alterations';
import { type Answer, ask } from './answers';

export interface SmokeOptions {
  /** The site's address, without a trailing slash. */
  siteUrl: string;
  /** The content that was built, as checked. */
  content: Pick<CheckResult, 'entries' | 'hidden'>;
  /** False for a host without custom headers, such as GitHub Pages. */
  headers?: boolean;
  /** Sends one marked request to the form service. */
  send?: boolean;
  /** The address that it was built for, if different: a preview has that of the live site. */
  builtFor?: string | undefined;
  request?: typeof ask;
}

/** The pages that every build of this site has, whatever the sitemap says. */
const known = ['/', '/clients', '/privacy-policy', '/security-policy'];
const unserved = ['/.env', '/.git/config', '/app.js.map', '/package.json'];

/** How long before it expires the security contact has to be renewed: every build does. */
const NOTICE_MS = 30 * 24 * 60 * 60 * 1000;

/** What is wrong with an answer; values other than strings are ignored. */
export type Findings = (string | false | undefined)[];

/** The address of a site as builds write it: a browser reads `https://Name.github.io/` alike. Throws if it is none. */
export function siteAddress(address: string): string {
  if (!/^https?:\/\/[^?#]+$/i.test(address) || !URL.canParse(address)) {
    throw new Error(`"${address}" is not a full URL. Write one like https://www.example.com.`);
  }
  return new URL(address).href.replace(/\/+$/, '');
}

/**
 * Checks a deployed site from outside.
 *
 * @returns everything that is wrong, each as a sentence with its URL; the pages that were read, as HTML by path; and
 *   how many URLs were checked
 */
export async function smoke(options: SmokeOptions) {
  const { siteUrl, content, headers = true, send = false, request = ask } = options;
  const builtFor = siteAddress(options.builtFor ?? siteUrl);
  const isPreview = builtFor !== siteUrl;
  // Search engines should find only what is live.
  const isPublic = !/^http:\/\/(?:localhost|127\.)/.test(siteUrl);
  /** What is wrong, and the addresses where it is. */
  const failures = new Map<string, string[]>();
  const pages = new Map<string, string>();
  const { redirects } = addressesOf(content);
  const words = JSON.stringify(content.entries);
  let urlCount = 0;

  const home = (await check('/', () => []))?.text;
  if (home === undefined) return { failures: sentences(), pages, urlCount };
  const policy = policyOf(home);
  if (policy === '') fail('/', 'has no content security policy of its own');
  const script = attributeOf(home, /<script src="[^"]*\/islands-[^>]*>/, 'src');
  const scriptPath = script && new URL(script, siteUrl).href.slice(siteUrl.length);
  const editing = await check('/admin/', ({ status, headers: got }) => [
    status === 200 &&
      headers &&
      !isNoindex(got) &&
      'lets the editing UI be found: it sends no X-Robots-Tag',
  ]);
  const rules = headerRules({
    csp: policy,
    // If the site has the editing UI, pages carry their policy themselves: see src/build/hosting/headers.ts.
    adminCsp: editing?.status === 200 ? '' : undefined,
    playerOrigins: /frame-src (?!'none')([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [],
    scripts: scriptPath ? [scriptPath.slice(1)] : [],
  });

  const pictures = new Set<string>();
  const paths = new Set([...known, ...(await sitemap())]);
  for (const path of paths) {
    await check(path, (answer) => {
      const [status, location] = [answer.status, answer.headers.get('location')];
      if (location !== null) return [`redirects visitors needlessly (${status}) to ${location}`];
      if (status === 200) pages.set(path, answer.text);
      return [notStatus(200, answer), ...(status === 200 ? pageFailures(path, answer) : [])];
    });
  }
  for (const picture of pictures) {
    await check(picture.replace(builtFor, siteUrl), (answer) => [
      notStatus(200, answer),
      !answer.headers.get('content-type')?.startsWith('image/') && 'is not a picture',
    ]);
  }
  if (scriptPath) {
    await check(scriptPath, (answer) => [
      notStatus(200, answer),
      ...wrongHeaders(scriptPath, answer),
    ]);
  }
  await check('/no-such-page', (answer) => [
    notStatus(404, answer),
    !answer.text.includes('noindex') && 'does not answer with the 404 page',
    ...altered(answer),
    // Cloudflare Pages sends no-store with every 404, whatever its `_headers` say; it does no harm.
    ...wrongHeaders('/no-such-page', answer).filter(
      (what) => what && !what.startsWith('sends Cache-Control: no-store;'),
    ),
  ]);
  for (const path of unserved) {
    await check(path, ({ status }) => [status < 400 && `answers ${status}, not 404`]);
  }
  for (const redirect of redirects) {
    // A host that serves only files has none for all the addresses below one.
    if (!headers && redirect.from.endsWith('*')) continue;
    const from = encodeURI(redirect.from.replace('*', 'any'));
    await check(from, (answer) => [redirectFailure(answer, redirect)]);
  }
  await check('/.well-known/security.txt', (answer) => {
    const expires = Date.parse(/^Expires: (.*)$/m.exec(answer.text)?.[1] ?? '');
    const isValid = expires > Date.now() + NOTICE_MS;
    return [
      notStatus(200, answer),
      !isValid && 'expires within 30 days: build and deploy the site to renew it',
    ];
  });
  if (siteUrl.startsWith('https:')) {
    await check(`${siteUrl.replace('https:', 'http:')}/`, ({ status, headers: got }) => {
      const isRedirected = [301, 308].includes(status) && got.get('location')?.startsWith(siteUrl);
      return [!isRedirected && `answers ${status} without redirecting permanently to https`];
    });
  }
  if (send) {
    const endpoint = attributeOf(home, /<form[^>]*action="[^"]*"[^>]*>/, 'action') ?? '';
    const { origin } = new URL(siteUrl);
    await check(endpoint, (answer) => refused(answer, endpoint, origin), testRequest(origin));
  }
  return { failures: sentences(), pages, urlCount };

  function fail(path: string, what: string): void {
    failures.set(what, [...(failures.get(what) ?? []), path]);
  }

  /** What is wrong, each once, with all the addresses where it is. */
  function sentences(): string[] {
    return [...failures].map(([what, [first = '', ...others]]) => {
      const also = others.length === 0 ? '' : ` (also: ${others.join(', ')})`;
      return `${addressOf(first)} ${what}${also}`;
    });
  }

  /** The full URL of a path on the site, or of an address. */
  function addressOf(path: string): string {
    return path.startsWith('/') ? siteUrl + path : path;
  }

  /** Requests a path or an address, and records what is wrong with the answer. */
  async function check(
    path: string,
    findings: (answer: Answer) => Findings,
    init?: RequestInit,
  ): Promise<Answer | undefined> {
    urlCount += 1;
    try {
      const answer = await request(addressOf(path), init);
      for (const what of new Set(findings(answer))) if (what) fail(path, what);
      return answer;
    } catch (error) {
      fail(path, error instanceof Error ? error.message : String(error));
      return undefined;
    }
  }

  /** The paths in the sitemap. */
  async function sitemap(): Promise<string[]> {
    const textOf = async (path: string) => {
      const answer = await check(path, (answer) => [notStatus(200, answer)]);
      return answer?.text ?? '';
    };
    const named = /^Sitemap: (\S+)$/m.exec(await textOf('/robots.txt'))?.[1];
    if (named !== `${builtFor}/sitemap-index.xml`) {
      const what = named === undefined ? 'no sitemap' : `the sitemap ${named}`;
      fail('/robots.txt', `names ${what}: was the site built with SITE_URL=${builtFor}?`);
    }
    const addresses: string[] = [];
    for (const part of locationsIn(await textOf('/sitemap-index.xml'))) {
      addresses.push(...locationsIn(await textOf(part.replace(builtFor, siteUrl))));
    }
    const foreign = addresses.find((address) => !`${address}/`.startsWith(`${builtFor}/`));
    if (foreign !== undefined) {
      fail('/sitemap-index.xml', `lists addresses of another site, such as ${foreign}`);
      return [];
    }
    return addresses.map((address) => address.slice(builtFor.length) || '/');
  }

  function pageFailures(path: string, answer: Answer): Findings {
    const { text: page, headers: got } = answer;
    const canonical = attributeOf(page, /<link[^>]*rel="canonical"[^>]*>/, 'href');
    const picture = attributeOf(page, /<meta[^>]*property="og:image"[^>]*>/, 'content');
    if (picture !== undefined) pictures.add(picture);
    const saysNoindex = /<meta name="robots" content="noindex"/.test(page);
    return [
      !/^text\/html\b/.test(got.get('content-type') ?? '') && 'is not sent as text/html',
      canonical !== builtFor + path && `gives its canonical address as ${canonical}`,
      !isPreview &&
        (isNoindex(got) || saysNoindex) &&
        'tells search engines to leave it out (noindex): was it built with NOINDEX=1 or SHOW_DRAFTS=1?',
      isPreview &&
        isPublic &&
        !saysNoindex &&
        'lets search engines find the preview: build it with SHOW_DRAFTS=1 or NOINDEX=1',
      policyOf(page) !== policy &&
        'has a different content security policy from the home page: is it of an earlier build?',
      ...altered(answer),
      ...wrongHeaders(path, answer),
    ];
  }

  function altered({ text }: Answer): Findings {
    return alterations(text, {
      builtFor,
      isPath: (path) => paths.has(path) || redirects.some(({ from }) => covers(from, path)),
      isNamed: (address) => words.includes(address) || words.includes(decoded(address)),
    });
  }

  /** Compares the headers with those that this version of the site has for a path. */
  function wrongHeaders(path: string, { headers: got }: Answer): Findings {
    if (!headers) return [];
    const expected = { 'Cache-Control': revalidate, ...headersFor(path, rules) };
    return Object.entries(expected).map(([name, value]) => {
      const found = got.get(name);
      if (name === 'Strict-Transport-Security' && siteUrl.startsWith('http:')) return false;
      if (found === null) return `sends no ${name}`;
      const isSame = name === 'Cache-Control' ? sorted(found) === sorted(value) : found === value;
      return !isSame && `sends ${name}: ${found}; it was built with ${value}`;
    });
  }

  function redirectFailure({ status, headers: got, text }: Answer, redirect: Redirect) {
    const prefix = new URL(siteUrl).pathname.replace(/\/$/, '');
    const [rule] = redirectRules([redirect], prefix);
    const target = new URL(rule?.to ?? '', siteUrl).href;
    const page = attributeOf(text, /<meta http-equiv="refresh"[^>]*>/, 'content');
    if (status === 200 && page === `0; url=${target.replace(siteUrl, builtFor)}`) return undefined;
    const statuses = redirect.permanent ? [301, 308] : [302, 303, 307];
    if (!statuses.includes(status)) {
      return `answers ${status}; it should redirect to ${redirect.to} with ${statuses[0]}`;
    }
    const location = new URL(got.get('location') ?? '', `${siteUrl}/`).href;
    return location === target ? undefined : `redirects to ${location}, not to ${target}`;
  }
}

/** The content security policy in a page’s own markup. */
function policyOf(page: string): string {
  return attributeOf(page, /<meta http-equiv="content-security-policy"[^>]*>/, 'content') ?? '';
}

function notStatus(expected: number, { status }: Answer): string | false {
  return status !== expected && `answers ${status}, not ${expected}`;
}

/** An address as people write it. */
function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

function isNoindex(headers: Headers): boolean {
  return headers.get('x-robots-tag')?.includes('noindex') ?? false;
}

/** The parts of a Cache-Control header, whose order and spaces hosts vary. */
function sorted(value: string): string {
  return value.toLowerCase().split(/,\s*/).sort().join();
}

/** What the form service gets as a test. */
const fields = {
  name: 'TEST: npm run smoke',
  email: 'smoke-test@example.com',
  phone: '',
  company: '',
  message: 'A test of the deployed site. No reply is needed.',
  requestType: 'contact',
  subject: 'TEST of the website’s form',
};

/** A request to the form service as the forms of a site at this origin send it, marked as a test. */
function testRequest(origin: string): RequestInit {
  const json = 'application/json';
  const headers = { 'Content-Type': json, Accept: json, Origin: origin };
  return { method: 'POST', headers, body: JSON.stringify(fields) };
}

/** What keeps a browser from sending a request from the site to the form service. */
function refused({ status, headers }: Answer, endpoint: string, origin: string): Findings {
  const next = new URL(headers.get('location') ?? endpoint, endpoint);
  if (next.origin !== new URL(endpoint).origin) {
    return [
      `redirects the test request to ${next}: the site’s policy lets no browser follow it to another origin`,
    ];
  }
  const allowed = headers.get('access-control-allow-origin');
  return [
    (status < 200 || status >= 300) && `answered the test request with ${status}`,
    allowed !== '*' && allowed !== origin && `does not allow ${origin} (CORS)`,
  ];
}
