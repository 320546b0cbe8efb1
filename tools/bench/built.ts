import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The HTML files of a built site, by their place in it: what tells whether they were written again. */
export type HtmlFiles = ReadonlyMap<string, { digest: string; written: number }>;

/** Which HTML files a second build has touched. */
export interface HtmlChanges {
  /** Rendered and written again, whatever came of it. */
  written: string[];
  /** With other contents than before. */
  changed: string[];
  /** There before, and gone. */
  gone: string[];
}

/** Reads all HTML of a built site. */
export async function readHtml(publicFolder: string): Promise<HtmlFiles> {
  const files = new Map<string, { digest: string; written: number }>();
  for (const name of (await readdir(publicFolder, { recursive: true })).sort()) {
    const path = join(publicFolder, name);
    // Gatsby keeps the data of /404.html in a folder of that name.
    const stats = name.endsWith('.html') ? await stat(path) : undefined;
    if (stats === undefined || stats.isDirectory()) continue;
    const digest = createHash('sha256')
      .update(await readFile(path))
      .digest('base64');
    files.set(name.replaceAll('\\', '/'), { digest, written: stats.mtimeMs });
  }
  return files;
}

/** Compares the HTML of two builds in the same folder. */
export function compareHtml(before: HtmlFiles, after: HtmlFiles): HtmlChanges {
  const places = [...after.keys()];
  return {
    written: places.filter((place) => after.get(place)?.written !== before.get(place)?.written),
    changed: places.filter((place) => after.get(place)?.digest !== before.get(place)?.digest),
    gone: [...before.keys()].filter((place) => !after.has(place)),
  };
}

/** The place of a page's HTML in a built site, by the page's address. */
export function htmlPlace(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
}

/** How many bytes a page takes in a built site on the average: its HTML, and its data. */
export async function bytesPerPage(
  publicFolder: string,
  paths: readonly string[],
): Promise<number> {
  let sum = 0;
  for (const path of paths) {
    const data = join('page-data', path === '/' ? 'index' : path.slice(1), 'page-data.json');
    for (const place of [htmlPlace(path), data]) {
      sum += (await stat(join(publicFolder, place))).size;
    }
  }
  return sum / paths.length;
}
