import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What the site is made of besides its content. */
const folders = ['src', 'static', 'tools'];
const rootFiles = /^(?:gatsby-.*\.tsx?|package\.json|tsconfig\.json)$/;
/** What the build writes itself, and what it never reads. */
const leftOut = /(?:^|[\\/])gatsby-types\.d\.ts$|\.test\.tsx?$/;

/** A digest of all that decides, beside content and settings, what a build makes: code, packages, and Node. */
export function digestOfCode(siteFolder: string): string {
  const places = [
    ...readdirSync(siteFolder).filter((name) => rootFiles.test(name)),
    ...folders.flatMap((folder) => filesBelow(siteFolder, folder)),
    // npm writes this list whenever it has installed anything.
    'node_modules/.package-lock.json',
  ];
  const hash = createHash('sha256').update(process.version);
  for (const place of places.sort()) {
    const file = join(siteFolder, place);
    if (leftOut.test(place) || !existsSync(file)) continue;
    const bytes = readFileSync(file);
    hash.update(`\n${place} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}

function filesBelow(siteFolder: string, folder: string): string[] {
  return readdirSync(join(siteFolder, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(siteFolder, join(entry.parentPath, entry.name)));
}
