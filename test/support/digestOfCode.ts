import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the site is made of besides its content. */
const folders = ['src', 'static', 'tools'];
const rootFiles = /^(?:gatsby-.*\.tsx?|package\.json|tsconfig\.json)$/;
/** What the build writes itself, and what it never reads. */
const leftOut = /(?:^|[\\/])gatsby-types\.d\.ts$|\.test\.tsx?$/;

/** A digest of all that decides, beside content and settings, what a build makes: code, packages, and Node. */
export function digestOfCode(siteFolder: string): string {
  const below = (folder: string) =>
    readdirSync(join(siteFolder, folder), { recursive: true, encoding: 'utf8' });
  const places = [
    ...readdirSync(siteFolder).filter((name) => rootFiles.test(name)),
    ...folders.flatMap((folder) => below(folder).map((name) => join(folder, name))),
    // npm writes this list whenever it has installed anything.
    'node_modules/.package-lock.json',
  ];
  const hash = createHash('sha256').update(process.version);
  for (const place of places.sort()) {
    const file = join(siteFolder, place);
    const isFile = statSync(file, { throwIfNoEntry: false })?.isFile();
    if (!isFile || leftOut.test(place)) continue;
    const bytes = readFileSync(file);
    hash.update(`\n${place} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}
