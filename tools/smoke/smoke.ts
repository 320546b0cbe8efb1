import { headerRules, headersFor, revalidate } from '../../src/build/hosting/headers';
import { locationOf, redirectRules } from '../../src/build/hosting/redirects';
import { attributeOf, locationsIn } from '../../src/build/html/markup';
import type { Redirect } from '../../src/content/check/addresses';
import { formAnchors } from '../../src/content/markdown/formAnchors';
import { differingDirectives } from './csp';
import { addressOf, type Failure, formatFailures } from './failures';
import { type HttpRequest, type HttpResponse, httpRequest } from './httpRequest';

export interface SmokeOptions {
  /** The site's address, without a trailing slash. */
  siteUrl: string;
  /** The redirects that were built. */
  redirects?: readonly Redirect[];
  /** False for a host without custom headers, such as GitHub Pages. */
  headers?: boolean;
  /** Sends one marked request to the form service. */
  send?: boolean;
  /** The address that it was built for, if different: a preview has that of the live site. */
  builtFor?: string | undefined;
  request?: HttpRequest;
}

/** The pages that every build of this site has, whatever the sitemap says. */
const known = ['/', '/clients', '/privacy-policy', '/security-policy'];
const unserved = ['/.env', '/.git/config', '/app.js.map', '/package.json'];

/** What is wrong with a response; values other than strings are ignored. */
type Findings = (string | false | undefined)[];

/**
 * Checks a deployed site from outside.
 *
 * @returns how many URLs were checked, and everything that is wrong, each as a sentence with its URL
 * @throws if nothing answers at its address
 */
