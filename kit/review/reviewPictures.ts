import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { CheckedFile } from '../content/check/checkContent';
import { type ContentIndex, type KnownPicture, targetOf } from '../content/check/contentIndex';
import type { FileDifference } from '../content/differences/differences';
import { childOf } from '../content/fields/paths';
import { pathOf } from '../content/model/entry';
import { isPageCollection, isSingle } from '../content/model/model';
import type { ContentChanges } from '../content/read/readContent';
import type { PictureFile, ReviewData, Sides } from './reviewData';

interface PictureOptions {
  indexes: Sides<ContentIndex>;
  changed: readonly FileDifference[];
  /** What was otherwise before. */
  bytes: ContentChanges;
  project: string;
}

/**
 * Returns the pictures on the pages that a review shows, each with its first alternative text, and their files by address:
 * one for each picture, so that an unchanged one is there once.
 */
export function reviewPictures({ indexes, changed, bytes, project }: PictureOptions) {
  const pictures: ReviewData['pictures'] = {};
  const copies = new Map<string, Buffer>();
  for (const side of ['before', 'after'] as const) {
    for (const { fields, references } of filesShown(indexes[side], changed)) {
      for (const reference of references) {
        const picture = targetOf(reference, indexes[side]);
        if (picture === undefined || 'collection' in picture) continue;
        const group = reference.path.slice(0, -1).reduce<unknown>(childOf, fields);
        const shown = pictures[reference.value] ?? {};
        shown[side] ??= pictureFile(side, picture, `${childOf(group, 'alt') ?? ''}`);
        pictures[reference.value] = shown;
      }
    }
  }
  return { pictures, copies };

  function pictureFile(
    side: keyof Sides<unknown>,
    { file, width, height, bytes: weight }: KnownPicture,
    alt: string,
  ): PictureFile | undefined {
    const place = join(project, file);
    const present = () => (existsSync(place) ? readFileSync(place) : undefined);
    const own = side === 'before' && bytes.has(file) ? bytes.get(file) : present();
    if (own === undefined || weight === undefined) return undefined;
    const digest = createHash('sha256').update(own).digest('hex').slice(0, 16);
    const address = `pictures/${digest}${extname(file)}`;
    copies.set(address, own);
    const size = Math.max(1, Math.round(weight / 1000)).toLocaleString('en');
    return { address, facts: `${width} × ${height} pixels, ${size} KB`, alt };
  }
}

/** What has changed, what it names, the pages that show it, what every page has, and the first page. */
function filesShown(index: ContentIndex, changed: readonly FileDifference[]): Set<CheckedFile> {
  const names = new Set(changed.flatMap(({ before, after }) => [before?.file, after?.file]));
  const named = ({ references }: CheckedFile) =>
    references.flatMap((reference) => {
      const target = targetOf(reference, index);
      return target && 'collection' in target ? target : [];
    });
  const isPart = ({ collection }: CheckedFile) => !isPageCollection(collection);
  const own = index.files.filter(({ file }) => names.has(file));
  const near = new Set([...own, ...own.flatMap(named)]);
  const isShown = (file: CheckedFile) =>
    isSingle(file.collection) ||
    pathOf(file) === '/' ||
    near.has(file) ||
    named(file).some((each) => isPart(each) && names.has(each.file));
  const shown = new Set(index.files.filter(isShown));
  // What is found names others, too.
  for (const file of shown) for (const each of named(file).filter(isPart)) shown.add(each);
  return shown;
}
