import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type SiteServer, serveSite } from '../../tools/serve/serve';
import { SITE } from '../support/addresses';
import { PUBLIC, placeFixtureSite } from '../support/fixtureSite';
import { recordConsoleErrors } from './consoleErrors';

/** Comes first in every page, as an external script, which the policy allows. */
const listener = '/keep-complaints.js';

/** Serves the fixture site, with pages that record their console output, which not every driver reports. */
export async function serveListeningSite(): Promise<SiteServer> {
  placeFixtureSite();
  for (const entry of readdirSync(PUBLIC, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const ending = extname(entry.name);
    if (ending === '.br' || ending === '.gz') rmSync(path);
    if (ending !== '.html' || !entry.isFile()) continue;
    const page = readFileSync(path, 'utf8');
    writeFileSync(path, page.replace('<head>', `<head><script src="${listener}"></script>`));
  }
  writeFileSync(join(PUBLIC, listener), `(${recordConsoleErrors})()`);
  return serveSite({ port: Number(new URL(SITE).port), root: PUBLIC });
}
