import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { isPictureFile } from '../fields/kinds/picture';
import { type Problem, quote } from '../fields/problem';
import { contentFileAt } from '../model/entry';
import { contentModel } from '../model/model';

/** How to write content. */
const guide = 'README.md';

/** Names of temporary and system files, which are passed over in silence. */
const leftBehind =
  /(?:^|\/)(?:\.[^/]*|[^/]*~|#[^/]*#|~\$[^/]*|__MACOSX|Thumbs\.db|desktop\.ini|[^/]*\.(?:tmp|bak|orig|part|crdownload))(?:\/|$)/i;

/**
 * Whether the watcher of a content folder can ignore a path. It watches the folder around it: a folder that is moved away and
 * back, as for another branch, is no longer the one that was watched.
 */
export function isUnwatched(root: string, path: string): boolean {
  const place = placeIn(root, path);
  if (place === '..') return false;
  return place.startsWith('../') || leftBehind.test(place);
}

function placeIn(root: string, path: string): string {
  return relative(root, path).replaceAll('\\', '/');
}

/**
 * Lists the files of a content folder, by paths within it such as `pages/clients.md`. A file that would never be shown, because of its name or place, is a problem.
 */
export async function findFiles(root: string) {
  const places: string[] = [];
  const unused = new Map<string, string[]>();
  const all = existsSync(root) ? await readdir(root, { recursive: true, withFileTypes: true }) : [];
  for (const dirent of all) {
    const place = placeIn(root, join(dirent.parentPath, dirent.name));
    if (dirent.isDirectory() || place === guide || leftBehind.test(place)) continue;
    // A link could lead out of the folder.
    if (dirent.isFile() && isUsed(`content/${place}`)) places.push(place);
    else unused.set(dirname(place), [...(unused.get(dirname(place)) ?? []), `content/${place}`]);
  }
  const problems = [...unused.values()].map((inFolder) => unusedFiles(inFolder.sort()));
  return { places: places.sort(), problems };
}

/** Whether the site uses a file at a path such as `content/site.json`. */
export function isUsed(file: string): boolean {
  return contentFileAt(file) !== undefined || isPictureFile(file);
}

const textPlaces = Object.values(contentModel).map(({ place }) => place);

/** What is wrong with the files of a folder that would not be used, told at the first of them. */
export function unusedFiles([file = '', ...others]: readonly string[]): Problem {
  const names = others.map((other) => quote(other.replace(/.*\//, '')));
  const beside = names.length > 0 ? `, and beside it neither is ${names.join(', ')}` : '';
  const advice = `Content is ${textPlaces.join(', ')}, and PNG, JPEG, WebP or AVIF pictures in images: files of their own, not links, with names in lower case and words joined by hyphens. Rename, move, convert or remove what isn’t.`;
  return { code: 'unused', file, line: 1, path: [], message: `is not used${beside}`, advice };
}
