import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { robotsText } from '../discovery/robotsText';
import { notFoundPath } from '../hosting/unservedPaths';
import { attributesOf, locationsIn } from '../html/markup';

/** What a built site has to agree with. */
export interface Expected {
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

type Unplaced = Omit<Difference, 'place'>;

/**
 * Reads the files of a built site, and returns what doesn't agree with the settings of the build. What a build has left
 * as it was, since it took it for unchanged, is read like the rest.
 */
export async function findDifferences(
  publicFolder: string,
  expected: Expected,
): Promise<Difference[]> {
  const { paths, siteUrl, policy, policyIsSent } = expected;
  const read = (place: string) => readFile(join(publicFolder, place), 'utf8').catch(() => '');
  const isThere = (place: string) => existsSync(join(publicFolder, place));
  const differences: Difference[] = [];
  for (const path of paths) {
    const place = path.endsWith('.html') ? path.slice(1) : join(path, 'index.html').slice(1);
    const address = hasAddress(path) ? siteUrl + path : undefined;
    differences.push(...inPage(await read(place), address, expected, isThere).map(at(place)));
  }
  const sitemaps = (await readdir(publicFolder)).filter((name) => /^sitemap-\d+\.xml$/.test(name));
  const listed = (await Promise.all(sitemaps.map(read))).flatMap(locationsIn);
  const indexed = locationsIn(await read('sitemap-index.xml'));
  const sent = policyIsSent && !(await read('_headers')).includes(policy) ? 'another' : policy;
  return [
    ...differences,
    ...different('its text', [await read('robots.txt')], robotsText(siteUrl)).map(at('robots.txt')),
    ...listedOtherwise(
      indexed,
      sitemaps.map((name) => `${siteUrl}/${name}`),
    ).map(at('sitemap-index.xml')),
    ...listedOtherwise(
      listed,
      paths.filter(hasAddress).map((path) => siteUrl + path),
    ).map(at('sitemap-0.xml')),
    ...different('the content security policy', [sent], policy).map(at('_headers')),
  ];
}

function inPage(
  html: string,
  address: string | undefined,
  { siteUrl, formEndpoint, policy }: Expected,
  isThere: (place: string) => boolean,
): Unplaced[] {
  const meta = (name: string) =>
    attributesOf(html, new RegExp(`<meta[^>]*(?:property|http-equiv)="${name}"[^>]*>`), 'content');
  const always = [
    ...different('the content security policy', meta('content-security-policy'), policy),
    ...different('the action of a form', attributesOf(html, /<form[^>]*>/, 'action'), formEndpoint),
  ];
  if (address === undefined) return always;
  const canonical = attributesOf(html, /<link[^>]*rel="canonical"[^>]*>/, 'href');
  const pictures = meta('og:image');
  const folder = `${siteUrl}/share/`;
  const areThere =
    pictures.length > 0 &&
    pictures.every((each) => each?.startsWith(folder) && isThere(each.slice(siteUrl.length)));
  return [
    ...always,
    ...different('the canonical address', canonical, address),
    ...different('og:url', meta('og:url'), address),
    ...(areThere
      ? []
      : [
          {
            what: 'og:image',
            found: pictures.join(' and ') || 'missing',
            expected: `a file of the site, below ${folder}`,
          },
        ]),
  ];
}

/** Pages for unknown addresses have none of their own. */
function hasAddress(path: string): boolean {
  return !notFoundPath().test(path);
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
