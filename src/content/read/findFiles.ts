import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { contentKinds, type FileOfContent } from '../model/entry';
import { contentModel } from '../model/model';
import { didYouMean } from '../model/nearest';
import type { Problem, ProblemText } from '../model/problem';

/** A file below the content folder, by its path within it, such as `pages/clients.md`. */
export interface FoundFile {
  place: string;
  /** What it holds; undefined for a picture. */
  of: FileOfContent | undefined;
}

export interface FoundFiles {
  files: FoundFile[];
  problems: Problem[];
}

const pictureName = /\.(?:png|jpg|jpeg|webp|avif)$/i;

/** What belongs to the folder without being content: its guide, and the schemas for editors. */
const beside = /^(?:README\.md|schemas\/.*)$/;

/** What editors and systems leave lying about. */
const litter = /(?:^|\/)(?:\.[^/]*|[^/]*~|#[^/]*#|Thumbs\.db|desktop\.ini)(?:\/|$)/i;

/**
 * Lists the files of a content folder by what they hold. A file that would never be shown, because its name
 * or place is wrong, is a problem, so that a writer doesn't wait for it in vain.
 */
export async function findFiles(root: string): Promise<FoundFiles> {
  const folder = basename(resolve(root));
  const found: FoundFiles = { files: [], problems: [] };
  if (!existsSync(root)) return found;
  for (const dirent of await readdir(root, { recursive: true, withFileTypes: true })) {
    const place = relative(root, join(dirent.parentPath, dirent.name)).replaceAll('\\', '/');
    if (dirent.isDirectory() || beside.test(place) || litter.test(place)) continue;
    const file = `${folder}/${place}`;
    const wrong = dirent.isFile() ? placeProblem(place) : notAFile;
    if (wrong !== undefined) {
      found.problems.push({ file, line: 1, field: '', ...wrong });
    } else {
      found.files.push({ place, of: contentOf(place, file) });
    }
  }
  found.files.sort((one, other) => (one.place < other.place ? -1 : 1));
  return found;
}

/**
 * What a place within a content folder holds, whether there is a file or not; undefined where a file would not
 * be used. `folder` is the content folder's name.
 */
export function foundFileAt(folder: string, place: string): FoundFile | undefined {
  const isUsed = !beside.test(place) && !litter.test(place) && placeProblem(place) === undefined;
  return isUsed ? { place, of: contentOf(place, `${folder}/${place}`) } : undefined;
}

function contentOf(place: string, file: string): FileOfContent | undefined {
  for (const kind of contentKinds) {
    const [before = '', after] = contentModel[kind].place.split('*');
    if (
      after === undefined ? place === before : place.startsWith(before) && place.endsWith(after)
    ) {
      return { kind, file, name: basename(place).replace(/\.[a-z]+$/, '') };
    }
  }
  return undefined;
}

const notAFile: ProblemText = {
  message: 'is a link to a file, not a file',
  advice: 'Put the file itself in its place.',
};

function placeProblem(place: string): ProblemText | undefined {
  const steps = place.split('/');
  const name = steps.at(-1) ?? '';
  const inFolder = steps.length === 2;
  const known = contentOf(place, place) !== undefined;
  const picture = steps[0] === 'images' && pictureName.test(name);
  if ((known && steps.length < 3) || (picture && inFolder)) {
    return nameProblem(name, picture ? 'portal.png' : 'clients.md');
  }
  return { message: 'is not used', advice: unusedAdvice(place, steps[0] ?? '', inFolder) };
}

function nameProblem(name: string, example: string): ProblemText | undefined {
  if (/^[a-z0-9]+(?:[-.][a-z0-9]+)*\.[a-z]+$/.test(name)) return undefined;
  const message = 'has capital letters, spaces or other characters in its name';
  return { message, advice: `Rename it: lower case, words joined by hyphens, such as ${example}.` };
}

function unusedAdvice(place: string, folder: string, inFolder: boolean): string {
  if (folder === 'images') {
    return 'A picture lies in content/images itself and ends in .png, .jpg, .jpeg, .webp or .avif.';
  }
  const places = Object.values(contentModel).map((kind) => kind.place);
  const own = places.find((one) => one.startsWith(`${folder}/`) && one.includes('*'));
  if (own !== undefined) {
    return `${inFolder ? '' : 'There are no folders within folders. '}Files here are named ${own}.`;
  }
  const guess = didYouMean(
    place,
    places.filter((one) => !one.includes('*')),
  );
  return `${guess}Move it to where it belongs, or remove it. Content is ${places.join(', ')}.`;
}
