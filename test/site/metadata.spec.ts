import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import {
  type BuiltPage,
  builtAddress,
  builtFolder,
  fileAt,
  readBuiltPages,
  readLocations,
  readProduct,
} from './builtPages';

/** The address that the site was built for. */
let SITE = '';
let pages: BuiltPage[] = [];
let notFound: BuiltPage[] = [];
let all: BuiltPage[] = [];
/** What the pages themselves call the product. */
let product = '';

test.beforeAll(() => {
  SITE = builtAddress();
  ({ pages, notFound } = readBuiltPages());
  all = [...pages, ...notFound];
  product = readProduct();
});

/** Each page's faults, by its path; pages without faults are left out. */
function faultsOf(
  judged: readonly BuiltPage[],
  judge: (page: BuiltPage) => readonly string[],
): Record<string, readonly string[]> {
  const judgements = judged.map((page) => [page.route, judge(page)] as const);
  return Object.fromEntries(judgements.filter(([, faults]) => faults.length > 0));
}

function meta({ document }: BuiltPage, name: string): string[] {
  const found = document.head.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`);
  return [...found].map((element) => element.getAttribute('content') ?? '');
}

function titles({ document }: BuiltPage): string[] {
  return [...document.head.querySelectorAll('title')].map(({ textContent }) => textContent ?? '');
}

/** What a page’s links of a type lead to, such as its icon. */
function linked({ document }: BuiltPage, rel: string): (string | null)[] {
  const links = [...document.querySelectorAll(`link[rel="${rel}"]`)];
  return links.map((link) => link.getAttribute('href'));
}

test('every page has a title and a description of its own', () => {
  for (const read of [titles, (page: BuiltPage) => meta(page, 'description')]) {
    const texts = pages.map(read);
    // The check advises on their length.
    expect(texts).toEqual(pages.map(() => [expect.stringMatching(/\S/)]));
    expect(texts.flat()).toEqual([...new Set(texts.flat())]);
  }
});

test('every page gives its own address as canonical, and so does the sitemap that robots.txt names of all that search engines may show', () => {
  for (const page of pages) expect(linked(page, 'canonical')).toEqual([SITE + page.route]);
  const lines = readFileSync(join(builtFolder(), 'robots.txt'), 'utf8').split('\n');
  expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual([]);
  const listed = readLocations('sitemap.xml');
  const shown = pages.filter((page) => meta(page, 'robots').length === 0);
  expect(listed.sort()).toEqual(shown.map(({ route }) => SITE + route).sort());
});

test('every page is shared with its own words and address, and with its hero’s picture or the icon', async () => {
  const shown = new Set<string>();
  for (const page of pages) {
    await test.step(page.route, async () => {
      expect(meta(page, 'og:title')).toEqual(titles(page));
      expect(meta(page, 'og:description')).toEqual(meta(page, 'description'));
      expect(meta(page, 'og:url')).toEqual(linked(page, 'canonical'));
      expect(meta(page, 'og:type')).toEqual(['website']);
      expect(meta(page, 'og:site_name')).toEqual([product]);
      expect(meta(page, 'twitter:card')).toEqual(['summary_large_image']);
      const hero = page.document.querySelector('main img[fetchpriority="high"]');
      expect(meta(page, 'og:image:alt')).toEqual([hero?.getAttribute('alt') ?? product]);
      const [picture = '', ...more] = meta(page, 'og:image');
      expect(more).toEqual([]);
      const file = parse(hero?.getAttribute('src') ?? 'icon-512.png').name;
      expect(picture.slice(0, -'-0123456789.jpg'.length)).toBe(`${SITE}/share/${file}`);
      const { format, width, height } = await sharp(fileAt(picture)).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
      expect(meta(page, 'og:image:width')).toEqual(['1200']);
      expect(meta(page, 'og:image:height')).toEqual(['630']);
      shown.add(picture);
    });
  }
  const kept = readdirSync(join(builtFolder(), 'share')).map((name) => `${SITE}/share/${name}`);
  expect(kept.sort()).toEqual([...shown].sort());
});

test('the 404 pages are neither indexed nor shared', () => {
  for (const page of notFound) {
    expect(meta(page, 'robots')).toEqual(['noindex']);
    expect(linked(page, 'canonical')).toEqual([]);
    expect(meta(page, 'og:image')).toEqual([]);
    expect(page.document.querySelector('script[type="application/ld+json"]')).toBeNull();
  }
});

test('every page has colours, icons and the manifest, each of its stated size', async () => {
  for (const page of all) {
    const colour = expect.stringMatching(/^#\w{6}$/);
    expect(meta(page, 'theme-color')).toEqual([colour, colour]);
    expect(linked(page, 'icon')).toEqual(['/favicon.svg']);
    expect(linked(page, 'apple-touch-icon')).toEqual(['/apple-touch-icon.png']);
    expect(linked(page, 'manifest')).toEqual(['/manifest.webmanifest']);
  }
  const manifest = JSON.parse(readFileSync(join(builtFolder(), 'manifest.webmanifest'), 'utf8'));
  expect(manifest).toMatchObject({ start_url: './', lang: 'en' });
  for (const { src, sizes, type } of manifest.icons) {
    const { format, width, height } = await sharp(join(builtFolder(), src)).metadata();
    expect(`image/${format} ${width}x${height}`).toBe(`${type} ${sizes}`);
  }
  const sizes = manifest.icons.map((icon: { sizes: string }) => icon.sizes);
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
});

test('every address and anchor on the site that a page names exists', () => {
  const faults = faultsOf(all, (page) =>
    addressesOf(page.document, SITE + page.route).flatMap(({ origin, href, hash }) => {
      if (origin !== SITE) return [];
      const [address = ''] = href.split('#');
      if (fileAt(address) === undefined && address !== SITE + page.route) return [address];
      const id = decodeURIComponent(hash.slice(1));
      if (id === '') return [];
      const route = new URL(address).pathname;
      const target = all.find((other) => other.route === route);
      return target?.document.getElementById(id) ? [] : [href];
    }),
  );
  expect(faults).toEqual({});
});

/** What holds for every element that matches. */
const rules: Record<string, (element: Element, page: Document) => boolean> = {
  // A new tab is announced, and gets no reference to this one.
  '[target="_blank"]': (link) =>
    /\(.+\)$/.test(link.textContent ?? '') && link.matches('[rel~="noopener"]'),
  // What a page opens on itself exists.
  '[commandfor], [popovertarget]': (control, page) => {
    const id = control.getAttribute('commandfor') ?? control.getAttribute('popovertarget');
    return page.getElementById(id ?? '') !== null;
  },
  // Nothing moves when a picture arrives.
  'img, svg': (picture) => picture.matches('[width][height]'),
};

for (const [selector, holds] of Object.entries(rules)) {
  test(`every ${selector} is as it has to be`, () => {
    const faults = faultsOf(all, ({ document }) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => !holds(element, document))
        .map(({ outerHTML }) => outerHTML),
    );
    expect(faults).toEqual({});
  });
}

test('every page states who it is from, and only addresses that exist, to search engines', () => {
  const faults = faultsOf(pages, ({ document, route }) => {
    const facts = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    const { '@context': vocabulary, '@graph': graph } = JSON.parse(facts);
    expect(vocabulary).toBe('https://schema.org');
    expect(graph).toContainEqual(expect.objectContaining({ '@type': 'Organization' }));
    const links = addressesOf(document, SITE + route).map(({ href }) => href);
    return [...JSON.stringify(graph).matchAll(/"(https?:[^"]*)"/g)]
      .map(([, address = '']) => address)
      .filter((address) => !fileAt(address) && !links.includes(address));
  });
  expect(faults).toEqual({});
});

/** The addresses that a page links to or is made of, including what waits in the template for scripts. */
function addressesOf(document: Document, base: string): URL[] {
  const waiting = [...document.querySelectorAll('template')].map(({ content }) => content);
  const elements = [document, ...waiting].flatMap((part) => [...part.querySelectorAll('*')]);
  return ['href', 'src', 'srcset', 'imagesrcset'].flatMap((name) =>
    elements.flatMap((element) => {
      const value = element.getAttribute(name);
      const found = name.endsWith('srcset') ? value?.split(/,\s+/) : value && [value];
      return (found || []).map((each) => new URL(each.trim().split(/\s/)[0] ?? '', base));
    }),
  );
}
