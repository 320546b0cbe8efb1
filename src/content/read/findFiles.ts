import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join, parse, relative, resolve } from 'node:path';
import { type ContentFileId, collectionOf } from '../model/entry';
import { pictureName } from '../model/fieldTypes/picture';
import { contentModel } from '../model/model';
import type { Problem, ProblemText } from '../model/problem';

/** A file below the content folder, by its path within it, such as `pages/clients.md`. */
export interface FoundFile {
  place: string;
  /** Which content file it is; undefined for a picture. */
  contentFile: ContentFileId | undefined;
}

/** The guide to the folder, the schemas for editors, and what editors and operating systems leave behind. */
const ignoredFiles =
  /^(?:README\.md|schemas\/.*)$|(?:^|\/)(?:\.[^/]*|[^/]*~|#[^/]*#|Thumbs\.db|desktop\.ini)(?:\/|$)/i;

/**
 * Lists the files of a content folder. A file that would never be shown, because its name or place is wrong, is a
 * problem, so that a writer doesn't wait for it in vain.
 */
export async function findFiles(root: string) {
  const folder = basename(resolve(root));
  const files: FoundFile[] = [];
  const problems: Problem[] = [];
  if (!existsSync(root)) return { files, problems };
  for (const dirent of await readdir(root, { recursive: true, withFileTypes: true })) {
    const place = relative(root, join(dirent.parentPath, dirent.name)).replaceAll('\\', '/');
    if (dirent.isDirectory() || ignoredFiles.test(place)) continue;
    // A link could lead out of the folder.
    const found = dirent.isFile() ? foundFileAt(folder, place) : undefined;
    if (found !== undefined) files.push(found);
    else problems.push({ file: `${folder}/${place}`, line: 1, field: '', ...unused });
  }
  files.sort((one, other) => (one.place < other.place ? -1 : 1));
  return { files, problems };
}

/**
 * The file at a place within a content folder, whether it exists or not; undefined if a file there would not be used.
 * `folder` is the content folder's name.
 */
export function foundFileAt(folder: string, place: string): FoundFile | undefined {
  const file = `${folder}/${place}`;
  const collection = collectionOf(file);
  const { base, name } = parse(place);
  if (place === `images/${base}` && picture.test(base)) return { place, contentFile: undefined };
  if (collection === undefined || !/^[a-z0-9]+(?:[-.][a-z0-9]+)*$/.test(name)) return undefined;
  return { place, contentFile: { collection, file, name } };
}

const picture = new RegExp(`^${pictureName.source}$`);
const places = Object.values(contentModel).map(({ place }) => place);
const unused: ProblemText = {
  code: 'unused',
  message: 'is not used, because of its name or its place',
  advice: `Rename it (lower case, words joined by hyphens), move it, or remove it. Content is ${places.join(', ')}, and pictures that end in .png, .jpg, .jpeg, .webp or .avif directly in images.`,
};