export async function smoke(options: SmokeOptions) {
  const {
    siteUrl,
    redirects = [],
    headers = true,
    send = false,
    request: get = httpRequest,
  } = options;
  const { builtFor = siteUrl } = options;
  const isPreview = builtFor !== siteUrl;
  // Search engines should find only what is live.
  const isPublic = !/^http:\/\/(?:localhost|127\.)/.test(siteUrl);
  const failures: Failure[] = [];
  let urlCount = 0;
  const home = await get(`${siteUrl}/`).catch((error: Error) => {
    throw new Error(`Nothing answers at ${siteUrl} (${error.message}).`);
  });
  const html = home.body.toString();
  const policy = policyOf(html);
  if (policy === '') fail('/', 'has no content security policy of its own');

  // If the site has the editing UI, pages carry their policy themselves: see src/build/hosting/headers.ts.
  const editing = await check('/admin/', ({ status, headers: got }) => {
    const isFound = status === 200 && headers && !isNoindex(got);
    return [isFound && 'lets the editing UI be found: it sends no X-Robots-Tag'];
  });

  const paths = new Set([...known, ...(await sitemap())]);
  const pictures = new Map<string, string>();
  for (const path of paths) {
    await check(path, (response) => [
      notPage(response),
      ...(response.status === 200 ? pageFailures(path, response) : []),
      ...sent(path, response),
    ]);
  }
  for (const [picture, path] of pictures) {
    await check(picture.replace(builtFor, siteUrl), ({ status, headers, body }) => [
      status !== 200 && `answers ${status}; it is the share picture of ${path}`,
      (!headers.get('content-type')?.startsWith('image/') || body.length === 0) &&
        'is not a picture',
    ]);
  }
  const script = attributeOf(html, /<script src="[^"]*\/islands-[^>]*>/, 'src');
  if (script === undefined) fail('/', 'names no script');
  else {
    const path = new URL(script, `${siteUrl}/`).href.slice(siteUrl.length);
    await check(path, (response) => [notStatus(200, response), ...sent(path, response, [path])]);
  }
  await check('/no-such-page', (response) => [
    notStatus(404, response),
    !response.body.includes('noindex') && 'does not answer with the 404 page',
    ...sent('/no-such-page', response).filter((what) => !isNoStore(what)),
  ]);
  for (const path of unserved) {
    await check(path, ({ status }) => [status < 400 && `answers ${status}, not 404`]);
  }
  // A host that serves only files has none for all the addresses below one.
  for (const redirect of redirects.filter(({ from }) => headers || !from.endsWith('*'))) {
    // A path that ends in * covers all addresses below.
    const from = encodeURI(redirect.from.replace('*', 'any'));
    await check(from, (response) => [redirectFailure(response, redirect)]);
  }
  await check('/.well-known/security.txt', (response) => {
    const expires = Date.parse(/^Expires: (.*)$/m.exec(response.body.toString())?.[1] ?? '');
    const isValid = expires > Date.now();
    return [notStatus(200, response), !isValid && 'has expired: build and deploy again'];
  });
  if (siteUrl.startsWith('https:')) {
    await check(`${siteUrl.replace('https:', 'http:')}/`, ({ status, headers: got }) => {
      const isLed = [301, 308].includes(status) && got.get('location')?.startsWith(siteUrl);
      return [!isLed && `answers ${status} without redirecting permanently to https`];
    });
  }
  if (send) await sendRequest();
  return { urlCount, failures: formatFailures(failures, [...paths], siteUrl) };

  function fail(path: string, what: string): void {
    failures.push({ path, what });
  }

  /** Requests a path or an address, and records what is wrong with the answer: by default, its status. */
  async function check(
    path: string,
    check = (response: HttpResponse): Findings => [notStatus(200, response)],
    init?: RequestInit,
  ): Promise<HttpResponse | undefined> {
    urlCount += 1;
    try {
      const response = await get(addressOf(path, siteUrl), init);
      for (const what of new Set(check(response))) if (what) fail(path, what);
      return response;
    } catch (error) {
      fail(path, `does not answer (${error instanceof Error ? error.message : error})`);
      return undefined;
    }
  }

  /** The paths in the sitemap. */
  async function sitemap(): Promise<string[]> {
    const textOf = async (path: string) => (await check(path))?.body.toString() ?? '';
    const named = /^Sitemap: (\S+)$/m.exec(await textOf('/robots.txt'))?.[1];
    const asks = `was the site built with SITE_URL=${builtFor}?`;
    if (named === undefined) fail('/robots.txt', 'names no sitemap');
    else if (named !== `${builtFor}/sitemap-index.xml`) {
      fail('/robots.txt', `names the sitemap ${named}: ${asks}`);
    }
    const addresses: string[] = [];
    for (const part of locationsIn(await textOf('/sitemap-index.xml'))) {
      addresses.push(...locationsIn(await textOf(part.replace(builtFor, siteUrl))));
    }
    const foreign = addresses.filter((address) => !`${address}/`.startsWith(`${builtFor}/`));
    if (foreign.length > 0) {
      const count = foreign.length === 1 ? 'an address' : `${foreign.length} addresses`;
      fail('/sitemap-index.xml', `lists ${count} of another site, such as ${foreign[0]}`);
      return [];
    }
    const listed = addresses.map((address) => address.slice(builtFor.length) || '/');
    for (const path of known) {
      if (!listed.includes(path)) fail('/sitemap-index.xml', `does not list ${path}`);
    }
    return listed;
  }

  function pageFailures(path: string, { body, headers: got }: HttpResponse): Findings {
    const page = body.toString();
    const canonical = attributeOf(page, /<link[^>]*rel="canonical"[^>]*>/, 'href');
    const picture = attributeOf(page, /<meta[^>]*property="og:image"[^>]*>/, 'content');
    if (picture !== undefined) pictures.set(picture, path);
    return [
      wrongAddress(path, canonical),
      !isPreview &&
        (isNoindex(got) || /<meta name="robots" content="noindex"/.test(page)) &&
        'tells search engines to leave it out (noindex): was it built with NOINDEX=1 or SHOW_DRAFTS=1?',
      isPreview &&
        isPublic &&
        !/<meta name="robots" content="noindex"/.test(page) &&
        'lets search engines find the preview: build it with SHOW_DRAFTS=1 or NOINDEX=1',
      !/<title[^>]*>[^<]+<\/title>/.test(page) && 'has no title',
      picture === undefined && 'has no share picture',
      ...Object.values(formAnchors).map(
        (anchor) =>
          attributeOf(page, new RegExp(`<dialog id="${anchor}"[^>]*>`), 'id') === undefined &&
          `has no form that a link to #${anchor} could open`,
      ),
      ...differingDirectives(policyOf(page), policy).map(
        ({ directive, found, expected }) =>
          `has a different policy from the home page: its ${directive} is ${found}, there it is ${expected}`,
      ),
    ];
  }

  function wrongAddress(path: string, canonical: string | undefined): string | undefined {
    if (canonical === builtFor + path) return undefined;
    if (canonical === undefined) return 'has no canonical address';
    if (!canonical.endsWith(path)) return `gives its canonical address as ${canonical}`;
    return `was built for ${canonical.slice(0, -path.length)}`;
  }

  /** Compares the headers with those that this version of the site has for a path. */
  function sent(
    path: string,
    { headers: got }: HttpResponse,
    hashedFiles: string[] = [],
  ): Findings {
    if (!headers) return [];
    const players = /frame-src ([^;]*)/.exec(policy)?.[1] ?? "'none'";
    const rules = headerRules({
      csp: policy,
      adminCsp: editing?.status === 200 ? '' : undefined,
      playerOrigins: players === "'none'" ? [] : players.split(' '),
      hashedFiles,
    });
    const expected = { 'Cache-Control': revalidate, ...headersFor(path, rules) };
    return Object.entries(expected).flatMap(([name, value]) => {
      const found = got.get(name);
      if (name === 'Strict-Transport-Security' && siteUrl.startsWith('http:')) return [];
      if (found === null) return [`sends no ${name}`];
      if (same(name, found, value)) return [];
      if (name !== 'Content-Security-Policy') {
        return [`sends ${name}: ${found}; it was built with ${value}`];
      }
      return differingDirectives(found, value).map(
        ({ directive, found, expected }) =>
          `sends a ${name} whose ${directive} is ${found}, but it was built with ${expected}`,
      );
    });
  }

  function redirectFailure({ status, headers: got, body }: HttpResponse, redirect: Redirect) {
    const { pathname } = new URL(`${siteUrl}/`);
    const [{ to, status: expected } = { to: '/', status: 301 }] = redirectRules(
      [redirect],
      pathname.slice(0, -1),
    );
    const target = new URL(to, `${siteUrl}/`).href;
    const page = attributeOf(body.toString(), /<meta http-equiv="refresh"[^>]*>/, 'content');
    if (status === 200 && page === `0; url=${target.replace(siteUrl, builtFor)}`) return undefined;
    const codes = expected === 301 ? [301, 308] : [302, 303, 307];
    if (!codes.includes(status)) {
      return `answers ${status}; it should redirect to ${redirect.to} with ${codes[0]}`;
    }
    const location = new URL(got.get('location') ?? '', `${siteUrl}/`).href;
    const right = new URL(locationOf(target, '')).href;
    return location === right ? undefined : `redirects to ${location}, not to ${right}`;
  }

  async function sendRequest(): Promise<void> {
    const endpoint = attributeOf(html, /<form[^>]*action="[^"]*"[^>]*>/, 'action');
    if (endpoint === undefined) return fail('/', 'has no form');
    const { origin } = new URL(siteUrl);
    const fields = {
      name: 'TEST: npm run smoke',
      email: 'smoke-test@example.com',
      phone: '',
      company: '',
      message: 'A test of the deployed site. No reply is needed.',
      requestType: 'contact',
      subject: 'TEST of the website’s form',
    };
    const json = 'application/json';
    const headers = { 'Content-Type': json, Accept: json, Origin: origin };
    const init = { method: 'POST', headers, body: JSON.stringify(fields) };
    await check(endpoint, (response) => refused(response, endpoint, origin), init);
  }
}

