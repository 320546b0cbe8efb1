import { type Browser, chromium, type Frame, type Page } from '@playwright/test';
import { serveAdminSite } from '../adminSite';
import { median } from './median';

export interface PreviewSpeed {
  keystrokes: number;
  /** Milliseconds from a keystroke in the form to the paint of the preview that shows it. */
  median: number;
  worst: number;
}

const KEYSTROKES = 20;
const field = 'sections.0.title';

/**
 * Types into the title of the home page's hero in the editing UI, a keystroke at a time, and measures in the
 * browser how long each takes to be painted in the preview.
 */
export async function measurePreview(chromiumPath: string): Promise<PreviewSpeed> {
  const site = await serveAdminSite();
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const times = await typeAndTime(browser, site.address);
    return { keystrokes: times.length, median: median(times), worst: Math.max(...times) };
  } finally {
    await browser.close();
    await site.close();
  }
}

/** One line for a person. */
export function formatPreviewSpeed({ keystrokes, median, worst }: PreviewSpeed): string {
  const inWords = (time: number) => `${Math.round(time)} ms`;
  return `From a keystroke to the paint of the preview: ${inWords(median)}, at worst ${inWords(worst)}, of ${keystrokes} keystrokes.`;
}

async function typeAndTime(browser: Browser, address: string): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  // tsx has named functions call this, also those that are handed to the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto(`${address}/admin/#/collections/pages/entries/dealers`, { timeout: 120_000 });
  const preview = await previewOf(page);
  // A click in the preview opens the fields of the section.
  await preview.locator('main h1').click();
  const input = page.locator(`.field[data-key-path="${field}"] input`);
  await input.click();
  await page.keyboard.press('End');
  // The first ones find caches cold.
  for (const letter of 'warm') await timeKeystroke(page, preview, letter);
  const times: number[] = [];
  for (let count = 0; count < KEYSTROKES; count += 1) {
    times.push(await timeKeystroke(page, preview, String.fromCharCode(97 + count)));
  }
  return times;
}

async function previewOf(page: Page): Promise<Frame> {
  const frame = page.frameLocator('iframe').frameLocator('iframe');
  await frame.locator('main h1').waitFor({ timeout: 60_000 });
  const preview = page.frames().find((each) => each.url().endsWith('/admin/preview/'));
  if (preview === undefined) throw new Error('The editing UI shows no preview.');
  return preview;
}

/** Presses a key, and waits for the paint that shows its letter at the end of the heading. */
async function timeKeystroke(page: Page, preview: Frame, letter: string): Promise<number> {
  const before = (await preview.locator('main h1').textContent()) ?? '';
  const painted = preview.evaluate(
    (expected) =>
      new Promise<number>((done) => {
        requestAnimationFrame(function look() {
          if (document.querySelector('main h1')?.textContent !== expected) {
            requestAnimationFrame(look);
            return;
          }
          // The frame that shows it is painted once a task after its callbacks runs.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done(performance.timeOrigin + performance.now());
          port2.postMessage(null);
        });
      }),
    before + letter,
  );
  const pressed = page.evaluate(
    () =>
      new Promise<number>((done) => {
        const options = { capture: true, once: true };
        addEventListener('keydown', (e) => done(performance.timeOrigin + e.timeStamp), options);
      }),
  );
  // Both wait in the page before the key is pressed.
  await Promise.all([page.evaluate(() => 0), preview.evaluate(() => 0)]);
  await page.keyboard.press(letter);
  return (await painted) - (await pressed);
}
