import { fieldLabel } from '../../content/check/formatProblem';
import { childOf } from '../../content/fields/shape';
import { isNewPicture } from '../engine/newPictures';
import type { ContentFile } from './formContent';
import type { FormNote } from './formNote';

/** A picture of a form, and what is said to be on it, with the field that says so. */
interface Picture {
  file: string;
  alt: string;
  path: string;
}

const question = 'The picture has changed: does this still say what it shows?';

/** The pictures that each text alternative of the open form describes. */
const described = new Map<string, Set<string>>();

/** Forgets the form that was open. */
export function forgetPictures(): void {
  described.clear();
}

/** Asks about each picture of the open form that was replaced by another, while its text alternative has stayed. */
export function noteReplacedPictures({ collection, name, fields }: ContentFile): FormNote[] {
  const pictures = picturesIn(fields);
  const doubtful = pictures.filter(isDoubtful);
  for (const picture of pictures) if (!doubtful.includes(picture)) takeAsDescribed(picture);
  return doubtful.map(({ path }) => ({
    code: 'replaced',
    field: `${collection}/${name}.${path}`,
    where: fieldLabel(collection, path),
    what: question,
    isProblem: false,
  }));
}

function isDoubtful({ file, alt }: Picture): boolean {
  const files = [...(described.get(alt) ?? [file])];
  // Once a new picture is saved, it has a path.
  const isSaved = !isNewPicture(file) && files.some(isNewPicture);
  return !isSaved && !files.includes(file);
}

function takeAsDescribed({ file, alt }: Picture): void {
  described.set(alt, new Set([...(described.get(alt) ?? []), file]));
}

/**
 * Takes a picture as described by a text alternative that was looked at.
 *
 * @param keyPath the field that was looked at
 * @returns whether there was any doubt about it
 */
export function describePicture({ fields }: ContentFile, keyPath: string): boolean {
  const picture = picturesIn(fields).find(({ path }) => path === keyPath);
  if (picture === undefined || !isDoubtful(picture)) return false;
  takeAsDescribed(picture);
  return true;
}

/** The pictures of a form that have a text alternative; between two pictures there is none for a moment. */
function picturesIn(value: unknown, path = ''): Picture[] {
  if (typeof value !== 'object' || value === null) return [];
  const [file, alt] = [childOf(value, 'file'), childOf(value, 'alt')];
  if (file && typeof file === 'string' && alt && typeof alt === 'string') {
    return [{ file, alt, path: `${path}alt` }];
  }
  return Object.entries(value).flatMap(([step, child]) => picturesIn(child, `${path}${step}.`));
}
