import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SiteServer, serveSite } from '../../tools/serve/serve';
import { SITE } from '../support/addresses';
import { filesIn } from '../support/filesIn';
import { PUBLIC, placeFixtureSite } from '../support/fixtureSite';

/** Comes first in every page, as an external script, which the policy allows. */
const listener = '/record-console.js';

/** Serves the fixture site, with pages that record their console output, which not every driver reports. */
export async function serveListeningSite(): Promise<SiteServer> {
  placeFixtureSite();
  for (const file of filesIn(PUBLIC)) {
    if (/\.(?:br|gz)$/.test(file)) rmSync(file);
    if (!file.endsWith('.html')) continue;
    const page = readFileSync(file, 'utf8');
    writeFileSync(file, page.replace('<head>', `<head><script src="${listener}"></script>`));
  }
  writeFileSync(join(PUBLIC, listener), `(${recordConsoleErrors})()`);
  return serveSite({ port: Number(new URL(SITE).port), root: PUBLIC });
}

/** Runs in every page before its own scripts: records the errors and warnings of all pages of a visit. */
function recordConsoleErrors() {
  const keep = (text: string) => {
    // Unlike storage, no browser blocks a tab's name.
    window.name = JSON.stringify([...JSON.parse(window.name || '[]'), text]);
  };
  for (const level of ['error', 'warn'] as const) {
    const show = console[level];
    console[level] = (...words: unknown[]) => {
      show(...words);
      keep(`console.${level}: ${words.map(String).join(' ')}`);
    };
  }
  const onError = (event: Event) => {
    const { target } = event;
    if (event instanceof ErrorEvent) keep(`uncaught: ${event.message}`);
    else if (target instanceof Element) keep(`not loaded: ${target.outerHTML.slice(0, 200)}`);
  };
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) => keep(`unhandled: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sample } = event;
    keep(`policy: ${effectiveDirective} refused ${blockedURI} ${sample}`);
  });
}

/** Runs in a page of the site: what it and the previous pages have recorded. */
export function recordedConsoleErrors(): string[] {
  return JSON.parse(window.name || '[]');
}
