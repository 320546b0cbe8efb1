import { headerRules, headersFor, revalidate } from '../../src/build/hosting/headers';
import { locationOf, redirectRules } from '../../src/build/hosting/redirects';
import { attributeOf, locationsIn } from '../../src/build/html/markup';
import type { Redirect } from '../../src/content/check/addresses';
import { formAnchors } from '../../src/content/markdown/formAnchors';
import { differingDirectives } from './csp';
import { addressOf, type Miss, tellMisses } from './misses';
import { type Answer, type Ask, ask } from './visit';

export interface SmokeOptions {
  /** The site's address, without a trailing slash. */
  siteUrl: string;
  /** The redirects that were built. */
  redirects?: readonly Redirect[];
  /** False for a host without custom headers, such as GitHub Pages. */
  headers?: boolean;
  /** Sends one marked request to the form service. */
  send?: boolean;
  /** The address that it was built for, where that is another: a preview has that of the live site. */
  builtFor?: string | undefined;
  ask?: Ask;
}

/** The pages that every build of this site has, whatever the sitemap says. */
const known = ['/', '/clients', '/privacy-policy', '/security-policy'];
const unserved = ['/.env', '/.git/config', '/app.js.map', '/package.json'];

/** What is wrong with an answer; values other than strings stand for nothing. */
type Findings = (string | false | undefined)[];

/**
 * Checks a deployed site from outside.
 *
 * @returns how many addresses were asked, and all that is wrong, each as a sentence with its address
 * @throws where nothing answers at its address
 */
