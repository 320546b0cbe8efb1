import { readFileSync } from 'node:fs';
import { type BrowserContext, test as base, expect } from '@playwright/test';
import { type Inbox, startInbox } from '../../tools/inbox/inbox';
import { serveSite } from '../../tools/serve';

export { expect };

/** The build that is tested has both addresses in its pages. */
export const SITE = 'http://127.0.0.1:9191';
const INBOX = 'http://127.0.0.1:9199';

/** How long an idle page gets to report what it still has to say. */
const LAST_WORDS_MS = 1000;

export interface Guard {
  /** Answers requests to a foreign host with a stand-in page instead of failing the test. */
  allowHost(host: string): Promise<void>;
  /** Lets requests to another server on this machine through, such as the dev server. */
  allowOrigin(origin: string): void;
  /** Allows a console error or warning: this exact text, or one that matches. */
  allowConsole(text: string | RegExp): void;
  /** Guards a context that the test opens itself, too. */
  watch(context: BrowserContext): Promise<void>;
}

interface TestFixtures {
  /**
   * Fails the test at its end if any page asked another host for something, wrote an error or a
   * warning to the console, threw, or broke the content security policy.
   */
  guard: Guard;
  freshInbox: undefined;
}

interface WorkerFixtures {
  /** The stand-in for the form service, empty and without faults when a test begins. */
  inbox: Inbox;
  siteServer: undefined;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  baseURL: SITE,

  siteServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      assertBuiltForTests();
      const server = await serveSite({ port: Number(new URL(SITE).port) });
      await use(undefined);
      await server.close();
    },
    { scope: 'worker', auto: true },
  ],

  inbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const inbox = await startInbox({ port: Number(new URL(INBOX).port), file: null });
      await use(inbox);
      await inbox.close();
    },
    { scope: 'worker' },
  ],

  freshInbox: [
    async ({ inbox }, use) => {
      await inbox.reopen();
      inbox.setFaults({});
      inbox.clear();
      await use(undefined);
    },
    { auto: true },
  ],

  guard: [
    async ({ context }, use) => {
      const contexts: BrowserContext[] = [];
      const faults: string[] = [];
      const hosts: string[] = [];
      const origins = [SITE, INBOX];
      const allowed: (string | RegExp)[] = [];

      const guard: Guard = {
        async allowHost(host) {
          hosts.push(host);
          await Promise.all(contexts.map((each) => answerFor(each, host)));
        },
        allowOrigin(origin) {
          origins.push(origin, origin.replace(/^http/, 'ws'));
        },
        allowConsole(text) {
          allowed.push(text);
        },
        async watch(each) {
          contexts.push(each);
          listen(each, faults, { hosts, origins, allowed });
          await each.addInitScript(reportViolations);
          await Promise.all(hosts.map((host) => answerFor(each, host)));
        },
      };

      await guard.watch(context);
      await use(guard);
      await Promise.all(contexts.map(settle));
      expect(faults, 'what the guard saw (test/support/site.ts)').toEqual([]);
    },
    { auto: true },
  ],
});

interface Allowed {
  hosts: string[];
  origins: string[];
  allowed: (string | RegExp)[];
}

function listen(context: BrowserContext, faults: string[], { hosts, origins, allowed }: Allowed) {
  function checkAddress(address: string) {
    const { protocol, origin, hostname } = new URL(address);
    const leavesPage = /^(https?|wss?):$/.test(protocol);
    if (!leavesPage || origins.includes(origin) || hosts.includes(hostname)) return;
    faults.push(`request to an unexpected host: ${address}`);
  }

  function isAllowed(text: string) {
    return allowed.some((each) => (typeof each === 'string' ? each === text : each.test(text)));
  }

  context.on('request', (request) => checkAddress(request.url()));
  context.on('page', (page) => page.on('websocket', (socket) => checkAddress(socket.url())));
  context.on('console', (message) => {
    const type = message.type();
    if ((type !== 'error' && type !== 'warning') || isAllowed(message.text())) return;
    faults.push(`console ${type}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => {
    faults.push(`uncaught: ${error.error().stack ?? error.error().message}`);
  });
}

/** Runs in every page before its own scripts. The console leads to the listener above. */
function reportViolations() {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
    console.error(
      `securitypolicyviolation: ${effectiveDirective} refused ${blockedURI} "${sample}" ` +
        `at ${sourceFile}:${lineNumber}`,
    );
  });
}

async function answerFor(context: BrowserContext, host: string) {
  await context.route(
    (url) => url.hostname === host,
    (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body:
          '<!doctype html><html lang="en"><title>Stand-in</title>' +
          `<h1>Stand-in for ${host}</h1></html>`,
      }),
  );
}

/** What a page logs arrives late: asking every page something lets it arrive first. */
async function settle(context: BrowserContext) {
  const asked = context.pages().map((page) => page.evaluate(() => document.readyState));
  const late = new Promise((resolve) => setTimeout(resolve, LAST_WORDS_MS));
  await Promise.race([Promise.allSettled(asked), late]);
}

function assertBuiltForTests() {
  const page = readFileSync('public/index.html', 'utf8');
  if (page.includes(`${INBOX}/requests`)) return;
  throw new Error(
    `public/ was built for another form endpoint than the tests' own. Build it with ` +
      `SITE_URL=${SITE} GATSBY_FORM_ENDPOINT=${INBOX}/requests npm run build, or run npm test.`,
  );
}
