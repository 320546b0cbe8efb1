import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { build } from 'esbuild';
import { median } from './median';
import { slow4G } from './slowNetwork';

/** Milliseconds from a click on the first call to action, on a phone slowed six times on a slow 4G network. */
export interface FormTimes {
  /** Until the dialog is there. */
  open: number;
  /** Until its form validates and sends. */
  usable: number;
}

export interface FormFigures {
  page: FormTimes;
  /** The same page with an island that waits for the click and is as small as can be. */
  twin: FormTimes;
}

const SLOWED = 6;
const ROUNDS = 9;

/**
 * Makes a copy of the built home page bring the least of an island, and nothing before the click.
 *
 * @param folder a copy of the built site
 */
export async function makeWaitingTwin(folder: string): Promise<void> {
  await build({
    entryPoints: ['tools/bench/waitingIsland.tsx'],
    outfile: join(folder, 'waiting-island.js'),
    bundle: true,
    minify: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const place = join(folder, 'index.html');
  const html = (await readFile(place, 'utf8'))
    .replace(/<meta http-equiv="content-security-policy"[^>]*>/, '')
    .replace(/<script data-loader="">[\s\S]*?<\/script>/, '')
    .replace(/<template id="_islands">[\s\S]*?<\/template>/, `<script>${waiting}</script>`);
  await writeFile(place, html);
  await rm(join(folder, '_headers'), { force: true });
}

const waiting = `document.addEventListener('click', ({ target }) => {
  if (!target.closest('[commandfor]')) return;
  document.body.append(Object.assign(document.createElement('script'), { src: '/waiting-island.js' }));
}, { once: true });`;

/** Opens the first form of both pages in turn, and returns the medians. */
export async function measureForms(
  browser: Browser,
  page: string,
  twin: string,
): Promise<FormFigures> {
  const rounds: FormFigures[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    rounds.push({ page: await openForm(browser, page), twin: await openForm(browser, twin) });
  }
  const middle = (which: keyof FormFigures): FormTimes => ({
    open: median(rounds.map((each) => each[which].open)),
    usable: median(rounds.map((each) => each[which].usable)),
  });
  return { page: middle('page'), twin: middle('twin') };
}

async function openForm(browser: Browser, address: string): Promise<FormTimes> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await page.evaluate(() => {
      const watch = ({ timeStamp }: Event) => {
        const times = { open: 0, usable: 0 };
        requestAnimationFrame(function look() {
          const dialog = document.querySelector('dialog[open]');
          if (dialog !== null) times.open ||= performance.now() - timeStamp;
          if (dialog?.querySelector('form')?.onsubmit) times.usable = performance.now() - timeStamp;
          if (times.usable === 0) requestAnimationFrame(look);
          else Reflect.set(window, 'formTimes', times);
        });
      };
      addEventListener('click', watch, { capture: true, once: true });
    });
    await page.locator('main [commandfor^="_request-"]').first().click();
    const times = await page.waitForFunction(() => Reflect.get(window, 'formTimes'));
    return await times.jsonValue();
  } finally {
    await context.close();
  }
}
