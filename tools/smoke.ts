import { headerRules, headersFor, revalidate } from '../kit/build/hosting/headers';
import { redirectRules } from '../kit/build/hosting/redirects';
import { robotsText } from '../kit/build/hosting/writeDiscovery';
import { attributeOf } from '../kit/build/html/markup';
import { readDay } from '../kit/build/settings';
import { siteAddresses } from '../kit/content/check/addresses';
import { type CheckResult, checkContent } from '../kit/content/check/checkContent';
import { readContent } from '../kit/content/read/readContent';
import { type Outcome, submitRequest } from '../src/islands/request/submitRequest';
import { readArguments } from './setup/arguments';
import { runMain } from './setup/run';

const help = `npm run smoke -- https://www.example.com     checks a deployed site from outside
npm run smoke -- https://www.example.com --send-test-request     also sends its form service one request, marked as a test

Run it from the commit that was built, whose pages and redirects it expects. Exit status: 1 if something is wrong.`;

/** The answer to a request. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** Sends a request without following redirects. Throws if nothing answers. */
export async function ask(address: string, init?: RequestInit): Promise<Answer> {
  const signal = AbortSignal.timeout(20_000);
  const options: RequestInit = { redirect: 'manual', signal, ...init };
  const response = await fetch(address, options).catch((error) => {
    throw new Error(`${address} does not answer (${error}).`);
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function main(): Promise<void> {
  const { positionals, values } = readArguments(help, {
    allowPositionals: true,
    options: { 'send-test-request': { type: 'boolean' } },
  });
  const [siteUrl = ''] = positionals.map((address) => address.replace(/\/+$/, ''));
  if (!/^https?:\/\/[^?#@]+$/.test(siteUrl)) throw new Error(help);
  const today = readDay(process.env);
  const content = checkContent(await readContent('content'), today, { siteUrl });
  const failures = await smoke(siteUrl, content);
  if (values['send-test-request']) {
    const note = `Test of ${new Date().toISOString().slice(0, 16)}Z, please ignore`;
    const outcome = await sendTestRequest(siteUrl, note);
    if (outcome.status === 'failed') failures.push(`The test request failed: ${outcome.reason}`);
    else console.log(`See whether the test request has arrived, by mail too: look for “${note}”.`);
  }
  console.log(failures.length === 0 ? 'OK' : `What is wrong:\n\n- ${failures.join('\n- ')}`);
  if (failures.length > 0) process.exitCode = 1;
}

/**
 * Checks a deployed site from outside.
 *
 * @param siteUrl its address, without a slash at its end
 * @param content the entries of the content that was built, and which files visitors don’t see
 * @returns what is wrong, each as a sentence with its address
 * @throws if the address doesn’t answer with a page of the site
 */
export async function smoke(
  siteUrl: string,
  { entries, hidden }: Pick<CheckResult, 'entries' | 'hidden'>,
  request = ask,
): Promise<string[]> {
  const shown = entries.filter(({ file }) => !hidden.has(file));
  const { pages, redirects, unlisted } = siteAddresses(shown);
  const failures: string[] = [];
  const home = await request(`${siteUrl}/`);
  const policy = policyOf(home.text);
  if (home.status !== 200 || policy === '') {
    const to = home.headers.get('location') ?? 'no page of this site';
    throw new Error(`${siteUrl}/ answers ${home.status}, and leads to ${to}.`);
  }
  const rules = headerRules({
    csp: policy,
    // With the editor, pages carry their policy themselves: see kit/build/hosting/headers.ts.
    editorCsp: home.headers.get('content-security-policy')?.startsWith('frame-') ? '' : undefined,
    playerOrigins: /frame-src (?!'none')([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [],
    scripts: [],
  });
  const files = new Set<string>();
  for (const path of pages) {
    const page = await check(path, 200, (answer) => {
      const canonical = attributeOf(answer.text, /<link[^>]*rel="canonical"[^>]*>/, 'href');
      return [
        canonical !== siteUrl + path && `is built for ${canonical}`,
        policyOf(answer.text) !== policy &&
          'has another policy than the home page: an earlier build?',
        isHidden(answer) && !unlisted.includes(path) && 'is hidden from search engines',
        ...wrongHeaders(path, answer),
      ];
    });
    for (const [, file = ''] of page.matchAll(/\s(?:src|href|content)="([^"]*\/[^"]*\.\w+)"/g)) {
      const address = new URL(file, siteUrl).href;
      if (address.startsWith(`${siteUrl}/`)) files.add(address);
    }
  }
  for (const file of files) {
    await check(file, 200, ({ headers }) => [
      /html/.test(headers.get('content-type') ?? '') && 'is a page, not a file',
    ]);
  }
  await check('/robots.txt', 200, ({ text }) => [
    text !== robotsText(siteUrl) && 'is not as built, so search engines may find nothing',
  ]);
  await check('/no-such-page', 404, (answer) => [
    !isHidden(answer) && 'is not the 404 page',
    // Cloudflare Pages adds `no-store` to every 404.
    ...wrongHeaders('/no-such-page', answer).filter((each) => !/: no-store;/.test(each)),
  ]);
  for (const redirect of redirects) {
    const [{ to = '', status = 0 } = {}] = redirectRules([redirect]);
    await check(encodeURI(redirect.from.replace('*', 'any')), status, ({ headers }) => {
      const [location, target] = [headers.get('location') ?? '', to].map(
        (address) => new URL(address, `${siteUrl}/`).href,
      );
      return [location !== target && `leads to ${location}, not to ${target}`];
    });
  }
  // A browser asks this before it sends a request from the site.
  const { origin } = new URL(siteUrl);
  const preflight = {
    Origin: origin,
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'content-type',
  };
  const endpoint = endpointOf(home.text);
  const { status, headers } = await request(endpoint, { method: 'OPTIONS', headers: preflight });
  const allowed = (what: string) => headers.get(`access-control-allow-${what}`) ?? '';
  const isAllowed =
    ['*', origin].includes(allowed('origin')) && /\*|content-type/i.test(allowed('headers'));
  if (status < 200 || status > 299 || !isAllowed)
    failures.push(
      `${endpoint} takes no JSON from ${origin}, by its answer ${status} to a browser’s preflight (CORS)`,
    );
  return failures;

  /** Requests a path or an address, notes what is wrong with the answer, and returns its text. */
  async function check(
    path: string,
    status: number,
    findings: (answer: Answer) => (string | false)[],
  ): Promise<string> {
    const url = path.startsWith('/') ? siteUrl + path : path;
    const answer = await request(url);
    const isOther = answer.status !== status && `answers ${answer.status}, not ${status}`;
    for (const what of [isOther, ...findings(answer)]) if (what) failures.push(`${url} ${what}`);
    return answer.text;
  }

  function wrongHeaders(path: string, { headers }: Answer): string[] {
    const expected = { 'Cache-Control': revalidate, ...headersFor(path, rules) };
    return Object.entries(expected)
      .filter(([name]) => name !== 'Strict-Transport-Security' || siteUrl.startsWith('https:'))
      .filter(([name, value]) => sorted(headers.get(name)) !== sorted(value))
      .map(([name, value]) => `sends ${name}: ${headers.get(name)}; it was built with ${value}`);
  }
}

/**
 * Sends the form service one request, as the site’s scripts do. Only the service’s owner can see whether it arrives.
 *
 * @param note stands in each field, for the person who looks for it
 */
export async function sendTestRequest(siteUrl: string, note: string): Promise<Outcome> {
  const { text } = await ask(`${siteUrl}/`);
  // A service may look whether the domain takes mail.
  const email = `test@${new URL(siteUrl).hostname.replace(/^www\./, '')}`;
  const fields = { name: note, email, phone: note, company: note, message: note };
  const subject = attributeOf(text, /<input[^>]*name="subject"[^>]*>/, 'value');
  return submitRequest(
    { ...fields, requestType: 'demo', subject: `${note}: ${subject}` },
    { endpoint: endpointOf(text), fetch },
  );
}

function isHidden({ headers, text }: Answer): boolean {
  const robots = attributeOf(text, /<meta[^>]*name="robots"[^>]*>/, 'content');
  return `${headers.get('x-robots-tag')} ${robots}`.includes('noindex');
}

function policyOf(page: string): string {
  return attributeOf(page, /<meta http-equiv="content-security-policy"[^>]*>/, 'content') ?? '';
}

function endpointOf(page: string): string {
  return attributeOf(page, /<form[^>]*action="[^"]*"[^>]*>/, 'action') ?? '';
}

/** The parts of a header’s value, whose order and spaces hosts vary. */
function sorted(value: string | null): string | undefined {
  return value?.split(/,\s*/).sort().join();
}

if (require.main === module) runMain(main);
