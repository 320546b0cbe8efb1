import { fieldLabel } from '../../content/model/fieldLabel';
import type { CollectionName } from '../../content/model/model';
import type { ContentFile } from '../preview/messages';
import type { FormNote } from './checkNotes';

/** A picture of a form, and what is said to be on it. */
interface Picture {
  file: string;
  alt: string;
}

const question = 'The picture has changed: does this still say what it shows?';

/** The pictures that forms have had, by the field. */
const seen = new Map<string, Picture>();
/** The pictures that their alternatives describe, and those that may be others by now. */
const described = new Set<string>();
const doubtful = new Set<string>();

/** Asks about each picture of a form that was replaced by another, while its text alternative has stayed. */
export function noteReplacedPictures({ collection, name, fields }: ContentFile): FormNote[] {
  const notes: FormNote[] = [];
  for (const [path, picture] of picturesIn(fields)) {
    const field = `${collection}/${name}.${path}`;
    const before = seen.get(field);
    // Between the two there is none for a moment.
    if (picture.file === '' || picture.alt === '') continue;
    seen.set(field, picture);
    if (before?.alt === picture.alt && before.file !== picture.file) replaced(before, picture);
    else if (!doubtful.has(keyOf(picture))) described.add(keyOf(picture));
    if (!doubtful.has(keyOf(picture))) continue;
    notes.push(noteAt(collection, field, path));
  }
  return notes;
}

function replaced(before: Picture, now: Picture): void {
  // Once a new picture is saved, its path takes the place of an address of the browser’s.
  const isSaved = before.file.startsWith('blob:') && !now.file.startsWith('blob:');
  if (isSaved && described.has(keyOf(before))) described.add(keyOf(now));
  if (!described.has(keyOf(now))) doubtful.add(keyOf(now));
}

/**
 * Takes a picture as described by a text alternative that was looked at.
 *
 * @param keyPath the field that was looked at
 * @returns whether there was any doubt about it
 */
export function describePicture({ fields }: ContentFile, keyPath: string): boolean {
  const [, picture] = picturesIn(fields).find(([path]) => path === keyPath) ?? [];
  if (picture === undefined || !doubtful.delete(keyOf(picture))) return false;
  described.add(keyOf(picture));
  return true;
}

function noteAt(collection: CollectionName, field: string, path: string): FormNote {
  const where = fieldLabel(collection, path);
  return { code: 'replaced', field, where, what: question, isProblem: false };
}

/** The pictures of a form that have a text alternative, by its path. */
function picturesIn(value: unknown, path = ''): [path: string, picture: Picture][] {
  if (typeof value !== 'object' || value === null) return [];
  const { file, alt } = Object(value);
  if (typeof file === 'string' && typeof alt === 'string') return [[`${path}alt`, { file, alt }]];
  return Object.entries(value).flatMap(([step, child]) => picturesIn(child, `${path}${step}.`));
}

function keyOf({ file, alt }: Picture): string {
  return `${file}\n${alt}`;
}
