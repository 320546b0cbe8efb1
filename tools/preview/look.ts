import { type Browser, errors, type Locator, type Page } from '@playwright/test';
import { cutRows, type Pixels, readPixels } from './pixels';
import { type View, views } from './report';
import { selectors } from './site';
import { answerForOthers, type State } from './states';

/** The height of the window for overlays: more than the longest dialog needs. */
const overlayHeight = 1600;
/** The limit for each step on the way to a state, in milliseconds. */
const patience = 10_000;

/** Takes screenshots of the parts of a page, each at its place. A part without a size has none. */
export async function lookAtPage(
  browser: Browser,
  address: string,
  { width, colorScheme }: View,
): Promise<(Pixels | undefined)[]> {
  const viewport = { width, height: 844 };
  const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
  try {
    await page.goto(address, { waitUntil: 'load' });
    // Lazy pictures and typefaces, too.
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      await document.fonts.ready;
    });
    const boxes = await boxesOf(page);
    const whole = await readPixels(
      await page.screenshot({ fullPage: true, animations: 'disabled' }),
    );
    return boxes.map((box) => box && cutRows(whole, Math.round(box.y), Math.round(box.height)));
  } finally {
    await page.close();
  }
}

/** Takes a screenshot of a state's overlay in every view; undefined if the state can't be reached. */
export async function lookAtState(
  browser: Browser,
  address: string,
  state: State,
): Promise<ReadonlyMap<View, Pixels> | undefined> {
  const viewport = { width: 1280, height: overlayHeight };
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  page.setDefaultTimeout(patience);
  try {
    await answerForOthers(page, new URL(address).origin, state.answer);
    await page.goto(address, { waitUntil: 'load' });
    const overlay = await state.reach(page).catch((error: unknown) => {
      if (error instanceof errors.TimeoutError) return undefined;
      throw error;
    });
    return overlay && (await photographOverlay(page, overlay));
  } finally {
    await page.close();
  }
}

/**
 * Each part is rounded to a whole number of pixels in height: otherwise everything below one that grew by half a pixel
 * would look different.
 */
function boxesOf(page: Page) {
  return page.evaluate(({ header, sections, footer }) => {
    const listed = [...document.querySelectorAll<HTMLElement>(sections)];
    const parts = [
      document.querySelector<HTMLElement>(header),
      [...document.querySelectorAll<HTMLElement>(footer)].at(-1),
      // The dialogs, which are closed.
      undefined,
      ...(listed.length > 0 ? listed : [document.body]),
    ];
    for (const element of parts) {
      if (!element || element === document.body) continue;
      const { height } = element.getBoundingClientRect();
      element.style.boxSizing = 'border-box';
      element.style.height = `${Math.ceil(height)}px`;
    }
    return parts.map((element) => {
      const box = element?.getBoundingClientRect();
      return box && { y: box.y, height: box.height };
    });
  }, selectors);
}

async function photographOverlay(page: Page, overlay: Locator): Promise<ReadonlyMap<View, Pixels>> {
  await overlay.evaluate(async (element) => {
    await document.fonts.ready;
    // The page behind it is compared separately, and would show at round corners.
    document.body.style.visibility = 'hidden';
    if (!(element instanceof HTMLElement)) return;
    element.style.visibility = 'visible';
    // Show all of it, including what would have to be scrolled to.
    element.style.maxHeight = 'none';
  });
  const pictures = new Map<View, Pixels>();
  for (const view of views) {
    await page.emulateMedia({ colorScheme: view.colorScheme });
    await page.setViewportSize({ width: view.width, height: overlayHeight });
    // Something else may be under the pointer now.
    await overlay.hover({ position: { x: 8, y: 8 } });
    const box = await overlay.boundingBox();
    const screen = await readPixels(await page.screenshot({ animations: 'disabled' }));
    const rows = box && cutRows(screen, Math.round(box.y), Math.round(box.height));
    if (rows) pictures.set(view, rows);
  }
  return pictures;
}
