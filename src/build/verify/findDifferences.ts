import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { robotsText } from '../discovery/robotsText';
import { notFoundPath } from '../hosting/unservedPaths';

/** What a built site has to agree with. */
export interface Agreement {
  /** Where visitors reach the site, without a slash at its end. */
  siteUrl: string;
  formEndpoint: string;
  /** The content security policy of the pages. */
  policy: string;
  /** Whether hosts are told it too: with the editing UI, which has one of its own, each page alone carries it. */
  policyIsSent: boolean;
  /** The paths of all pages, as Gatsby knows them, of which some have no address of their own. */
  paths: readonly string[];
}

/** Something in a built file that should be otherwise. */
export interface Difference {
  /** Below the folder of the site, such as `clients/index.html`. */
  place: string;
  what: string;
  found: string;
  expected: string;
}

/**
 * Reads the files of a built site, and returns what doesn't agree with the settings of the build. What a build has left
 * as it was, since it took it for unchanged, is read like the rest.
 */
export async function findDifferences(
  publicFolder: string,
  agreement: Agreement,
): Promise<Difference[]> {
  const { paths, siteUrl } = agreement;
  const found: Difference[] = [];
  for (const path of paths) {
    const place = path.endsWith('.html') ? path.slice(1) : join(path, 'index.html').slice(1);
    const html = await read(publicFolder, place);
    const address = isNotFound(path) ? undefined : siteUrl + path;
    found.push(...inPage(html, address, publicFolder, agreement).map((one) => ({ place, ...one })));
  }
  found.push(...(await inOtherFiles(publicFolder, agreement)));
  return found;
}

type Unplaced = Omit<Difference, 'place'>;

function inPage(
  html: string,
  address: string | undefined,
  publicFolder: string,
  { siteUrl, formEndpoint, policy }: Agreement,
): Unplaced[] {
  const metas = tags(html, 'meta');
  const contents = (name: string, key = 'property') =>
    metas.filter((meta) => meta[key] === name).map((meta) => meta.content);
  const links = tags(html, 'link').filter(({ rel }) => rel === 'canonical');
  const differences = [
    ...different(
      'the content security policy',
      contents('content-security-policy', 'http-equiv'),
      policy,
    ),
    ...different(
      'the action of a form',
      tags(html, 'form').map(({ action }) => action),
      formEndpoint,
    ),
  ];
  if (address === undefined) return differences;
  differences.push(
    ...different(
      'the canonical address',
      links.map(({ href }) => href),
      address,
    ),
    ...different('og:url', contents('og:url'), address),
  );
  const pictures = contents('og:image');
  const folder = `${siteUrl}/share/`;
  const isThere = (picture: string | undefined) =>
    picture?.startsWith(folder) && existsSync(join(publicFolder, picture.slice(siteUrl.length)));
  if (pictures.length === 0 || !pictures.every(isThere)) {
    differences.push({
      what: 'og:image',
      found: pictures.join(' and ') || 'missing',
      expected: `a file of the site, below ${folder}`,
    });
  }
  return differences;
}

async function inOtherFiles(
  publicFolder: string,
  { siteUrl, formEndpoint, policy, policyIsSent, paths }: Agreement,
): Promise<Difference[]> {
  const robots = await read(publicFolder, 'robots.txt');
  const sitemaps = (await readdir(publicFolder)).filter((name) => /^sitemap-\d+\.xml$/.test(name));
  const texts = await Promise.all(sitemaps.map((name) => read(publicFolder, name)));
  const index = await read(publicFolder, 'sitemap-index.xml');
  const { origin } = new URL(formEndpoint);
  const headers = await read(publicFolder, '_headers');
  const addresses = paths.filter((path) => !isNotFound(path)).map((path) => siteUrl + path);
  const indexed = sitemaps.map((name) => `${siteUrl}/${name}`);
  return [
    ...different('its text', [robots], robotsText(siteUrl)).map(at('robots.txt')),
    ...listedOtherwise(locations(index), indexed).map(at('sitemap-index.xml')),
    ...listedOtherwise(texts.flatMap(locations), addresses).map(at('sitemap-0.xml')),
    ...['connect-src', 'form-action'].flatMap((name) => {
      const directive = policy.split('; ').find((one) => one.startsWith(`${name} `)) ?? 'missing';
      if (directive.split(' ').includes(origin)) return [];
      return {
        place: '_headers',
        what: name,
        found: directive,
        expected: `${name} with ${origin}`,
      };
    }),
    ...different(
      'the content security policy',
      [headers.includes(policy) || !policyIsSent ? policy : 'another'],
      policy,
    ).map(at('_headers')),
  ];
}

/** Pages for unknown addresses have none of their own. */
function isNotFound(path: string): boolean {
  return notFoundPath().test(path);
}

function at(place: string) {
  return (difference: Unplaced): Difference => ({ place, ...difference });
}

function listedOtherwise(listed: readonly string[], expected: readonly string[]): Unplaced[] {
  const what = 'an address that it lists';
  const [isListed, isExpected] = [new Set(listed), new Set(expected)];
  return [
    ...expected
      .filter((address) => !isListed.has(address))
      .map((address) => ({ what, found: 'missing', expected: address })),
    ...listed
      .filter((address) => !isExpected.has(address))
      .map((address) => ({ what, found: address, expected: 'none, as no page has it' })),
  ];
}

/** Each of the values that is another than it should be; all of them are missing where there are none. */
function different(
  what: string,
  values: readonly (string | undefined)[],
  expected: string,
): Unplaced[] {
  const found = values.length === 0 ? [undefined] : values;
  return [...new Set(found)]
    .filter((value) => value !== expected)
    .map((value) => ({ what, found: value ?? 'missing', expected }));
}

/** The attributes of all elements with a name. */
function tags(html: string, name: string): Record<string, string | undefined>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b((?:[^>"]|"[^"]*")*)>`, 'g'))].map(
    ([, attributes = '']) =>
      Object.fromEntries(
        [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
          key,
          value.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
        ]),
      ),
  );
}

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
}

function read(publicFolder: string, place: string): Promise<string> {
  return readFile(join(publicFolder, place), 'utf8').catch(() => '');
}
