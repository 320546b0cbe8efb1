import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../kit/content/fields/problem';

/** The digests of the pictures that illustrations/render.ts has drawn, by their file. */
const list = 'illustrations/drawn.json';

export function digestOfPicture(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/**
 * The drawn pictures that a project’s content still has, each as something to do before the site goes live; one for dark
 * mode goes with the one whose place it takes.
 */
export function drawnPictures(folder = '.'): Problem[] {
  if (!existsSync(join(folder, list))) return [];
  const drawn = Object.entries<string>(JSON.parse(readFileSync(join(folder, list), 'utf8')));
  const left = drawn.flatMap(([file, digest]) => {
    const path = join(folder, file);
    return existsSync(path) && digestOfPicture(readFileSync(path)) === digest ? file : [];
  });
  return left
    .filter((file) => !/-dark\.\w+$/.test(file) || !left.includes(file.replace(/-dark(?=\.)/, '')))
    .map((file) => ({
      code: 'sample',
      file,
      line: 1,
      path: [],
      message: 'is drawn, with furniture and codes that are made up',
      advice:
        'Put a picture of your product in its place, and in that of the one for dark mode, unless the drawing is to stay.',
      severity: 'launch',
    }));
}
