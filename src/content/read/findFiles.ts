import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join, parse, relative, resolve } from 'node:path';
import { type ContentFileId, collectionOf } from '../model/entry';
import { pictureName } from '../model/fieldTypes/picture';
import { contentModel } from '../model/model';
import { didYouMean } from '../model/nearest';
import type { Problem, ProblemText } from '../model/problem';

/** A file below the content folder, by its path within it, such as `pages/clients.md`. */
export interface FoundFile {
  place: string;
  /** Which content file it is; undefined for a picture. */
  contentFile: ContentFileId | undefined;
}

/** Files that belong in the folder without being content: its guide, and the schemas for editors. */
const supportFiles = /^(?:README\.md|schemas\/.*)$/;

/** Files that editors and operating systems leave behind. */
const ignoredFiles = /(?:^|\/)(?:\.[^/]*|[^/]*~|#[^/]*#|Thumbs\.db|desktop\.ini)(?:\/|$)/i;

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
    if (dirent.isDirectory() || supportFiles.test(place) || ignoredFiles.test(place)) continue;
    const file = `${folder}/${place}`;
    const wrong = dirent.isFile() ? placeProblem(place) : notAFile;
    if (wrong === undefined) files.push({ place, contentFile: contentOf(place, file) });
    else problems.push({ file, line: 1, field: '', ...wrong });
  }
  files.sort((one, other) => (one.place < other.place ? -1 : 1));
  return { files, problems };
}

/**
 * The file at a place within a content folder, whether it exists or not; undefined if a file there would not be used.
 * `folder` is the content folder's name.
 */
export function foundFileAt(folder: string, place: string): FoundFile | undefined {
  const isUsed =
    !supportFiles.test(place) && !ignoredFiles.test(place) && placeProblem(place) === undefined;
  return isUsed ? { place, contentFile: contentOf(place, `${folder}/${place}`) } : undefined;
}

function contentOf(place: string, file: string): ContentFileId | undefined {
  const collection = collectionOf(`/${place}`);
  return collection && { collection, file, name: parse(place).name };
}

const notAFile: ProblemText = {
  code: 'not-a-file',
  message: 'is a link to a file, not a file',
  advice: 'Put the file itself in its place.',
};

function placeProblem(place: string): ProblemText | undefined {
  const isPicture = /^images\/[^/]*\.(?:png|jpg|jpeg|webp|avif)$/i.test(place);
  if (!isPicture && contentOf(place, place) === undefined) {
    return { code: 'unused', message: 'is not used', advice: unusedAdvice(place) };
  }
  const name = isPicture ? pictureName.source : '[a-z0-9]+(?:[-.][a-z0-9]+)*\\.[a-z]+';
  if (new RegExp(`^${name}$`).test(basename(place))) return undefined;
  const message = 'has capital letters, spaces or other characters in its name';
  const example = isPicture ? 'portal.png' : 'clients.md';
  const advice = `Rename it: lower case, words joined by hyphens, such as ${example}.`;
  return { code: 'file-name', message, advice };
}

function unusedAdvice(place: string): string {
  const [folder, ...rest] = place.split('/');
  if (folder === 'images') {
    return 'A picture belongs directly in content/images and ends in .png, .jpg, .jpeg, .webp or .avif.';
  }
  const places = Object.values(contentModel).map((collection) => collection.place);
  const own = places.find((one) => one.startsWith(`${folder}/`));
  if (own !== undefined) {
    const nested = rest.length === 1 ? '' : 'There are no folders within folders. ';
    return `${nested}Files here are named ${own}.`;
  }
  const single = places.filter((one) => !one.includes('*'));
  const guess = didYouMean(place, single);
  return `${guess}Move it to where it belongs, or remove it. Content is ${places.join(', ')}.`;
}
