import { type Browser, chromium, type Page } from '@playwright/test';
import { measureBytes } from '../bench/bytes';
import { findChromium } from '../chromium.mjs';
import { type SiteServer, serveSite } from '../serve';
import { type Device, widths } from './devices';

export interface Look {
  /** The compressed bodies of a first view on a phone. */
  bytes: number;
  /** The whole page at each width, as PNG. */
  screenshots: Record<Device, Buffer>;
}

export interface Onlooker {
  /** Opens a page of a built site, and tells how it looks and what it weighs. */
  look(path: string): Promise<Look>;
  close(): Promise<void>;
}

/** Opens a browser for several built sites. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
}

/** Serves the built site in a folder, and looks at its pages. */
export async function openOnlooker(browser: Browser, folder: string): Promise<Onlooker> {
  const server: SiteServer = await serveSite({ port: 0, root: folder });
  return {
    async look(path) {
      const address = server.address + path;
      const { all = 0 } = await measureBytes(browser, address);
      return {
        bytes: all,
        screenshots: {
          phone: await takeScreenshot(browser, address, widths.phone),
          desktop: await takeScreenshot(browser, address, widths.desktop),
        },
      };
    },
    close: () => server.close(),
  };
}

async function takeScreenshot(browser: Browser, address: string, width: number): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    await bringPictures(page);
    return await page.screenshot({ fullPage: true, animations: 'disabled' });
  } finally {
    await context.close();
  }
}

/** Lets the pictures come that wait until they are near, and the typefaces with them. */
async function bringPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  await page.waitForLoadState('networkidle');
}
