import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRedirectsFile } from '../../src/build/hosting/rulesFiles';
import { htmlPage } from '../../src/build/html/htmlPage';
import { escapeHtml } from '../../src/build/html/markup';
import { readBuiltPages } from '../../src/build/preview/pages';
import { changesBetween, type WordChange } from '../../src/build/preview/words';
import { serveSite } from '../serve/serve';
import { launchChromium } from '../setup/quietChromium';
import { differingStrips, type Strip } from './strips';

/** A built site, with its name in reports. */
export interface Build {
  name: string;
  folder: string;
}

/** How a change affects what visitors read and see. */
export interface Report {
  before: string;
  after: string;
  words: readonly WordChange[];
  /** The pages that look different, by path. */
  visualChanges: ReadonlyMap<string, readonly Strip[]>;
}

/** Compares two built sites, with pictures of every page that differs. */
export async function makeReport(before: Build, after: Build): Promise<Report> {
  const [old, now] = [await readBuiltPages(before.folder), await readBuiltPages(after.folder)];
  const visualChanges = new Map<string, Strip[]>();
  const browser = await launchChromium();
  const oldSite = await serveSite({ root: before.folder });
  const newSite = await serveSite({ root: after.folder });
  try {
    for (const [path, html] of now) {
      if (old.get(path) === html) continue;
      console.log(`Looking at ${path}`);
      const earlier = old.has(path) ? oldSite.address + path : undefined;
      const strips = await differingStrips(browser, earlier, newSite.address + path);
      if (strips.length > 0) visualChanges.set(path, strips);
    }
  } finally {
    await Promise.all([oldSite.close(), newSite.close(), browser.close()]);
  }
  const redirects = readRedirectsFile(readFileSync(join(after.folder, '_redirects'), 'utf8'));
  const words = changesBetween(old, now, redirects);
  return { before: before.name, after: after.name, words, visualChanges };
}

/** The report as one HTML file, with its pictures in it. */
export function asHtml({ before, after, words, visualChanges }: Report): string {
  const pictures = [...visualChanges].map(
    ([path, strips]) =>
      `<h2>How ${escapeHtml(path)} looks</h2>${strips.map((strip) => figures(path, strip)).join('\n')}`,
  );
  const sections = [
    ...words.map(({ html }) => html),
    ...pictures.map((picture) => `<section>${picture}</section>`),
  ];
  return htmlPage(
    'What changes',
    `<p>${escapeHtml(before)}, compared with ${escapeHtml(after)}</p>
${sections.join('\n') || '<p>Nothing.</p>'}`,
  );
}

function figures(path: string, { width, before, after }: Strip): string {
  const figure = (when: string, picture: Buffer | undefined) =>
    picture === undefined
      ? ''
      : `<figure><figcaption>${when} at ${width} px</figcaption>` +
        `<img alt="${escapeHtml(path)}, ${when.toLowerCase()}" src="data:image/jpeg;base64,${picture.toString('base64')}"></figure>`;
  return figure('Before', before) + figure('After', after);
}

/** GitHub allows 65,536 characters, including the links before the report. */
const MOST = 60_000;

/**
 * The report as a comment for a pull request: the changed words, cut off after a page if there are too many. No line is
 * empty within a change, since Markdown would read what follows as its own; and no `@` notifies anybody.
 */
export function asComment({ words, visualChanges }: Report): string {
  const listed = new Set(words.flatMap(({ paths }) => paths));
  const onlyVisual = [...visualChanges.keys()].filter((path) => !listed.has(path));
  const blocks = words.map(({ html }) => html.replaceAll('@', '@&#8203;'));
  if (onlyVisual.length > 0) blocks.push(`<h2>Only looks different</h2>${onlyVisual.join(', ')}`);
  if (blocks.length === 0) return 'Nothing changes for visitors.\n';
  const comment = `${blocks.join('\n\n')}\n`;
  if (comment.length <= MOST) return comment;
  const kept = comment.slice(0, Math.max(0, comment.lastIndexOf('\n\n', MOST)));
  return `${kept}\n\nThe rest doesn’t fit into a comment. The report has all of it.\n`;
}
