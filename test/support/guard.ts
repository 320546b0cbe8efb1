import { type BrowserContext, test as base, expect } from '@playwright/test';

/** How long an idle page gets to report what is pending. */
const LAST_WORDS_MS = 1000;

export interface Guard {
  /** Answers requests to a foreign host with a stand-in page instead of failing the test. */
  allowHost(host: string): Promise<void>;
  /** Lets requests to another server on this machine through, such as the dev server. */
  allowOrigin(origin: string): void;
  /** Allows a console error, a warning or an uncaught error with this exact text, or matching this pattern. */
  allowConsole(text: string | RegExp): void;
  /** Guards a context that the test opens itself, too. */
  watch(context: BrowserContext): Promise<void>;
}

/** What Chromium itself logs when a request fails. */
export const failedRequest = /^Failed to load resource/;

interface Fixtures {
  /** The origins that pages may contact at any time. */
  ownOrigins: readonly string[];
  /**
   * Fails the test at its end if any page sent a request to another host, threw, or wrote an error or a warning to the
   * console, as Chromium does when a page violates its content security policy.
   */
  guard: Guard;
}

export const test = base.extend<Fixtures>({
  ownOrigins: [[], { option: true }],

  guard: [
    async ({ context, ownOrigins }, use) => {
      const contexts: BrowserContext[] = [];
      const faults: string[] = [];
      const hosts: string[] = [];
      const origins = [...ownOrigins];
      const allowed: (string | RegExp)[] = [];

      function checkAddress(address: string) {
        const { protocol, origin, hostname } = new URL(address);
        const leavesPage = /^(https?|wss?):$/.test(protocol);
        if (!leavesPage || origins.includes(origin) || hosts.includes(hostname)) return;
        faults.push(`request to an unexpected host: ${address}`);
      }

      function isAllowed(text: string) {
        return allowed.some((each) => (typeof each === 'string' ? each === text : each.test(text)));
      }

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
          each.on('request', (request) => checkAddress(request.url()));
          each.on('page', (page) => page.on('websocket', (socket) => checkAddress(socket.url())));
          each.on('console', (message) => {
            const isFault = /^(error|warning)$/.test(message.type()) && !isAllowed(message.text());
            if (isFault) faults.push(`console: ${message.text()} (${message.location().url})`);
          });
          each.on('weberror', (error) => {
            const { message, stack } = error.error();
            if (!isAllowed(message)) faults.push(`uncaught: ${stack ?? message}`);
          });
          await Promise.all(hosts.map((host) => answerFor(each, host)));
        },
      };

      await guard.watch(context);
      await use(guard);
      await Promise.all(contexts.map(settle));
      expect(faults, 'what the guard saw (test/support/guard.ts)').toEqual([]);
    },
    { auto: true },
  ],
});

async function answerFor(context: BrowserContext, host: string) {
  await context.route(
    (url) => url.hostname === host,
    (route) => {
      const body = `<!doctype html><html lang="en"><title>${host}</title><h1>${host}</h1></html>`;
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
    },
  );
}

/** A page’s log messages arrive late: evaluating something in every page lets them arrive first. */
async function settle(context: BrowserContext) {
  const asked = context.pages().map((page) => page.evaluate(() => document.readyState));
  const late = new Promise((resolve) => setTimeout(resolve, LAST_WORDS_MS));
  await Promise.race([Promise.allSettled(asked), late]);
}
