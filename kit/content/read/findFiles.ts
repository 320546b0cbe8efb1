import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { drawing, isPictureFile } from '../fields/kinds/picture';
import { sayStrangeLetter } from '../fields/letters';
import type { Problem } from '../fields/problem';
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

/** What programs leave behind under names of their own: folders and files, */
const leftFolder = /(?:^|\/)(?:\.[^/]*|[^/]*~|#[^/]*#|__MACOSX|@eaDir|[^/]*\.download)(?:\/|$)/i;
/** and files: of operating systems, of vim, of Office, of JetBrains, of a merge, of a download, and copies. */
const leftFile =
  /(?:^|\/)(?:Thumbs\.db|desktop\.ini|Icon\r|[^/]*\.\w+:[^/]*|[^/]*Zone\.Identifier|\d+|~\$[^/]*|[^/]*___jb_\w+___|[^/]*_(?:BACKUP|BASE|LOCAL|REMOTE)_\d+\.\w+|[^/]*\.(?:sw[a-p]|bak|old|orig|rej|te?mp|part|partial|crdownload))$/i;

/**
 * Whether a path within a content folder has a name that only programs give to what they need for a moment, or forget.
 * Nobody waits for such a file to be shown; names that a person could have meant are not among them.
 */
function isLeftBehind(root: string, path: string): boolean {
  const place = relative(root, path).replaceAll('\\', '/');
  return leftFolder.test(place) || leftFile.test(place);
}

/**
 * Whether whoever watches a content folder can do without a path. It is watched from the folder around it: once it is
 * moved away, as for another branch, what comes back in its place is not what was watched.
 */
export function isUnwatched(root: string, path: string): boolean {
  const place = relative(root, path).replaceAll('\\', '/');
  if (place === '..') return false;
  return place.startsWith('../') || isLeftBehind(root, path);
}

/**
 * Lists the files of a content folder. A file that would never be shown, because its name or place is wrong, is a
 * problem, so that a writer doesn't wait for it in vain.
 */
export async function findFiles(root: string) {
  const files: FoundFile[] = [];
  const problems: Problem[] = [];
  if (!existsSync(root)) return { files, problems };
  for (const dirent of await readdir(root, { recursive: true, withFileTypes: true })) {
    const path = join(dirent.parentPath, dirent.name);
    const place = relative(root, path).replaceAll('\\', '/');
    if (dirent.isDirectory() || place === guide || isLeftBehind(root, path)) continue;
    // A link could lead out of the folder.
    const found = dirent.isFile() ? foundFileAt(`content/${place}`) : undefined;
    if (found !== undefined) files.push(found);
    else problems.push(dirent.isFile() ? unusedFile(`content/${place}`) : linkedFile(place));
  }
  files.sort((one, other) => (one.place < other.place ? -1 : 1));
  return { files, problems };
}

/** What is wrong with a file that is only a link to one elsewhere. */
function linkedFile(place: string): Problem {
  const message = 'is a link to another file, which is not followed';
  const advice = 'Put a copy of that file in its place.';
  return { code: 'unused', file: `content/${place}`, line: 1, field: '', message, advice };
}

/** The file at a path such as `content/site.json`, whether it exists or not; undefined if a file there would not be used. */
export function foundFileAt(file: string): FoundFile | undefined {
  const contentFile = contentFileAt(file);
  const place = file.slice('content/'.length);
  return contentFile !== undefined || isPictureFile(file) ? { place, contentFile } : undefined;
}

const pictureEndings = '.png, .jpg, .jpeg, .webp or .avif';

/** Endings that say nothing against a file in the folder of pictures: those of pictures, and those of content. */
const notForPictures = /^(?:png|jpe?g|webp|avif|md|json)$/i;

const places = Object.values(contentModel).map(({ place }) => place);

/** What is wrong with a file that would not be used. */
export function unusedFile(file: string): Problem {
  const place = { file, line: 1, field: '' };
  if (/\.svg$/i.test(file)) return { code: 'unused', ...place, message: drawing, advice: '' };
  const [, ending] = /^content\/images\/[^/]+\.(\w+)$/.exec(file) ?? [];
  if (ending !== undefined && !notForPictures.test(ending)) {
    const message = `ends in .${ending}, which no page shows`;
    const advice = `Pictures end in ${pictureEndings}: save it as one of these in a program for pictures, or remove it.`;
    return { code: 'unused', ...place, message, advice };
  }
  const letter = sayStrangeLetter(file.slice('content/'.length));
  const message = 'is not used, because of its name or its place';
  const advice = `${letter}Rename it (lower case, words joined by hyphens), move it, or remove it. Content is ${places.join(', ')}, and pictures that end in ${pictureEndings} directly in images.`;
  return { code: 'unused', ...place, message, advice };
}
