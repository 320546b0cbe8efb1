import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { isPictureFile } from '../fields/kinds/picture';
import { type Problem, quote } from '../fields/problem';
import { type ContentFileId, contentFileAt } from '../model/entry';
import { contentModel } from '../model/model';

/** A file below the content folder, by its path within it, such as `pages/clients.md`. */
export interface FoundFile {
  place: string;
  /** Which content file it is; undefined for a picture. */
  contentFile: ContentFileId | undefined;
}

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
 * Lists the files of a content folder. A file that would never be shown, because of its name or place, is a problem.
 */
export async function findFiles(root: string) {
  const files: FoundFile[] = [];
  const unused = new Map<string, string[]>();
  const all = existsSync(root) ? await readdir(root, { recursive: true, withFileTypes: true }) : [];
  for (const dirent of all) {
    const place = placeIn(root, join(dirent.parentPath, dirent.name));
    if (dirent.isDirectory() || place === guide || leftBehind.test(place)) continue;
    // A link could lead out of the folder.
    const found = dirent.isFile() ? foundFileAt(`content/${place}`) : undefined;
    if (found !== undefined) files.push(found);
    else unused.set(dirname(place), [...(unused.get(dirname(place)) ?? []), `content/${place}`]);
  }
  files.sort((one, other) => (one.place < other.place ? -1 : 1));
  return { files, problems: [...unused.values()].map((inFolder) => unusedFiles(inFolder.sort())) };
}

/** The file at a path such as `content/site.json`, whether it exists or not; undefined if a file there would not be used. */
export function foundFileAt(file: string): FoundFile | undefined {
  const contentFile = contentFileAt(file);
  const place = file.slice('content/'.length);
  return contentFile !== undefined || isPictureFile(file) ? { place, contentFile } : undefined;
}

const places = Object.values(contentModel).map(({ place }) => place);

/** What is wrong with the files of a folder that would not be used, told at the first of them. */
export function unusedFiles([file = '', ...others]: readonly string[]): Problem {
  const names = others.map((other) => quote(other.replace(/.*\//, '')));
  const beside = names.length > 0 ? `, and beside it neither is ${names.join(', ')}` : '';
  const advice = `Content is ${places.join(', ')}, and PNG, JPEG, WebP or AVIF pictures in images: files of their own, not links, with names in lower case and words joined by hyphens. Rename, move, convert or remove what isn’t.`;
  return { code: 'unused', file, line: 1, path: [], message: `is not used${beside}`, advice };
}
