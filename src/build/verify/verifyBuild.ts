import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { notFoundPath } from '../hosting/unservedPaths';
import { attributesOf } from '../html/markup';
import type { BuiltSite } from '../site/builtSite';

/** Stops the build where a page, rendered by it or left as it was, doesn't agree with its settings. */
export async function verifyBuild({ reporter }: BuildArgs, site: BuiltSite, csp: string) {
  const differences = await findDifferences('public', site, csp);
  if (differences.length > 0) reporter.panic(differenceReport(differences));
}

/** What should be otherwise in the pages, each with its place and what is expected there. */
export async function findDifferences(
  folder: string,
  { siteUrl, formEndpoint, paths }: Pick<BuiltSite, 'siteUrl' | 'formEndpoint' | 'paths'>,
  csp: string,
): Promise<string[]> {
  const differences: string[] = [];
  for (const path of paths) {
    const place = path.endsWith('.html') ? path.slice(1) : join(path, 'index.html').slice(1);
    const html = await readFile(join(folder, place), 'utf8').catch(() => '');
    const attributes = (element: RegExp, name: string) => attributesOf(html, element, name);
    const meta = (name: string) =>
      attributes(new RegExp(`<meta[^>]*(?:property|http-equiv)="${name}"[^>]*>`), 'content');
    compare(place, 'the content security policy', meta('content-security-policy'), csp);
    compare(place, 'the action of a form', attributes(/<form[^>]*>/, 'action'), formEndpoint);
    // Pages for unknown addresses have none of their own.
    if (notFoundPath().test(path)) continue;
    const address = siteUrl + path;
    const canonical = attributes(/<link[^>]*rel="canonical"[^>]*>/, 'href');
    compare(place, 'the canonical address', canonical, address);
    compare(place, 'og:url', meta('og:url'), address);
    const ownPicture = `a file of the site, below ${siteUrl}/share/`;
    const pictures = meta('og:image').map((each) => (isOwnPicture(each) ? ownPicture : each));
    compare(place, 'og:image', pictures, ownPicture);
  }
  return differences;

  /** Every value must be the expected one, and there must be one. */
  function compare(
    place: string,
    what: string,
    values: readonly (string | undefined)[],
    expected: string,
  ): void {
    for (const value of new Set(values.length === 0 ? [undefined] : values)) {
      if (value === expected) continue;
      differences.push(
        `public/${place}\n  ${what}\n    is         ${value ?? 'missing'}\n    should be  ${expected}`,
      );
    }
  }

  function isOwnPicture(address = ''): boolean {
    const isBelow = address.startsWith(`${siteUrl}/share/`);
    return isBelow && existsSync(join(folder, address.slice(siteUrl.length)));
  }
}

const MOST_SHOWN = 10;

export function differenceReport(differences: readonly string[]): string {
  const more = differences.length - MOST_SHOWN;
  return [
    'The built site does not agree with the settings of this build, so it must not be deployed:',
    ...differences.slice(0, MOST_SHOWN),
    ...(more > 0 ? [`… and ${more} more.`] : []),
    'Build again: the next build starts without cached data. If the same comes up once more, the code that ' +
      'writes these files is wrong.',
  ].join('\n\n');
}
