import { headerRules, headersFor, revalidate } from '../kit/build/hosting/headers';
import { redirectRules } from '../kit/build/hosting/redirects';
import { robotsText } from '../kit/build/hosting/writeDiscovery';
import { attributeOf } from '../kit/build/html/markup';
import { readPublication } from '../kit/build/settings';
import { shownAddresses } from '../kit/content/check/addresses';
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
  const response = await fetch(address, { redirect: 'manual', signal, ...init });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function main(): Promise<void> {
  const { positionals, values } = readArguments(help, {
    allowPositionals: true,
    options: { 'send-test-request': { type: 'boolean' } },
  });
  const [siteUrl = ''] = positionals.map((address) => address.replace(/\/+$/, ''));
  if (!/^https?:\/\/[^?#@]+$/.test(siteUrl)) throw new Error(help);
  const { today } = readPublication(process.env);
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
 * @param content the content that was built, as checked
 * @returns what is wrong, each as a sentence with its address
 * @throws if the address doesn’t answer with a page of the site
 */
export async function smoke(
  siteUrl: string,
  content: Pick<CheckResult, 'entries' | 'hidden'>,
  request = ask,
): Promise<string[]> {
  const failures: string[] = [];
  const { pages, redirects, unlisted } = shownAddresses(content);
  const home = await request(`${siteUrl}/`);
  const policy = policyOf(home.text);
  if (home.status !== 200 || policy === '') {
    const to = home.headers.get('location');
    throw new Error(
      `${siteUrl}/ answers ${home.status}${to ? `, and leads to ${to}` : ''}, not with a page of this site.`,
    );
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
    const page = await check(path, (answer) => {
      const canonical = attributeOf(answer.text, /<link[^>]*rel="canonical"[^>]*>/, 'href');
      return [
        answer.status !== 200 && `answers ${answer.status}, not 200`,
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
    await check(file, ({ status, headers }) => [
      status !== 200 && `answers ${status}, not 200`,
      /html/.test(headers.get('content-type') ?? '') && 'is a page, not a file',
    ]);
  }
  await check('/robots.txt', ({ text }) => [
    text !== robotsText(siteUrl) && 'is not as built, so search engines may find nothing',
  ]);
  await check('/no-such-page', (answer) => [
    answer.status !== 404 && `answers ${answer.status}, not 404`,
    !isHidden(answer) && 'is not the 404 page',
    // Cloudflare Pages adds `no-store` to every 404.
    ...wrongHeaders('/no-such-page', answer).filter((each) => !/: no-store;/.test(each)),
  ]);
  for (const redirect of redirects) {
    const [rule] = redirectRules([redirect]);
    const target = new URL(rule?.to ?? '', siteUrl).href;
    const statuses = redirect.permanent ? [301, 308] : [302, 303, 307];
    await check(encodeURI(redirect.from.replace('*', 'any')), ({ status, headers }) => {
      const location = new URL(headers.get('location') ?? '', `${siteUrl}/`).href;
      const isRight = statuses.includes(status) && location === target;
      return [!isRight && `answers ${status} to ${location}, not ${statuses[0]} to ${target}`];
    });
  }
  // A browser asks this before it sends a request from the site.
  const { origin } = new URL(siteUrl);
  const preflight = {
    Origin: origin,
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'content-type',
  };
  const findings = ({ status, headers }: Answer) => [
    (status < 200 || status > 299) && `answers a browser’s preflight with ${status}`,
    !(allows(headers, 'origin', origin) && allows(headers, 'headers', 'content-type')) &&
      `does not allow requests with JSON from ${origin} (CORS)`,
  ];
  await check(endpointOf(home.text), findings, { method: 'OPTIONS', headers: preflight });
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

/** Whether an answer lets a page of another origin send or read this: https://fetch.spec.whatwg.org/#http-cors-protocol */
function allows(headers: Headers, what: 'origin' | 'headers', value: string): boolean {
  const allowed = (headers.get(`access-control-allow-${what}`) ?? '').toLowerCase().split(/,\s*/);
  return allowed.includes('*') || allowed.includes(value);
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
