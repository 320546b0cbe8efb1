import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRedirectsFile } from '../../src/build/hosting/redirects';
import { escapeHtml } from '../../src/build/html/escapeHtml';
import { changesDocument, changesOf } from '../../src/build/preview/changesPage';
import { type Change, compareWords } from '../../src/build/preview/compareWords';
import { readBuiltPages } from '../../src/build/preview/readPages';
import { serveSite } from '../serve/serve';
import { launchChromium } from '../setup/quietChromium';
import type { Build } from './build';
import { differingStrips, type Strip } from './pictures';

/** How a change affects what visitors read and see. */
export interface Report {
  before: string;
  after: string;
  words: readonly Change[];
  /** The pages that look different, by path. */
  visualChanges: ReadonlyMap<string, readonly Strip[]>;
}

/** Compares two built sites, with pictures of every page that differs. */
export async function makeReport(before: Build, after: Build): Promise<Report> {
  const [old, now] = [await readBuiltPages(before.folder), await readBuiltPages(after.folder)];
  const file = join(after.folder, '_redirects');
  const redirects = existsSync(file) ? readRedirectsFile(readFileSync(file, 'utf8')) : [];
  const words = compareWords(
    old,
    now,
    redirects.map(({ from }) => from),
  );
  const visualChanges = new Map<string, Strip[]>();
  const browser = await launchChromium();
  const [oldServer, newServer] = [
    await serveSite({ root: before.folder }),
    await serveSite({ root: after.folder }),
  ];
  try {
    for (const path of now.keys()) {
      const isNew = !old.has(path);
      if (!isNew && htmlOf(before, path) === htmlOf(after, path)) continue;
      process.stderr.write(`Looking at ${path}\n`);
      const earlier = isNew ? undefined : oldServer.address + path;
      const strips = await differingStrips(browser, earlier, newServer.address + path);
      if (strips.length > 0) visualChanges.set(path, strips);
    }
  } finally {
    await Promise.all([oldServer.close(), newServer.close(), browser.close()]);
  }
  return { before: before.name, after: after.name, words, visualChanges };
}

/** What browsers show of a page, apart from scripts, whose names change with their content, and the banner. */
function htmlOf({ folder }: Build, path: string): string {
  return readFileSync(join(folder, path, 'index.html'), 'utf8')
    .replace(/<aside data-preview[\s\S]*?<\/aside>/, '')
    .replace(/<meta http-equiv="content-security-policy"[^>]*>/, '')
    .replace(/-[0-9a-f]{20}(?=\.js)/g, '');
}

/** The report as one HTML file, with its pictures in it. */
export function asHtml({ before, after, words, visualChanges }: Report): string {
  const pictures = [...visualChanges].map(
    ([path, strips]) =>
      `<section><h2>How ${escapeHtml(path)} looks</h2>${strips.map((strip) => pair(path, strip)).join('\n')}</section>`,
  );
  return changesDocument({
    styles: `main { max-width: 84rem; } .pair { display: flex; flex-wrap: wrap; gap: 1rem; margin-top: 1rem; }
figure { flex: 1 1 20rem; max-width: max-content; margin: 0; }
img { display: block; max-width: 100%; border: 1px solid; }`,
    above: `${escapeHtml(before)}, compared with ${escapeHtml(after)}`,
    body: [changesOf(words), ...pictures].join('\n'),
  });
}

function pair(path: string, { width, before, after }: Strip): string {
  const figure = (when: string, picture: Buffer | undefined) =>
    picture === undefined
      ? ''
      : `<figure><figcaption class="small">${when} at ${width} px</figcaption>` +
        `<img alt="${escapeHtml(path)}, ${when.toLowerCase()}" src="data:image/webp;base64,${picture.toString('base64')}"></figure>`;
  return `<div class="pair">${figure('Before', before)}${figure('After', after)}</div>`;
}
