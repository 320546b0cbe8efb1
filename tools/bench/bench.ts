import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page, Request } from '@playwright/test';
import { build } from 'esbuild';
import { compressSite } from '../../kit/build/files';
import { locationsIn } from '../../kit/build/html/markup';
import { formAnchors } from '../../src/model/formAnchors';
import { readBuilt, serveSite } from '../serve/serve';
import { readArguments } from '../setup/arguments.mjs';
import { launchChromium } from '../setup/quietChromium';
import { runMain } from '../setup/run.mjs';
import { compareWithPlain } from './manyPages';

/** The times of single loads differ by a quarter. */
const ROUNDS = 15;
const SLOWED = 6;
const slow4G = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const viewport = { width: 390, height: 844 };
const phone = { viewport, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
const opener = `main button[commandfor="${formAnchors.demo}"]`;

const help = `npm run bench                    measures what visitors wait for, after a build
npm run bench -- --pages 1000    builds so many copies of the site’s pages, beside a plain Gatsby site`;

type Figures = Record<string, number>;

/**
 * Measures the pages in public/, and the home page with a minimal script. Fails where none is built. With `--pages`,
 * measures builds instead.
 */
runMain(async () => {
  const { values } = readArguments(help, { options: { pages: { type: 'string' } } });
  if (values.pages !== undefined) return compareWithPlain(Number(values.pages));
  const home = readBuilt('public', 'index.html').toString();
  const sitemap = readBuilt('public', 'sitemap-0.xml').toString();
  const root = mkdtempSync(join(tmpdir(), 'bench-'));
  cpSync('public', root, { recursive: true });
  const islands = /(?<=<template id="_islands"[^>]*>).*?(?=<\/template>)/s;
  const minimal = home.replace(islands, '<script src="/minimal.js"></script>');
  writeFileSync(join(root, 'minimal.html'), minimal);
  const [entry, outfile] = ['tools/bench/minimal.tsx', join(root, 'minimal.js')];
  await build({ entryPoints: [entry], outfile, bundle: true, minify: true });
  await compressSite(root);
  const site = await serveSite({ root });
  const browser = await launchChromium();
  const pages = locationsIn(sitemap).map((address) => new URL(address).pathname);
  const seen = new Map<string, Figures[]>();
  for (const path of [...pages, '/minimal']) seen.set(path, []);
  for (let round = 0; round < ROUNDS; round += 1) {
    // In turn, so that whatever else the machine does affects all.
    for (const [path, figures] of seen) figures.push(await visit(browser, site.address + path));
  }
  console.log(`On a phone on slow 4G, its processor slowed ${SLOWED} times, medians of ${ROUNDS}`);
  console.table(Object.fromEntries([...seen].map(([path, figures]) => [path, medians(figures)])));
  await browser.close();
  await site.close();
  rmSync(root, { recursive: true });
});

/** Loads a page and then, if it has a button for that, opens its form. */
async function visit(browser: Browser, address: string): Promise<Figures> {
  const page = await browser.newPage(phone);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4G });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(address, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  const paint = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        const observer = new PerformanceObserver((list) =>
          done(list.getEntries().at(-1)?.startTime ?? 0),
        );
        observer.observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  const figures: Figures = { KB: bytes / 1024, 'largest paint, ms': paint };
  if ((await page.locator(opener).count()) > 0) figures['form, ms'] = await timeForm(page);
  await page.close();
  return figures;
}

/** From a tap on the button of the form to the first frame in which the form is listened to. */
async function timeForm(page: Page): Promise<number> {
  const usable = page.waitForFunction(
    (id) => document.querySelector<HTMLFormElement>(`#${id} form`)?.onsubmit && performance.now(),
    formAnchors.demo,
    { polling: 'raf' },
  );
  const tapped = page.evaluate(
    () =>
      new Promise<number>((done) => {
        const options = { capture: true, once: true };
        addEventListener('pointerup', ({ timeStamp }) => done(timeStamp), options);
      }),
  );
  await page.locator(opener).first().tap();
  return Number(await (await usable).jsonValue()) - (await tapped);
}

function medians(seen: readonly Figures[]): Figures {
  const middle = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
  const names = Object.keys(seen[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, Math.round(middle(seen.map((each) => each[name] ?? 0)) ?? 0)]),
  );
}