export async function smoke(options: SmokeOptions) {
  const { siteUrl, redirects = [], headers = true, send = false, ask: get = ask } = options;
  const { builtFor = siteUrl } = options;
  const isPreview = builtFor !== siteUrl;
  // Search engines find what is live alone.
  const isPublic = !/^http:\/\/(?:localhost|127\.)/.test(siteUrl);
  const misses: Miss[] = [];
  let looked = 0;
  const home = await get(`${siteUrl}/`).catch((error: Error) => {
    throw new Error(`Nothing answers at ${siteUrl} (${error.message}).`);
  });
  const html = home.body.toString();
  const policy = policyOf(html);
  if (policy === '') miss('/', 'has no content security policy of its own');

  // If the site has the editing UI, pages carry their policy themselves: see src/build/hosting/headers.ts.
  const editing = await look('/admin/', ({ status, headers: got }) => {
    const isFound = status === 200 && headers && !isNoindex(got);
    return [isFound && 'lets the editing UI be found: it sends no X-Robots-Tag'];
  });

  const paths = new Set([...known, ...(await sitemap())]);
  const pictures = new Map<string, string>();
  for (const path of paths) {
    await look(path, (answer) => [
      notPage(answer),
      ...(answer.status === 200 ? pageMisses(path, answer) : []),
      ...sent(path, answer),
    ]);
  }
  for (const [picture, path] of pictures) {
    await look(picture.replace(builtFor, siteUrl), ({ status, headers, body }) => [
      status !== 200 && `answers ${status}; it is the share picture of ${path}`,
      (!headers.get('content-type')?.startsWith('image/') || body.length === 0) && 'is no picture',
    ]);
  }
  const script = attributeOf(html, /<script src="[^"]*\/islands-[^>]*>/, 'src');
  if (script === undefined) miss('/', 'names no script');
  else {
    const path = new URL(script, `${siteUrl}/`).href.slice(siteUrl.length);
    await look(path, (answer) => [notStatus(200, answer), ...sent(path, answer, [path])]);
  }
  await look('/no-such-page', (answer) => [
    notStatus(404, answer),
    !answer.body.includes('noindex') && 'does not answer with the page for unknown addresses',
    ...sent('/no-such-page', answer).filter((what) => !isNoStore(what)),
  ]);
  for (const path of unserved) {
    await look(path, ({ status }) => [status < 400 && `answers ${status}, not 404`]);
  }
  // A host that has files alone has none to answer for all addresses below one.
  for (const redirect of redirects.filter(({ from }) => headers || !from.endsWith('*'))) {
    // What ends in a * stands for all addresses below.
    const from = encodeURI(redirect.from.replace('*', 'any'));
    await look(from, (answer) => [leadsElsewhere(answer, redirect)]);
  }
  await look('/.well-known/security.txt', (answer) => {
    const expires = Date.parse(/^Expires: (.*)$/m.exec(answer.body.toString())?.[1] ?? '');
    const isValid = expires > Date.now();
    return [notStatus(200, answer), !isValid && 'has expired: build and deploy again'];
  });
  if (siteUrl.startsWith('https:')) {
    await look(`${siteUrl.replace('https:', 'http:')}/`, ({ status, headers: got }) => {
      const isLed = [301, 308].includes(status) && got.get('location')?.startsWith(siteUrl);
      return [!isLed && `answers ${status} without leading to https for good`];
    });
  }
  if (send) await sendRequest();
  return { looked, misses: tellMisses(misses, [...paths], siteUrl) };

  function miss(path: string, what: string): void {
    misses.push({ path, what });
  }

  /** Requests a path or an address, and records what is wrong with the answer: unless told more, its status. */
  async function look(
    path: string,
    check = (answer: Answer): Findings => [notStatus(200, answer)],
    init?: RequestInit,
  ): Promise<Answer | undefined> {
    looked += 1;
    try {
      const answer = await get(addressOf(path, siteUrl), init);
      for (const what of new Set(check(answer))) if (what) miss(path, what);
      return answer;
    } catch (error) {
      miss(path, `does not answer (${error instanceof Error ? error.message : error})`);
      return undefined;
    }
  }

  /** The paths in the sitemap. */
  async function sitemap(): Promise<string[]> {
    const textOf = async (path: string) => (await look(path))?.body.toString() ?? '';
    const named = /^Sitemap: (\S+)$/m.exec(await textOf('/robots.txt'))?.[1];
    const asks = `was the site built with SITE_URL=${builtFor}?`;
    if (named === undefined) miss('/robots.txt', 'names no sitemap');
    else if (named !== `${builtFor}/sitemap-index.xml`) {
      miss('/robots.txt', `names the sitemap ${named}: ${asks}`);
    }
    const addresses: string[] = [];
    for (const part of locationsIn(await textOf('/sitemap-index.xml'))) {
      addresses.push(...locationsIn(await textOf(part.replace(builtFor, siteUrl))));
    }
    const foreign = addresses.filter((address) => !`${address}/`.startsWith(`${builtFor}/`));
    if (foreign.length > 0) {
      const count = foreign.length === 1 ? 'an address' : `${foreign.length} addresses`;
      miss('/sitemap-index.xml', `lists ${count} of another site, such as ${foreign[0]}`);
      return [];
    }
    const listed = addresses.map((address) => address.slice(builtFor.length) || '/');
    for (const path of known) {
      if (!listed.includes(path)) miss('/sitemap-index.xml', `does not list ${path}`);
    }
    return listed;
  }

  function pageMisses(path: string, { body, headers: got }: Answer): Findings {
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
          `has another policy than the home page: its ${directive} is ${found}, there it is ${expected}`,
      ),
    ];
  }

  function wrongAddress(path: string, canonical: string | undefined): string | undefined {
    if (canonical === builtFor + path) return undefined;
    if (canonical === undefined) return 'has no canonical address';
    if (!canonical.endsWith(path)) return `says that its address is ${canonical}`;
    return `was built for ${canonical.slice(0, -path.length)}`;
  }

  /** Compares the headers with those that this version of the site has for a path. */
  function sent(path: string, { headers: got }: Answer, hashedFiles: string[] = []): Findings {
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

  function leadsElsewhere({ status, headers: got, body }: Answer, redirect: Redirect) {
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
      return `answers ${status}; it should lead to ${redirect.to} with ${codes[0]}`;
    }
    const location = new URL(got.get('location') ?? '', `${siteUrl}/`).href;
    const right = new URL(locationOf(target, '')).href;
    return location === right ? undefined : `leads to ${location}, not to ${right}`;
  }

  async function sendRequest(): Promise<void> {
    const endpoint = attributeOf(html, /<form[^>]*action="[^"]*"[^>]*>/, 'action');
    if (endpoint === undefined) return miss('/', 'has no form');
    const { origin } = new URL(siteUrl);
    const fields = {
      name: 'TEST: npm run smoke',
      email: 'smoke-test@example.com',
      phone: '',
      company: '',
      message: 'A test of the deployed site. Nobody waits for an answer.',
      requestType: 'contact',
      subject: 'TEST of the website’s form',
    };
    const json = 'application/json';
    const headers = { 'Content-Type': json, Accept: json, Origin: origin };
    const init = { method: 'POST', headers, body: JSON.stringify(fields) };
    await look(endpoint, (answer) => refused(answer, endpoint, origin), init);
  }
}

/** Cloudflare Pages sends this with every 404, whatever its `_headers` say; it keeps nobody from anything. */
function isNoStore(what: Findings[number]): boolean {
  return what ? /^sends Cache-Control: no-store;/.test(what) : false;
}

/** The content security policy that a page has within itself. */
function policyOf(page: string): string {
  return attributeOf(page, /<meta http-equiv="content-security-policy"[^>]*>/, 'content') ?? '';
}

function notPage({ status, headers }: Answer): string | undefined {
  const location = headers.get('location');
  if (location !== null) return `makes visitors take a detour (${status}) to ${location}`;
  if (status !== 200) return `answers ${status}, not 200`;
  const isHtml = /^text\/html\b/.test(headers.get('content-type') ?? '');
  return isHtml ? undefined : 'is not sent as text/html';
}

/** What keeps a browser from sending a request from the site to the form service. */
function refused({ status, headers }: Answer, endpoint: string, origin: string): Findings {
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

function notStatus(expected: number, { status }: Answer): string | undefined {
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
