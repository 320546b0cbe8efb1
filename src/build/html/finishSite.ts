import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentSecurityPolicy } from '../hosting/contentSecurityPolicy';
import { finishPage } from './finishPage';
import { logMissingPath, speculationRules } from './pageScripts';
import { collectStyles, type SiteStyles, styleText } from './siteStyles';

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

/** What an earlier build left: with it the pages that have not been rendered since need not be read. */
export interface FinishedSite {
  policy: string;
  /** The names of the scripts of the islands. */
  islands: readonly string[];
  styles: { global: [string, string][]; scoped: [string, string][]; toasts: string[] };
  /** When each page was last written, in milliseconds since 1970, by its place. */
  pages: Record<string, number>;
}

/**
 * Finishes every page of the built site (see `finishPage`), and writes only those that change by it.
 *
 * @param before what the last build returned, if its pages are still there
 * @returns what this build leaves to the next; its `policy` is the one that all pages keep
 * @throws when a page holds an inline script, style or event handler that the site doesn't know
 */
export async function finishSite(
  publicFolder: string,
  parts: SiteParts,
  before?: FinishedSite,
): Promise<FinishedSite> {
  const scripts = [logMissingPath, speculationRules(parts.prefix ?? '')];
  const islands = parts.islands.map((name) => `${parts.prefix ?? ''}/${name}`);
  const places = await pagePlaces(publicFolder);
  const times = await Promise.all(places.map(timeOf));
  const rendered = places.filter((place, index) => before?.pages[place] !== times[index]);
  // Where every page is new, so are the styles: what no page has any more is left behind.
  const known = rendered.length < places.length ? before?.styles : undefined;
  const styles: SiteStyles = { global: new Map(known?.global), scoped: new Map(known?.scoped) };
  const toasts = new Set(known?.toasts);
  for (const place of rendered) {
    const html = await readFile(place, 'utf8');
    collectStyles(html, styles);
    toasts.add(/<style id="_goober">([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '');
  }
  const policy = contentSecurityPolicy({
    scripts: [parts.loader, ...scripts],
    styles: [styleText(styles.global), styleText(styles.scoped), ...toasts],
    formOrigin: parts.formOrigin,
    playerOrigins: parts.playerOrigins,
  });
  const isSame = policy === before?.policy && parts.islands.join() === before.islands.join();
  for (const place of isSame ? rendered : places) {
    const html = await readFile(place, 'utf8');
    const finished = finish(place, html);
    if (finished !== html) await writeFile(place, finished);
  }
  const written = await Promise.all(places.map(timeOf));
  return {
    policy,
    islands: parts.islands,
    styles: { global: [...styles.global], scoped: [...styles.scoped], toasts: [...toasts] },
    pages: Object.fromEntries(places.map((place, index) => [place, written[index] ?? 0])),
  };

  function finish(place: string, html: string): string {
    try {
      return finishPage(html, { styles, policy, loader: parts.loader, scripts, islands });
    } catch (error) {
      throw new Error(
        `${place} holds ${error instanceof Error ? error.message : error}\n` +
          "The content security policy would refuse it. Give it a file of its own, or name it in the site's " +
          'own scripts (src/build/html/pageScripts.ts).',
      );
    }
  }
}

async function timeOf(place: string): Promise<number> {
  return (await stat(place)).mtimeMs;
}

async function pagePlaces(publicFolder: string): Promise<string[]> {
  const names = await readdir(publicFolder, { recursive: true, withFileTypes: true });
  return (
    names
      .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
      .map((entry) => join(entry.parentPath, entry.name))
      // Gatsby puts the parts that pages share together from there, and wants them as they are.
      .filter((place) => !place.startsWith(join(publicFolder, '_gatsby')))
      .sort()
  );
}
