import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { measureBytes } from '../bench/bytes';
import { findChromium } from '../chromium.mjs';
import { type SiteServer, serveSite } from '../serve';
import { type Device, widths } from './devices';
import { selectors } from './parts';

export interface Look {
  /** The compressed bodies of a first view on a phone. */
  bytes: number;
  screenshots: Record<Device, Screenshots>;
}

/** A page as PNG, whole and in its parts. A part that takes no space has no picture. */
export interface Screenshots {
  whole: Buffer;
  header: Buffer | undefined;
  sections: (Buffer | undefined)[];
  footer: Buffer | undefined;
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

async function takeScreenshot(
  browser: Browser,
  address: string,
  width: number,
): Promise<Screenshots> {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    await bringPictures(page);
    const boxes = await measureParts(page);
    const whole = await page.screenshot({ fullPage: true, animations: 'disabled' });
    const { height: end = 0 } = await sharp(whole).metadata();
    const cut = ({ top, height }: Box) => {
      const area = { left: 0, top, width, height: Math.min(height, end - top) };
      return area.height > 0 ? sharp(whole).extract(area).png().toBuffer() : undefined;
    };
    const [header, footer] = await Promise.all(
      [boxes.header, boxes.footer].map((box) => box && cut(box)),
    );
    return { whole, header, footer, sections: await Promise.all(boxes.sections.map(cut)) };
  } finally {
    await context.close();
  }
}

interface Box {
  top: number;
  height: number;
}

/**
 * Tells where the parts of a page are. Each is made a whole number of pixels high: what stands below one that has
 * grown by half a pixel would look different all the way down.
 */
async function measureParts(page: Page) {
  const boxes = await page.evaluate(({ header, sections, footer }) => {
    const listed = [...document.querySelectorAll<HTMLElement>(sections)];
    const parts = [
      [...document.querySelectorAll<HTMLElement>(header)].slice(0, 1),
      listed.length > 0 ? listed : [document.body],
      [...document.querySelectorAll<HTMLElement>(footer)].slice(-1),
    ];
    for (const element of parts.flat()) {
      if (element === document.body) continue;
      const { height } = element.getBoundingClientRect();
      element.style.boxSizing = 'border-box';
      element.style.height = `${Math.ceil(height)}px`;
    }
    return parts.map((elements) =>
      elements.map((element) => {
        const { top, height } = element.getBoundingClientRect();
        return { top: Math.round(top), height: Math.round(height) };
      }),
    );
  }, selectors);
  const [header = [], sections = [], footer = []] = boxes;
  return { header: header[0], sections, footer: footer[0] };
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
