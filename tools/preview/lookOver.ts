import { type Browser, errors, type Locator, type Page } from '@playwright/test';
import { cutRows, readPixels } from './pictures';
import type { Pixels } from './regions';
import { answerForOthers, type State } from './states';
import { type View, views } from './views';

/** Of the window: more than the longest dialog takes. */
const height = 1600;
/** How long one step on the way to a state may take, in milliseconds. */
const patience = 10_000;

/**
 * Brings a page of a site into a state.
 *
 * @returns what lies over the page then, in every view; undefined where the state can't be reached
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
    // The page behind has pictures of its own, and would be seen at round corners.
    document.body.style.visibility = 'hidden';
    if (!(element instanceof HTMLElement)) return;
    element.style.visibility = 'visible';
    // All of it is looked at, also what would have to be scrolled to.
    element.style.maxHeight = 'none';
  });
  const pictures = new Map<View, Pixels>();
  for (const view of views) {
    await page.emulateMedia({ colorScheme: view.colorScheme });
    await page.setViewportSize({ width: view.width, height });
    // Wherever the pointer was left, something else may lie now.
    await overlay.hover({ position: { x: 8, y: 8 } });
    const box = await overlay.boundingBox();
    const screen = await readPixels(await page.screenshot({ animations: 'disabled' }));
    const rows = box && cutRows(screen, Math.round(box.y), Math.round(box.height));
    if (rows) pictures.set(view, rows);
  }
  return pictures;
}
