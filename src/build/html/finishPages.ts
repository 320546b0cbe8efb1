import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { BuiltSite } from '../builtSite';
import { filesBelow } from '../files/filesBelow';
import { contentSecurityPolicy } from '../hosting/contentSecurityPolicy';
import { changesStyles } from '../preview/changesPage';
import { bannerStyles, type Preview, previewBanner } from '../preview/previewBanner';
import { finishPage } from './finishPage';
import { logMissingPath, speculationRules } from './pageScripts';
import { collectStyles, type SiteStyles, styleText } from './siteStyles';

/**
 * Finishes every page of the built site (see `finishPage`), with a banner if it is a preview. Gatsby's page fragments
 * and the editing UI aren't pages.
 *
 * @returns the content security policy of the pages
 */
export async function finishPages(
  folder: string,
  site: Pick<BuiltSite, 'formEndpoint' | 'noindex' | 'playerOrigins' | 'prefix' | 'scripts'>,
  preview?: Preview,
  loader = compileLoader(),
): Promise<string> {
  const { noindex } = site;
  const banner = preview && previewBanner(preview, site.prefix);
  const pages = await readPages(folder);
  const scripts = [logMissingPath, speculationRules(site.prefix)];
  const islands = site.scripts.map((name) => `${site.prefix}/${name}`);
  const styles: SiteStyles = { global: new Set(), scoped: new Set() };
  for (const { html } of pages) collectStyles(html, styles);
  const toasts = pages.map(
    ({ html }) => /<style id="_goober">([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '',
  );
  const styleTexts = [styleText(styles.global), styleText(styles.scoped), ...new Set(toasts)];
  if (preview) styleTexts.push(bannerStyles, changesStyles(site.prefix));
  const csp = contentSecurityPolicy([loader, ...scripts], styleTexts, site);
  for (const { place, html } of pages) {
    try {
      await writeFile(
        place,
        finishPage(html, { styles, csp, loader, scripts, islands, noindex, banner }),
      );
    } catch (error) {
      throw new Error(
        `${place} holds ${error instanceof Error ? error.message : error}\n` +
          "The content security policy would refuse it. Give it a file of its own, or name it in the site's " +
          'own scripts (src/build/html/pageScripts.ts).',
      );
    }
  }
  return csp;
}

async function readPages(folder: string) {
  const notPages = ['_gatsby', 'admin'].map((name) => join(folder, name, '/'));
  const places = (await filesBelow(folder))
    .filter((place) => place.endsWith('.html') && !notPages.some((each) => place.startsWith(each)))
    .sort();
  const pages = [];
  for (const place of places) pages.push({ place, html: await readFile(place, 'utf8') });
  return pages;
}

/** The code of src/build/html/loader.ts for browsers. */
export function compileLoader(): string {
  const { outputFiles } = buildSync({
    entryPoints: ['src/build/html/loader.ts'],
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    // Not the project's own, which would add 'use strict' to every file.
    tsconfigRaw: {},
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
