import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  type BuiltPage,
  builtAddress,
  fileAt,
  readBuiltPages,
  readLocations,
  readProduct,
} from './builtPages';
import { expect, PUBLIC, test } from './builtSite';

/** What search engines require of each type of fact, according to their documentation: src/layout/jsonLd.ts. */
const demanded: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
};

/** The address that the site was built for. */
let SITE = '';
let pages: BuiltPage[] = [];
let notFound: BuiltPage[] = [];
/** What the pages themselves call the product. */
let product = '';

test.beforeAll(() => {
  SITE = builtAddress();
  ({ pages, notFound } = readBuiltPages());
  product = readProduct();
});

/** Each page's faults, by its path; pages without faults are left out. */
function faultsOf(
  judged: readonly BuiltPage[],
  judge: (page: BuiltPage) => readonly string[],
): Record<string, readonly string[]> {
  const all = judged.map((page) => [page.route, judge(page)] as const);
  return Object.fromEntries(all.filter(([, faults]) => faults.length > 0));
}

function meta({ document }: BuiltPage, name: string): string[] {
  const found = document.head.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`);
  return [...found].map((element) => element.getAttribute('content') ?? '');
}

function titles({ document }: BuiltPage): string[] {
  return [...document.head.querySelectorAll('title')].map(({ textContent }) => textContent ?? '');
}

function canonicals({ document }: BuiltPage): string[] {
  return [...document.querySelectorAll('link[rel="canonical"]')].map(
    (link) => link.getAttribute('href') ?? '',
  );
}

/** The addresses of the pages that the sitemap lists. */
function listedPages(): string[] {
  return readLocations('sitemap-index.xml').flatMap((sitemap) =>
    readLocations(new URL(sitemap).pathname),
  );
}

/** Faults in a text that each page must have and no two may share. The check advises on its length. */
function textFaults(read: (page: BuiltPage) => string[]) {
  return faultsOf(pages, (page) => {
    const [text = '', ...more] = read(page);
    const others = pages.filter((other) => other !== page && read(other).includes(text));
    return [
      ...(text.trim() === '' ? ['has none'] : []),
      ...(more.length > 0 ? ['has more than one'] : []),
      ...others.map(({ route }) => `is that of ${route}`),
    ];
  });
}

test('all pages are there', () => {
  expect(pages.map(({ route }) => route)).toContain('/');
  expect(notFound.map(({ route }) => route)).toContain('/404.html');
});

test('every page has one main heading', () => {
  const faults = faultsOf([...pages, ...notFound], ({ document }) => {
    const headings = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent);
    return headings.length === 1 && headings[0]?.trim() ? [] : [`has ${headings.length}`];
  });
  expect(faults).toEqual({});
});

test('every page has a title of its own', () => {
  expect(textFaults(titles)).toEqual({});
});

test('every page has a description of its own', () => {
  expect(textFaults((page) => meta(page, 'description'))).toEqual({});
});

test('every page gives its own address as canonical, and the sitemap has the same', () => {
  expect(
    faultsOf(pages, (page) => {
      const found = canonicals(page);
      return found.length === 1 && found[0] === SITE + page.route ? [] : [`says ${found}`];
    }),
  ).toEqual({});
  expect(listedPages().sort()).toEqual(pages.map(({ route }) => SITE + route).sort());
});

test('robots.txt allows everything, and names the sitemap', () => {
  const lines = readFileSync(join(PUBLIC, 'robots.txt'), 'utf8').split('\n');
  expect(lines).toContain('User-agent: *');
  expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual([]);
  const addresses = lines.flatMap((line) => /^Sitemap: (.*)$/.exec(line)?.[1] ?? []);
  expect(addresses).toEqual([`${SITE}/sitemap-index.xml`]);
  for (const address of [...addresses, ...readLocations('sitemap-index.xml')]) {
    expect(fileAt(address), address).toBeDefined();
  }
});

test('every page is shared with its own words, address and picture', async () => {
  const shown = new Map<string, string>();
  for (const page of pages) {
    await test.step(page.route, async () => {
      expect(meta(page, 'og:title')).toEqual(titles(page));
      expect(meta(page, 'og:description')).toEqual(meta(page, 'description'));
      expect(meta(page, 'og:url')).toEqual(canonicals(page));
      expect(meta(page, 'og:type')).toEqual(['website']);
      expect(meta(page, 'og:site_name')).toEqual([product]);
      expect(meta(page, 'twitter:card')).toEqual(['summary_large_image']);
      const heading = page.document.querySelector('h1')?.textContent;
      expect(meta(page, 'og:image:alt')).toEqual([heading]);
      const [picture = '', ...more] = meta(page, 'og:image');
      expect(more).toEqual([]);
      const { format, width, height } = await sharp(fileAt(picture)).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
      expect(meta(page, 'og:image:width')).toEqual(['1200']);
      expect(meta(page, 'og:image:height')).toEqual(['630']);
      expect(shown.get(picture), 'is the picture of another page').toBeUndefined();
      shown.set(picture, page.route);
    });
  }
  const kept = readdirSync(join(PUBLIC, 'share')).map((name) => `${SITE}/share/${name}`);
  expect(kept.sort()).toEqual([...shown.keys()].sort());
});

test('the 404 pages are neither indexed nor shared', () => {
  for (const page of notFound) {
    expect(meta(page, 'robots')).toEqual(['noindex']);
    expect(canonicals(page)).toEqual([]);
    expect(meta(page, 'og:image')).toEqual([]);
    expect(page.document.querySelector('script[type="application/ld+json"]')).toBeNull();
  }
});

test('every page has colours, icons and the manifest, each of its stated size', async () => {
  for (const page of [...pages, ...notFound]) {
    expect(meta(page, 'theme-color')).toEqual([
      expect.stringMatching(/^#\w{6}$/),
      expect.stringMatching(/^#\w{6}$/),
    ]);
    for (const [rel, href] of [
      ['icon', '/favicon.svg'],
      ['apple-touch-icon', '/apple-touch-icon.png'],
      ['manifest', '/manifest.webmanifest'],
    ]) {
      const link = page.document.head.querySelectorAll(`link[rel="${rel}"]`);
      expect([...link].map((each) => each.getAttribute('href'))).toEqual([href]);
    }
  }
  const manifest = JSON.parse(readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8'));
  expect(manifest).toMatchObject({ start_url: './', lang: 'en' });
  const sizes: string[] = [];
  for (const { src, sizes: size, type } of manifest.icons) {
    const { format, width, height } = await sharp(join(PUBLIC, src)).metadata();
    expect(`image/${format} ${width}x${height}`).toBe(`${type} ${size}`);
    sizes.push(size);
  }
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
  const apple = await sharp(join(PUBLIC, 'apple-touch-icon.png')).metadata();
  expect([apple.width, apple.height]).toEqual([180, 180]);
});

/** The addresses that a page links to or is made of, including what waits in the template for scripts. */
function addressesOf({ document, route }: BuiltPage): URL[] {
  const waiting = [...document.querySelectorAll('template')].map(({ content }) => content);
  const found: string[] = [];
  for (const part of [document, ...waiting]) {
    for (const name of ['href', 'src', 'srcset', 'imagesrcset']) {
      for (const element of part.querySelectorAll(`[${name}]`)) {
        const value = element.getAttribute(name) ?? '';
        const all = name.endsWith('srcset') ? value.split(/,\s+/) : [value];
        found.push(...all.map((each) => each.trim().split(/\s/)[0] ?? ''));
      }
    }
  }
  return found.map((address) => new URL(address, SITE + route));
}

test('every address and anchor on the site that a page names exists', () => {
  const faults = faultsOf([...pages, ...notFound], (page) =>
    addressesOf(page).flatMap(({ origin, href, hash }) => {
      if (origin !== SITE) return [];
      const [address = ''] = href.split('#');
      if (fileAt(address) === undefined && address !== SITE + page.route) return [address];
      const id = decodeURIComponent(hash.slice(1));
      if (id === '') return [];
      const route = new URL(address).pathname;
      const target = [...pages, ...notFound].find((other) => other.route === route);
      return target?.document.getElementById(id) ? [] : [href];
    }),
  );
  expect(faults).toEqual({});
});

test('the site has no editing UI unless a repository is named, and no page mentions one', () => {
  expect(existsSync(join(PUBLIC, 'admin'))).toBe(false);
  const faults = faultsOf([...pages, ...notFound], (page) =>
    addressesOf(page).flatMap(({ pathname }) =>
      /^\/admin(?:\/|$)/.test(pathname) ? [pathname] : [],
    ),
  );
  expect(faults).toEqual({});
  const scripts = readdirSync(PUBLIC).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  const speaking = scripts.filter((name) =>
    readFileSync(join(PUBLIC, name), 'utf8').includes('/admin'),
  );
  expect(speaking).toEqual([]);
});

test('what a page opens on itself exists', () => {
  const faults = faultsOf([...pages, ...notFound], ({ document }) =>
    ['commandfor', 'popovertarget', 'for', 'aria-labelledby', 'aria-describedby'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)]
        .flatMap((element) => element.getAttribute(name)?.split(/\s+/) ?? [])
        .filter((id) => document.getElementById(id) === null),
    ),
  );
  expect(faults).toEqual({});
});

test('every picture has its dimensions and a text alternative', () => {
  const faults = faultsOf([...pages, ...notFound], ({ document }) => [
    ...[...document.querySelectorAll('img')]
      .filter((image) => {
        const sizes = ['width', 'height'].map((name) => Number(image.getAttribute(name)));
        return !image.alt.trim() || !sizes.every((size) => size > 0);
      })
      .map((image) => image.src),
    ...[...document.querySelectorAll('svg')]
      .filter((drawing) => !drawing.hasAttribute('width') || !drawing.hasAttribute('height'))
      .map((drawing) => drawing.outerHTML),
    ...[...document.querySelectorAll('svg:not([aria-hidden="true"])')]
      .filter((drawing) => drawing.closest('[role="img"][aria-label]') === null)
      .map((drawing) => drawing.outerHTML),
  ]);
  expect(faults).toEqual({});
});

/** Every typed object in a fact. */
function typed(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(typed);
  return '@type' in value ? [{ ...value }, ...inside] : inside;
}

function factsOf({ document }: BuiltPage): Record<string, unknown>[] {
  const [script, ...more] = document.querySelectorAll('script[type="application/ld+json"]');
  expect(more).toEqual([]);
  const data = JSON.parse(script?.textContent ?? '');
  expect(Object.keys(data)).toEqual(['@context', '@graph']);
  expect(data['@context']).toBe('https://schema.org');
  return typed(data['@graph']);
}

/** The origins whose players the page may show. */
function playersOf({ document }: BuiltPage): string[] {
  const policy = document.querySelector('meta[http-equiv="content-security-policy"]');
  return /frame-src ([^;]*)/.exec(policy?.getAttribute('content') ?? '')?.[1]?.split(' ') ?? [];
}

test('every page states facts that search engines accept, and none that it doesn’t show', () => {
  const faults = faultsOf(pages, (page) => {
    const facts = factsOf(page);
    const words = page.document.body.textContent ?? '';
    const links = addressesOf(page).map(({ href }) => href);
    const players = playersOf(page);
    const missing = facts.flatMap((fact) => {
      const fields = demanded[String(fact['@type'])] ?? ['a type that is known here'];
      return fields.filter((name) => !fact[name]).map((name) => `${fact['@type']} lacks ${name}`);
    });
    const said = facts.flatMap(({ name, transcript = '' }) => [
      String(name ?? ''),
      ...String(transcript).split('\n'),
    ]);
    const unsaid = said.flatMap((text) =>
      words.includes(text) ? [] : [`the page has no "${text}"`],
    );
    const lost = [...JSON.stringify(facts).matchAll(/"(https?:[^"]*)"/g)].flatMap(
      ([, address = '']) =>
        fileAt(address) || links.includes(address) || players.includes(new URL(address).origin)
          ? []
          : [`nothing is at ${address}`],
    );
    return [...missing, ...unsaid, ...lost];
  });
  expect(faults).toEqual({});
});

test('all pages state who publishes them; the home page names the site, and policies have breadcrumbs', () => {
  for (const page of pages) {
    const types = factsOf(page).map((fact) => fact['@type']);
    expect(types, page.route).toContain('Organization');
    expect(types.includes('WebSite'), page.route).toBe(page.route === '/');
    expect(types.includes('BreadcrumbList'), page.route).toBe(
      page.document.querySelector('main article') !== null,
    );
  }
});
