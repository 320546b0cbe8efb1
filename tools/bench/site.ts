import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { locationsIn } from '../../src/build/html/markup';
import { freePort } from '../../test/support/freePort';
import type { SiteCopy } from '../../test/support/siteCopy';
import { ensureChromium } from '../chromium.mjs';
import { Inbox } from '../inbox/inbox';
import { serveSite } from '../serve';

/** A copy of the project, built and served as visitors get it. */
export interface BenchSite {
  copy: SiteCopy;
  address: string;
  /** The paths of its pages. */
  paths: readonly string[];
  browser: Browser;
  /** How long the build took. */
  buildSeconds: number;
}

/**
 * Builds a copy of the project, serves it with a form service beside it, and launches a browser.
 *
 * @throws with all that Gatsby has said, where it can't be built
 */
export async function openSite(copy: SiteCopy): Promise<BenchSite> {
  const executablePath = ensureChromium();
  const port = await freePort();
  const inbox = new Inbox(null);
  await inbox.listen(0);
  const settings = {
    SITE_URL: `http://127.0.0.1:${port}`,
    GATSBY_FORM_ENDPOINT: inbox.endpoint,
  };
  const start = performance.now();
  const build = copy.build(settings);
  if ((await build.ended) !== 0) throw new Error(build.output());
  const buildSeconds = (performance.now() - start) / 1000;
  const root = join(copy.folder, 'public');
  const { address } = await serveSite({ port, root });
  const sitemap = await readFile(join(root, 'sitemap-0.xml'), 'utf8');
  const paths = locationsIn(sitemap).map((location) => new URL(location).pathname);
  // Chromium fetches lazy pictures earlier or later, as it takes the connection to be.
  const args = ['--no-sandbox', '--force-effective-connection-type=4G'];
  const browser = await chromium.launch({ executablePath, args });
  return { copy, address, paths, browser, buildSeconds };
}
