import type { Browser, Page } from '@playwright/test';
import { measureBytes } from '../bench/bytes';
import { type SiteServer, serveSite } from '../serve';
import { lookOver } from './lookOver';
import { selectors } from './parts';
import { cutRows, readPixels } from './pictures';
import type { Pixels } from './regions';
import type { State } from './states';
import type { View } from './views';

/** Screenshots of a page, whole and in parts. A part without a size has none. */
export interface Screenshots {
  whole: Pixels;
  header: Pixels | undefined;
  sections: (Pixels | undefined)[];
  footer: Pixels | undefined;
}

export interface Onlooker {
  /** Takes screenshots of a page. */
  look(path: string, view: View): Promise<Screenshots>;
  /** Takes a screenshot of a state's overlay in every view; undefined if the state can't be reached. */
  lookOver(path: string, state: State): Promise<ReadonlyMap<View, Pixels> | undefined>;
  /** The compressed bytes of a page's first view on a phone. */
  weigh(path: string): Promise<number>;
  close(): Promise<void>;
}

export interface Onlookers {
  before: Onlooker;
  after: Onlooker;
}

/** Serves the built site in a folder, for screenshots of its pages. */
export async function openOnlooker(browser: Browser, folder: string): Promise<Onlooker> {
  const server: SiteServer = await serveSite({ port: 0, root: folder });
  return {
    async look(path, { width, colorScheme }) {
      const viewport = { width, height: 844 };
      const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
      try {
        await page.goto(server.address + path, { waitUntil: 'load' });
        await bringPictures(page);
        return await takeScreenshots(page);
      } finally {
        await page.close();
      }
    },
    lookOver: (path, state) => lookOver(browser, server.address, path, state),
    async weigh(path) {
      const { all = 0 } = await measureBytes(browser, server.address + path);
      return all;
    },
    close: () => server.close(),
  };
}

async function takeScreenshots(page: Page): Promise<Screenshots> {
  const { header, sections, footer } = await measureParts(page);
  const whole = await readPixels(await page.screenshot({ fullPage: true, animations: 'disabled' }));
  const cut = (box: Box | undefined) => box && cutRows(whole, box.top, box.height);
  return { whole, header: cut(header), sections: sections.map(cut), footer: cut(footer) };
}

interface Box {
  top: number;
  height: number;
}

/**
 * Measures where the parts of a page are. Each is rounded to a whole number of pixels in height: otherwise everything
 * below one that grew by half a pixel would look different.
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

/** Loads the lazy pictures and the typefaces. */
async function bringPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}
