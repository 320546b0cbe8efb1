import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FileDifference } from '../content/differences/differences';
import { asGroup, childOf } from '../content/fields/paths';
import { fieldsIn } from '../content/fields/walk';
import { type ContentFile, pathOf } from '../content/model/entry';
import { isPageCollection, isSingle, modelOf } from '../content/model/model';
import type { ContentFiles } from '../content/read/readContent';
import { keyOf, type PictureFile, type ReviewData, type Sides } from './reviewData';

interface PictureOptions {
  files: Sides<ContentFiles>;
  sides: Sides<readonly ContentFile[]>;
  changed: readonly FileDifference[];
  /** What was otherwise before, by paths such as `content/images/portal.png`. */
  bytes: ReadonlyMap<string, Buffer | undefined>;
  /** The folder of the content. */
  content: string;
}

/**
 * The pictures on the pages that a review shows, and their files by the addresses that they get: one for each picture, so
 * that none is there twice that hasn’t changed.
 */
export function reviewPictures({ files, sides, changed, bytes, content }: PictureOptions) {
  const copies = new Map<string, Buffer>();
  const words = {
    before: wordsOfPictures(filesShown(sides.before, changed)),
    after: wordsOfPictures(filesShown(sides.after, changed)),
  };
  const paths = [...new Set([...words.before.keys(), ...words.after.keys()])].sort();
  const pictures: ReviewData['pictures'] = Object.fromEntries(
    paths.map((path) => [
      path,
      { before: pictureFile('before', path), after: pictureFile('after', path) },
    ]),
  );
  return { pictures, copies };

  function pictureFile(side: keyof Sides<unknown>, path: string): PictureFile | undefined {
    const [file, place] = [`content${path}`, join(content, path)];
    const facts = files[side].get(file);
    const present = () => (existsSync(place) ? readFileSync(place) : undefined);
    const own = side === 'before' && bytes.has(file) ? bytes.get(file) : present();
    if (facts === undefined || own === undefined || !('width' in facts)) return undefined;
    const digest = createHash('sha256').update(own).digest('hex').slice(0, 16);
    const address = `pictures/${digest}${extname(path)}`;
    copies.set(address, own);
    const weight = Math.max(1, Math.round(facts.bytes / 1000)).toLocaleString('en');
    const size = `${facts.width} × ${facts.height} pixels, ${weight} KB`;
    return { address, facts: size, alt: words[side].get(path) ?? '' };
  }
}

/** What is said to be on each picture, where it is first. */
function wordsOfPictures(content: Iterable<ContentFile>): Map<string, string> {
  const words = new Map<string, string>();
  for (const { collection, fields } of content) {
    const written = [...fieldsIn(modelOf(collection), fields)];
    for (const { path, kind, value } of written) {
      if (kind.format !== 'picture' || words.has(`${value}`)) continue;
      const group = path.slice(0, -1);
      const { alt = '' } = asGroup(group.reduce<unknown>(childOf, fields));
      words.set(`${value}`, `${alt}`);
    }
  }
  return words;
}

/** The files that have changed, the pages that show these, what all pages share, and what those name. */
function filesShown(content: readonly ContentFile[], changed: readonly FileDifference[]) {
  const sides = changed.flatMap(({ before, after }) => [before ?? [], after ?? []].flat());
  const keys = new Set(sides.map(keyOf));
  // Such as the pages that a banner is on.
  for (const side of sides.filter(({ collection }) => isSingle(collection))) {
    for (const key of keysNamed(side)) keys.add(key);
  }
  // A page that only leads to one that has changed looks as it did.
  const isPart = (key: string) =>
    sides.some((side) => keyOf(side) === key && !isPageCollection(side.collection));
  const areShared = sides.some(({ collection }) => !isPageCollection(collection));
  const shown = new Set(
    content.filter(
      (file) =>
        isSingle(file.collection) ||
        keys.has(keyOf(file)) ||
        (areShared && pathOf(file) === '/') ||
        keysNamed(file).some(isPart),
    ),
  );
  // What is found names others, too.
  for (const file of shown) {
    const named = new Set(keysNamed(file));
    for (const other of content) {
      if (!isPageCollection(other.collection) && named.has(keyOf(other))) shown.add(other);
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
