import { readFileSync } from 'node:fs';

/**
 * The oldest browsers that the site supports, such as `firefox115` for esbuild: `browserslist` in package.json, which
 * Gatsby reads too.
 */
export function browserTargets(): string[] {
  const { browserslist }: { browserslist: string[] } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );
  return browserslist.map((query) => query.replace(' >= ', ''));
}
