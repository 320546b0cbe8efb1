import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { filesBelow } from '../files/filesBelow';
import { contentSecurityPolicy } from '../hosting/contentSecurityPolicy';
import { playerOrigins } from '../hosting/playerOrigins';
import { readIslands } from '../islands/islandFiles';
import type { Settings } from '../settings';
import { publicFolder, siteFolder } from '../siteFolder';
import { compileLoader } from './compileLoader';
import { finishPage, isFinished } from './finishPage';
import { logMissingPath, speculationRules } from './pageScripts';
import { collectStyles, type SiteStyles, styleText } from './siteStyles';

/**
 * Finishes the HTML of all pages.
 *
 * @returns the content security policy that they carry
 * @throws when a page holds an inline script, style or event handler that the site doesn't know
 */
export async function finishPages(args: BuildArgs, { formEndpoint }: Settings): Promise<string> {
  return finishSite(publicFolder(args), {
    formOrigin: new URL(formEndpoint).origin,
    playerOrigins: await playerOrigins(args),
    prefix: args.basePath,
    loader: compileLoader(siteFolder(args)),
    islands: readIslands(siteFolder(args)).files,
  });
}

interface SiteParts {
  formOrigin: string;
  playerOrigins: readonly string[];
  /** The path that the site lies below, such as `/site`, or nothing. */
  prefix?: string;
  /** The text of the script that every page has. */
  loader: string;
  /** The names of the scripts of the islands. */
  islands: readonly string[];
}

/**
 * Finishes every page of the built site (see `finishPage`), and writes only those that change by it. Gatsby's own parts
 * of pages and the editing UI are no pages.
 */
export async function finishSite(publicFolder: string, parts: SiteParts): Promise<string> {
  const { formOrigin, playerOrigins, prefix = '', loader } = parts;
  const scripts = [logMissingPath, speculationRules(prefix)];
  const islands = parts.islands.map((name) => `${prefix}/${name}`);
  const notPages = ['_gatsby', 'admin'].map((name) => join(publicFolder, name, '/'));
  const places = (await filesBelow(publicFolder))
    .filter((place) => place.endsWith('.html') && !notPages.some((each) => place.startsWith(each)))
    .sort();
  const { styles, toasts } = await stylesOf(places);
  const policy = contentSecurityPolicy({
    scripts: [loader, ...scripts],
    styles: [styleText(styles.global), styleText(styles.scoped), ...toasts],
    formOrigin,
    playerOrigins,
  });
  for (const place of places) {
    const html = await readFile(place, 'utf8');
    try {
      const finished = finishPage(html, { styles, policy, loader, scripts, islands });
      if (finished !== html) await writeFile(place, finished);
    } catch (error) {
      throw new Error(
        `${place} holds ${error instanceof Error ? error.message : error}\n` +
          "The content security policy would refuse it. Give it a file of its own, or name it in the site's " +
          'own scripts (src/build/html/pageScripts.ts).',
      );
    }
  }
  return policy;
}

/** The styles of all pages, and those of their toasts. */
async function stylesOf(places: readonly string[]) {
  const before: SiteStyles = { global: new Map(), scoped: new Map() };
  const added: SiteStyles = { global: new Map(), scoped: new Map() };
  const toasts = new Set<string>();
  for (const place of places) {
    const html = await readFile(place, 'utf8');
    collectStyles(html, isFinished(html) ? before : added);
    toasts.add(/<style id="_goober">([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '');
  }
  // In this order a page that was rendered again leaves the others as they are.
  const styles: SiteStyles = {
    global: new Map([...before.global, ...added.global]),
    scoped: new Map([...before.scoped, ...added.scoped]),
  };
  return { styles, toasts };
}
