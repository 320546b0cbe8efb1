import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FileDifference } from '../content/differences/differences';
import { childOf } from '../content/fields/paths';
import { fieldsIn } from '../content/fields/walk';
import { type ContentFile, pathOf } from '../content/model/entry';
import { isPageCollection, isSingle, modelOf } from '../content/model/model';
import type { ContentFiles } from '../content/read/readContent';
import { keyOf, type ReviewData, type Sides } from './reviewData';

interface PictureOptions {
  facts: Sides<ContentFiles>;
  sides: Sides<readonly ContentFile[]>;
  changed: readonly FileDifference[];
  /** What was otherwise before, by paths such as `content/images/portal.png`. */
  bytes: ReadonlyMap<string, Buffer | undefined>;
  /** The folder of the content. */
  content: string;
}

/**
 * The pictures on the pages that a review shows, each with what is first said to be on it, and their files by the addresses
 * that they get: one for each picture, so that none is there twice that hasn’t changed.
 */
export function reviewPictures({ facts, sides, changed, bytes, content }: PictureOptions) {
  const pictures: ReviewData['pictures'] = {};
  const copies = new Map<string, Buffer>();
  for (const side of ['before', 'after'] as const) {
    for (const { collection, fields } of filesShown(sides[side], changed)) {
      for (const { path, kind, value } of fieldsIn(modelOf(collection), fields)) {
        if (kind.format !== 'picture') continue;
        const alt = childOf(path.slice(0, -1).reduce<unknown>(childOf, fields), 'alt');
        pictures[`${value}`] ??= {};
        const shown = pictures[`${value}`] ?? {};
        shown[side] ??= pictureFile(side, `${value}`, `${alt ?? ''}`);
      }
    }
  }
  return { pictures, copies };

  function pictureFile(side: keyof Sides<unknown>, path: string, alt: string) {
    const [file, place] = [`content${path}`, join(content, path)];
    const known = facts[side].get(file);
    const present = () => (existsSync(place) ? readFileSync(place) : undefined);
    const own = side === 'before' && bytes.has(file) ? bytes.get(file) : present();
    if (known === undefined || own === undefined || !('width' in known)) return undefined;
    const digest = createHash('sha256').update(own).digest('hex').slice(0, 16);
    const address = `pictures/${digest}${extname(path)}`;
    copies.set(address, own);
    const weight = Math.max(1, Math.round(known.bytes / 1000)).toLocaleString('en');
    const size = `${known.width} × ${known.height} pixels, ${weight} KB`;
    return { address, facts: size, alt };
  }
}

/** What has changed, the pages that show it, what every page has and the first page, with the files that these name. */
function filesShown(content: readonly ContentFile[], changed: readonly FileDifference[]) {
  const sides = changed.flatMap(({ before, after }) => [before ?? [], after ?? []].flat());
  const own = new Set([...sides.map(keyOf), ...sides.flatMap(keysNamed)]);
  const parts = new Set(sides.filter((side) => !isPageCollection(side.collection)).map(keyOf));
  const isShown = (file: ContentFile) =>
    isSingle(file.collection) ||
    pathOf(file) === '/' ||
    own.has(keyOf(file)) ||
    keysNamed(file).some((key) => parts.has(key));
  const shown = new Set(content.filter(isShown));
  const others = new Map(
    content.flatMap((file) => (isPageCollection(file.collection) ? [] : [[keyOf(file), file]])),
  );
  // What is found names others, too.
  for (const file of shown) {
    for (const key of keysNamed(file)) {
      const other = others.get(key);
      if (other) shown.add(other);
    }
  }
  return shown;
}

/** The files that a file names. */
function keysNamed({ collection, fields }: Pick<ContentFile, 'collection' | 'fields'>): string[] {
  return [...fieldsIn(modelOf(collection), fields)].flatMap(({ kind, value }) =>
    kind.collection === undefined ? [] : `${kind.collection}/${value}`,
  );
}
