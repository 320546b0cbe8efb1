import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the site is made of besides its content. */
const folders = ['src', 'static', 'tools'];
const rootFiles = /^(?:gatsby-.*\.tsx?|package\.json|tsconfig\.json)$/;
/** What the build writes itself, and what it never reads. */
const leftOut = /(?:^|[\\/])gatsby-types\.d\.ts$|\.test\.tsx?$/;

/** A digest of all that decides, beside content and settings, what a build makes: code, packages, and Node. */
export function digestOfCode(): string {
  const places = [
    ...readdirSync('.').filter((name) => rootFiles.test(name)),
    ...folders.flatMap(filesBelow),
    // npm writes this list whenever it has installed anything.
    'node_modules/.package-lock.json',
  ];
  const hash = createHash('sha256').update(process.version);
  for (const place of places.sort()) {
    if (leftOut.test(place) || !existsSync(place)) continue;
    const bytes = readFileSync(place);
    hash.update(`\n${place} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
