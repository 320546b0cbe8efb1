import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { freePort } from '../../test/support/freePort';
import type { SiteCopy } from '../../test/support/siteCopy';
import { startInbox } from '../inbox/inbox';
import { ensureChromium } from '../programs.mjs';
import { serveSite } from '../serve';

/** A copy of the project, built and served as visitors get it. */
export interface BenchSite {
  copy: SiteCopy;
  address: string;
  /** The paths of its pages. */
  paths: readonly string[];
  browser: Browser;
  /** How long the build from nothing took. */
  buildSeconds: number;
  /** Builds the copy again as it is now, and returns how long that took. */
  rebuild(): Promise<number>;
}

/**
 * Builds a copy of the project, serves it with a form service beside it, and launches a browser.
 *
 * @throws with all that Gatsby has said, where it can't be built
 */
export async function openSite(copy: SiteCopy): Promise<BenchSite> {
  const executablePath = ensureChromium();
  const port = await freePort();
  const inbox = await startInbox({ file: null });
  const settings = {
    SITE_URL: `http://127.0.0.1:${port}`,
    GATSBY_FORM_ENDPOINT: inbox.endpoint,
  };
  async function build(): Promise<number> {
    const start = performance.now();
    const gatsby = copy.gatsby(['build'], settings);
    if ((await gatsby.ended) !== 0) throw new Error(gatsby.output());
    return (performance.now() - start) / 1000;
  }
  const buildSeconds = await build();
  const root = join(copy.folder, 'public');
  const { address } = await serveSite({ port, root });
  const sitemap = await readFile(join(root, 'sitemap-0.xml'), 'utf8');
  const locations = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, text = '']) => text);
  const browser = await chromium.launch({
    executablePath,
    // Chromium fetches lazy pictures earlier or later, as it takes the connection to be.
    args: ['--no-sandbox', '--force-effective-connection-type=4G'],
  });
  const paths = locations.map((location) => new URL(location).pathname);
  return { copy, address, paths, browser, buildSeconds, rebuild: build };
}

/** Changes a sentence of the home page in a copy of the project. */
export async function editHomePage(copy: SiteCopy, sentence: string): Promise<void> {
  const file = join(copy.folder, 'content/pages/dealers.md');
  const text = await readFile(file, 'utf8');
  const edited = text.replace(/^ {4}text: .*/m, `    text: ${sentence}`);
  if (edited === text) throw new Error(`${file} has no section with a text to edit.`);
  await writeFile(file, edited);
}
