import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { readRedirectsFile } from '../../src/build/hosting/redirects';
import { readBuilt } from '../serve';
import type { Build } from './readBuild';
import { takeText } from './visibleText';

/**
 * The selectors of a page's parts, for built files and browsers alike. A page's own part is a list of sections; what
 * surrounds them is the same on every page.
 */
export const selectors = {
  header: 'header',
  sections: 'main > :not(dialog):not(script):not(style):not(template)',
  footer: 'body footer',
} as const;

export interface SitePart {
  /** Dialogs are closed, so their text is compared but not their looks. */
  where: 'header' | 'footer' | 'dialogs' | 'section';
  /** A section's heading or first words. */
  name: string;
  /** The visible text, one line per block. */
  text: string[];
  /** The index of its screenshot among those of the page. */
  place: number;
}

export interface SitePage {
  path: string;
  title: string;
  description: string;
  /** The share picture's path in the built site, and the digest of its content. */
  sharePicture: { place: string; digest: string } | undefined;
  /** The header, the footer and the dialogs. */
  around: SitePart[];
  sections: SitePart[];
  /** The ids of the page's overlays, with a digest that is equal for pages whose overlays look the same. */
  overlays: { ids: string[]; digest: string };
  /** The paths of this site that the page links to. */
  links: string[];
  /** Equal for pages that look and read the same, whatever the names of their scripts. */
  digest: string;
}

export interface BuiltSite extends Build {
  pages: ReadonlyMap<string, SitePage>;
  /** The paths with a redirect. */
  redirects: ReadonlySet<string>;
}

/** Reads a built site. Throws when the folder holds none. */
export function readSite(build: Build): BuiltSite {
  const { folder } = build;
  readBuilt(folder, 'index.html');
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('/index.html') && !file.startsWith('/_gatsby'))
    .map((file) => file.slice(0, -'/index.html'.length) || '/')
    .sort();
  const redirects = join(folder, '_redirects');
  const rules = existsSync(redirects) ? readRedirectsFile(readFileSync(redirects, 'utf8')) : [];
  return {
    ...build,
    pages: new Map(paths.map((path) => [path, readPage(folder, path)])),
    redirects: new Set(rules.map(({ from }) => from)),
  };
}

/** The hashes in names of scripts, which change without a visible change. */
const scriptNames = /-[0-9a-f]{20}(?=\.js)/g;

function readPage(folder: string, path: string): SitePage {
  const html = readFileSync(join(folder, path, 'index.html'), 'utf8');
  const { document } = new JSDOM(html).window;
  document.querySelector('[data-preview]')?.remove();
  const meta = (name: string) =>
    document
      .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
      ?.getAttribute('content') ?? '';
  return {
    path,
    title: document.title,
    description: meta('description'),
    sharePicture: readSharePicture(folder, meta('og:image')),
    links: localLinks(document),
    overlays: readOverlays(document),
    ...readParts(document),
    digest: digestOf(document.documentElement.outerHTML.replace(scriptNames, '')),
  };
}

/** What overlays consist of, including the names of scripts, which change with their content. */
const overlayParts = 'style, script:not([type="application/ld+json"]), template, dialog, [popover]';

function readOverlays(document: Document): SitePage['overlays'] {
  const openers = [...document.querySelectorAll('[commandfor], [popovertarget]')];
  const parts = [...document.querySelectorAll(overlayParts)].map(({ outerHTML }) => outerHTML);
  const ids = openers.map(
    (each) => each.getAttribute('commandfor') ?? each.getAttribute('popovertarget') ?? '',
  );
  return { ids, digest: digestOf(parts.join('')) };
}

/** Splits the document; a page without a list of sections counts as a single section. */
function readParts(document: Document): Pick<SitePage, 'around' | 'sections'> {
  const [header] = document.querySelectorAll(selectors.header);
  const footer = [...document.querySelectorAll(selectors.footer)].at(-1);
  const around = [
    { where: 'header', name: 'Header', text: header ? takeText(header) : [], place: 0 },
    { where: 'footer', name: 'Footer', text: footer ? takeText(footer) : [], place: 1 },
  ] as const;
  const listed = [...document.querySelectorAll(selectors.sections)];
  const sections = (listed.length > 0 ? listed : [document.body]).map((element, index) => {
    const heading = element.querySelector('h1, h2, h3')?.textContent?.trim();
    const text = takeText(element);
    const name = heading || (text[0] ?? 'Without words');
    return { where: 'section', name, text, place: index + 3 } as const;
  });
  const dialogs = takeText(document.body);
  return {
    around: [...around, { where: 'dialogs', name: 'Dialogs', text: dialogs, place: 2 }],
    sections,
  };
}

function readSharePicture(folder: string, address: string) {
  if (!URL.canParse(address)) return undefined;
  // Below a path prefix the folder doesn't repeat it.
  const place = /\/share\/.*$/.exec(new URL(address).pathname)?.[0].slice(1);
  if (place === undefined || !existsSync(join(folder, place))) return undefined;
  return { place, digest: digestOf(readFileSync(join(folder, place))) };
}

function localLinks(document: Document): string[] {
  const links = [...document.querySelectorAll('a[href^="/"]:not([href^="//"])')];
  const paths = links.map((link) => {
    const { pathname } = new URL(link.getAttribute('href') ?? '/', 'http://site.example');
    return pathname.replace(/(?<=.)\/$/, '');
  });
  return [...new Set(paths)].sort();
}

function digestOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
