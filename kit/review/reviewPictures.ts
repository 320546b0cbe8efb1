import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { filesNamed } from '../content/derive/filesNamed';
import type { FileDifference } from '../content/differences/differences';
import { childOf } from '../content/fields/paths';
import { fieldsIn, schemaAt } from '../content/fields/walk';
import type { ContentFile } from '../content/model/entry';
import { pathOf } from '../content/model/entry';
import { collectionNames, isPageCollection, isSingle, modelOf } from '../content/model/model';
import type { ContentFiles } from '../content/read/readContent';
import type { PictureFile, ReviewPicture } from './reviewData';

interface Sides<Value> {
  before: Value;
  after: Value;
}

interface PictureOptions {
  files: Sides<ContentFiles>;
  sides: Sides<readonly ContentFile[]>;
  changed: readonly FileDifference[];
  /** What was otherwise before, by paths such as `content/images/portal.png`. */
  bytesBefore: ReadonlyMap<string, Buffer | undefined>;
  /** The folder of the content. */
  content: string;
}

/**
 * The pictures on the pages that a review shows, and their files by the addresses that they get: one for each picture, so
 * that none is there twice that hasn’t changed.
 */
export function reviewPictures({ files, sides, changed, bytesBefore, content }: PictureOptions) {
  const copies = new Map<string, Buffer>();
  const shown = {
    before: filesShown(sides.before, changed),
    after: filesShown(sides.after, changed),
  };
  const words = { before: wordsOfPictures(shown.before), after: wordsOfPictures(shown.after) };

  function pictureFile(side: keyof Sides<unknown>, path: string): PictureFile | undefined {
    const file = `content${path}`;
    const facts = files[side].get(file);
    const isOld = side === 'before' && bytesBefore.has(file);
    const place = join(content, path);
    const bytes = isOld
      ? bytesBefore.get(file)
      : existsSync(place)
        ? readFileSync(place)
        : undefined;
    if (facts === undefined || bytes === undefined || !('width' in facts)) return undefined;
    const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    const address = `pictures/${digest}${extname(path)}`;
    copies.set(address, bytes);
    const weight = Math.max(1, Math.round(facts.bytes / 1000)).toLocaleString('en');
    const size = `${facts.width} × ${facts.height} pixels, ${weight} KB`;
    return { address, facts: size, alt: words[side].get(path) ?? '' };
  }

  const paths = new Set([...words.before.keys(), ...words.after.keys()]);
  const pictures = [...paths].sort().map((path): ReviewPicture => {
    const after = pictureFile('after', path);
    const isSame = files.before.get(`content${path}`) === files.after.get(`content${path}`);
    const alt = words.before.get(path) ?? '';
    return {
      path,
      before: isSame && after ? { ...after, alt } : pictureFile('before', path),
      after,
    };
  });
  return { pictures, copies };
}

/** What is said to be on each picture, where it is first. */
function wordsOfPictures(content: Iterable<ContentFile>): Map<string, string> {
  const words = new Map<string, string>();
  for (const { collection, fields } of content) {
    for (const { path, kind, value } of fieldsIn(modelOf(collection), fields)) {
      if (kind.format !== 'picture' || typeof value !== 'string' || words.has(value)) continue;
      const group = path.slice(0, -1).reduce<unknown>(childOf, fields);
      const beside = Object.entries(Object(group)).filter(([name]) => {
        const schema = schemaAt(modelOf(collection), [...path.slice(0, -1), name], fields);
        return schema?.is === 'field' && schema.format === 'words';
      });
      words.set(value, beside.map(([, text]) => `${text}`).join(' '));
    }
  }
  return words;
}

/** The files that have changed, the pages that show these, what all pages share, and what those name. */
function filesShown(
  content: readonly ContentFile[],
  changed: readonly FileDifference[],
): Set<ContentFile> {
  const names = new Set(
    changed.flatMap(({ before, after }) =>
      [before, after].flatMap((side) => (side ? `${side.collection}/${side.name}` : [])),
    ),
  );
  // Such as those that a banner is on.
  for (const { collection, before, after } of changed.filter((each) => isSingle(each.collection))) {
    for (const fields of [before?.fields, after?.fields]) {
      for (const pages of collectionNames.filter(isPageCollection)) {
        for (const name of filesNamed(modelOf(collection), fields, pages)) {
          names.add(`${pages}/${name}`);
        }
      }
    }
  }
  // A page that only leads to one that has changed looks as it did.
  const parts = new Set(changed.map(({ collection }) => collection));
  for (const collection of parts) {
    if (isPageCollection(collection) || isSingle(collection)) parts.delete(collection);
  }
  const areShared = changed.some(({ collection }) => !isPageCollection(collection));
  const namesPart = ({ collection, fields }: ContentFile) =>
    [...parts].some((part) =>
      filesNamed(modelOf(collection), fields, part).some((name) => names.has(`${part}/${name}`)),
    );
  const shown = new Set(
    content.filter(
      (file) =>
        isSingle(file.collection) ||
        names.has(`${file.collection}/${file.name}`) ||
        (areShared && pathOf(file) === '/') ||
        namesPart(file),
    ),
  );
  const others = content.filter(({ collection }) => !isPageCollection(collection));
  // What is found names others, too.
  for (const { collection, fields } of shown) {
    for (const file of others) {
      const named = filesNamed(modelOf(collection), fields, file.collection);
      if (named.includes(file.name)) shown.add(file);
    }
  }
  return shown;
}