/** Cloudflare Pages sends this with every 404, whatever its `_headers` say; it does no harm. */
function isNoStore(what: Findings[number]): boolean {
  return what ? /^sends Cache-Control: no-store;/.test(what) : false;
}

/** The content security policy in a page’s own markup. */
function policyOf(page: string): string {
  return attributeOf(page, /<meta http-equiv="content-security-policy"[^>]*>/, 'content') ?? '';
}

function notPage({ status, headers }: HttpResponse): string | undefined {
  const location = headers.get('location');
  if (location !== null) return `redirects visitors needlessly (${status}) to ${location}`;
  if (status !== 200) return `answers ${status}, not 200`;
  const isHtml = /^text\/html\b/.test(headers.get('content-type') ?? '');
  return isHtml ? undefined : 'is not sent as text/html';
}

/** What keeps a browser from sending a request from the site to the form service. */
function refused({ status, headers }: HttpResponse, endpoint: string, origin: string): Findings {
  const next = headers.get('location');
  if (next !== null && new URL(next, endpoint).origin !== new URL(endpoint).origin) {
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

function notStatus(expected: number, { status }: HttpResponse): string | undefined {
  return status === expected ? undefined : `answers ${status}, not ${expected}`;
}

function isNoindex(headers: Headers): boolean {
  return headers.get('x-robots-tag')?.includes('noindex') ?? false;
}

/** Compares two values of a header; hosts vary their order and spaces. */
function same(name: string, found: string, expected: string): boolean {
  const parts = (value: string) => value.toLowerCase().split(/,\s*/).sort().join();
  return found === expected || (name === 'Cache-Control' && parts(found) === parts(expected));
}
