import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, SITE, test } from '../support/site';

type SubsetFont = (
  font: Buffer,
  text: string,
  options: { targetFormat: 'truetype' },
) => Promise<Buffer>;

const require = createRequire(__filename);
const subsetFont: SubsetFont = require('subset-font');

/** The packages' own files contain only these letters. */
const latin = Array.from({ length: 0x17f }, (_, code) => String.fromCharCode(code)).join('');

/**
 * The fallback fonts on visitors’ machines, for headings and for text, and the packages that provide them. Gelasio and
 * Arimo are metric-compatible with Georgia and Arial.
 */
const machines = {
  'Windows or macOS': { 'Gelasio Regular': 'gelasio', 'Arimo Regular': 'arimo' },
  Android: { 'Noto Serif Regular': 'noto-serif', 'Roboto Regular': 'roboto' },
};

const paths = ['/', '/clients', '/privacy-policy', '/security-policy'];

/**
 * Twenty times as much still counts as good. On a phone a line of a long text may wrap differently in a fallback font,
 * and shifts what follows by its height; 0.0122 is the most that was measured.
 */
function mostShift(path: string, width: number): number {
  return width === 390 && path.endsWith('-policy') ? 0.015 : 0.005;
}

/**
 * Simulates a machine that has only these fonts, for programs that use fontconfig, as they do on Linux.
 *
 * @param folder where they are put
 * @returns the environment to start the program with
 */
async function onlyFonts(fonts: Record<string, string>, folder: string) {
  mkdirSync(folder, { recursive: true });
  for (const [name, pack] of Object.entries(fonts)) {
    const file = require.resolve(`@fontsource/${pack}/files/${pack}-latin-400-normal.woff2`);
    const font = await subsetFont(readFileSync(file), latin, { targetFormat: 'truetype' });
    writeFileSync(join(folder, `${name}.ttf`), font);
  }
  const config = join(folder, 'fonts.conf');
  writeFileSync(
    config,
    `<?xml version="1.0"?><fontconfig><dir>${folder}</dir><cachedir>${folder}</cachedir></fontconfig>`,
  );
  return { ...process.env, FONTCONFIG_FILE: config };
}

/** The layout shift while a page loads whose typefaces arrive after the first paint. */
async function shiftOf(page: Page, path: string): Promise<number> {
  const painted = page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await page.route('**/*.woff2', async (route) => {
    await painted;
    await route.continue();
  });
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
}

/** Runs in every page before its own scripts. */
function sumShifts() {
  new PerformanceObserver((list) => {
    const { dataset } = document.documentElement;
    for (const entry of list.getEntries()) {
      if (!('value' in entry)) continue;
      dataset.shift = String(Number(dataset.shift ?? 0) + Number(entry.value));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

for (const [machine, fonts] of Object.entries(machines)) {
  test(`nothing moves on ${machine}, however late the typefaces are`, async ({
    playwright,
    launchOptions,
    guard,
  }, testInfo) => {
    const env = await onlyFonts(fonts, testInfo.outputPath());
    const browser = await playwright.chromium.launch({ ...launchOptions, env });
    for (const width of [390, 1280]) {
      const context = await browser.newContext({ baseURL: SITE, viewport: { width, height: 844 } });
      await guard.watch(context);
      await context.addInitScript(sumShifts);
      for (const path of paths) {
        const page = await context.newPage();
        const shift = await shiftOf(page, path);
        expect.soft(shift, `${path}, ${width} px wide`).toBeLessThan(mostShift(path, width));
        for (const font of Object.keys(fonts)) {
          // Throws if the machine doesn’t have it.
          await page.evaluate((name) => new FontFace('found', `local('${name}')`).load(), font);
        }
        await page.close();
      }
      await context.close();
    }
    await browser.close();
  });
}
