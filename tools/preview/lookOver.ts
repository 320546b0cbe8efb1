import { type Browser, errors, type Locator, type Page } from '@playwright/test';
import { cutRows, readPixels } from './pictures';
import type { Pixels } from './regions';
import { answerForOthers, type State } from './states';
import { type View, views } from './views';

/** The height of the window: more than the longest dialog needs. */
const height = 1600;
/** The limit for each step on the way to a state, in milliseconds. */
const patience = 10_000;

/**
 * Brings a page of a site into a state.
 *
 * @returns a screenshot of the overlay in every view; undefined if the state can't be reached
 */
export async function lookOver(
  browser: Browser,
  site: string,
  path: string,
  state: State,
): Promise<ReadonlyMap<View, Pixels> | undefined> {
  const viewport = { width: 1280, height };
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  page.setDefaultTimeout(patience);
  try {
    await answerForOthers(page, site, state.answer);
    await page.goto(site + path, { waitUntil: 'load' });
    const overlay = await state.reach(page).catch((error: unknown) => {
      if (error instanceof errors.TimeoutError) return undefined;
      throw error;
    });
    return overlay && (await takeScreenshots(page, overlay));
  } finally {
    await page.close();
  }
}

async function takeScreenshots(page: Page, overlay: Locator): Promise<ReadonlyMap<View, Pixels>> {
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
    await page.setViewportSize({ width: view.width, height });
    // Something else may be under the pointer now.
    await overlay.hover({ position: { x: 8, y: 8 } });
    const box = await overlay.boundingBox();
    const screen = await readPixels(await page.screenshot({ animations: 'disabled' }));
    const rows = box && cutRows(screen, Math.round(box.y), Math.round(box.height));
    if (rows) pictures.set(view, rows);
  }
  return pictures;
}
