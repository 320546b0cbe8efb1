import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentSecurityPolicy } from '../hosting/contentSecurityPolicy';
import { finishPage } from './finishPage';
import { loader, logMissingPath, speculationRules } from './inlineScripts';
import { collectStyles, type SiteStyles, styleText } from './siteStyles';

interface Origins {
  formOrigin: string;
  playerOrigins: readonly string[];
}

const scripts = [loader, logMissingPath, speculationRules];

/**
 * Finishes every page of the built site (see `finishPage`), and writes only those that change by it.
 *
 * @returns the content security policy that all pages keep
 * @throws when a page holds an inline script, style or event handler that the site doesn't know
 */
export async function finishSite(publicFolder: string, origins: Origins): Promise<string> {
  const styles: SiteStyles = { global: new Map(), scoped: new Map() };
  const toastStyles = new Set<string>();
  const places = await pagePlaces(publicFolder);
  for (const place of places) {
    const html = await readFile(place, 'utf8');
    collectStyles(html, styles);
    toastStyles.add(/<style id="_goober">([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '');
  }
  const policy = contentSecurityPolicy({
    scripts,
    styles: [styleText(styles.global), styleText(styles.scoped), ...toastStyles],
    ...origins,
  });
  for (const place of places) {
    const html = await readFile(place, 'utf8');
    const finished = finish(place, html);
    if (finished !== html) await writeFile(place, finished);
  }
  return policy;

  function finish(place: string, html: string): string {
    try {
      return finishPage(html, { styles, policy, scripts });
    } catch (error) {
      throw new Error(
        `${place} holds ${error instanceof Error ? error.message : error}\n` +
          "The content security policy would refuse it. Give it a file of its own, or name it in the site's " +
          'own scripts (src/document/inlineScripts.ts).',
      );
    }
  }
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
