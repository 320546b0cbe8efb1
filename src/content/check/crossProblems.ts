import { collectionNames, isSingle } from '../model/entry';
import { covers } from '../model/fieldTypes/oldPath';
import { reservedPathProblem } from '../model/fieldTypes/path';
import { type CollectionName, contentModel } from '../model/model';
import { type Problem, quote } from '../model/problem';
import { isMarked } from '../model/publication';
import { childOf } from '../model/shape';
import { brokenReferences } from './brokenReferences';
import type { ContentIndex } from './contentIndex';

/** Finds problems between files: missing files, paths used twice, names that don't exist. */
export function crossProblems(contentIndex: ContentIndex): Problem[] {
  return [
    ...unevenPictures(contentIndex),
    ...missingFiles(contentIndex),
    ...reservedPolicies(contentIndex),
    ...repeatedFields(contentIndex),
    ...takenPaths(contentIndex),
    ...tooManyRedirects(contentIndex),
    ...brokenReferences(contentIndex),
  ];
}

/** Finds light and dark pairs of pictures that differ in size. */
function* unevenPictures({ files, images }: ContentIndex): Generator<Problem> {
  for (const { file, references } of files) {
    for (const [index, { what, value, field, line }] of references.entries()) {
      const before = references[index - 1];
      if (what !== 'picture' || before?.field !== field.replace(/\.darkFile$/, '.file')) continue;
      const [light, dark] = [images.get(before.value), images.get(value)];
      if (!light?.width || !dark?.width) continue;
      const sizes = [light, dark].map(({ width, height }) => `${width} by ${height}`);
      if (sizes[0] === sizes[1]) continue;
      const message = `is ${sizes[1]} pixels, but the one for light mode is ${sizes[0]}`;
      const advice =
        'The page must not shift when one replaces the other: use the same size for both, or remove the one for dark mode.';
      yield { code: 'picture-size', file, line, field, message, advice };
    }
  }
}

function* missingFiles({ folder, byName, paths, shown }: ContentIndex): Generator<Problem> {
  for (const collection of collectionNames) {
    if (!isSingle(collection) || 'optional' in contentModel[collection]) continue;
    if (byName.get(collection)?.size) continue;
    const file = `${folder}/${contentModel[collection].place}`;
    const advice = 'The site needs it: restore it from an earlier version.';
    yield { code: 'no-file', file, line: 1, field: '', message: 'is missing', advice };
  }
  if (shown(paths.get('/')) === undefined) {
    const message = 'has no page with the path /';
    const advice = 'Give one page the path /: it is what visitors see first.';
    yield { code: 'no-home', file: `${folder}/pages`, line: 1, field: '', message, advice };
  }
}

function* reservedPolicies({ files }: ContentIndex): Generator<Problem> {
  for (const { collection, file, name } of files) {
    if (collection !== 'policies' || reservedPathProblem(`/${name}`) === undefined) continue;
    const message = `would have the address /${name}, which is reserved`;
    const advice = 'Rename the file.';
    yield { code: 'reserved', file, line: 1, field: '', message, advice };
  }
}

/** Fields that must be unique across pages. */
const uniqueFields: Partial<Record<CollectionName, readonly string[]>> = {
  pages: ['path', 'label', 'title'],
  policies: ['title'],
};

/** Finds pages that can't be told apart by their address, in the header's switcher, or in search results. */
function* repeatedFields({ files }: ContentIndex): Generator<Problem> {
  const owners = new Map<string, string>();
  for (const { collection, file, name } of files) {
    if (collection === 'policies') owners.set(`path /${name}`, file);
  }
  for (const { collection, file, value, placeOf } of files) {
    for (const name of uniqueFields[collection] ?? []) {
      const written = childOf(value, name);
      if (typeof written !== 'string') continue;
      const key = `${name} ${written}`;
      const owner = owners.get(key) ?? file;
      owners.set(key, owner);
      if (owner === file) continue;
      const message = `is the same as in ${owner}: ${quote(written)}`;
      const advice = `Change one of the two, since no two pages can have the same ${name}.`;
      yield { code: 'duplicate', file, ...placeOf([name]), message, advice };
    }
  }
}

/** Reports redirects and former paths that conflict with a page or with each other. */
function* takenPaths({ folder, files, paths, redirects, formerPaths, shown }: ContentIndex) {
  const pageBelow = (value: string) => {
    const path = [...paths.keys()].find((each) => value.endsWith('*') && covers(value, each));
    return path === undefined ? undefined : shown(paths.get(path));
  };
  for (const { file, collection, references } of files) {
    for (const { what, value, line, field } of references) {
      if (what !== 'path' || field === 'path') continue;
      const place = { code: 'duplicate', file, line, field };
      // Hosts also answer /clients.html with the page.
      const page = shown(paths.get(value.replace(/\.html$/, ''))) ?? pageBelow(value);
      // A page that is published only for a limited time needs a redirect for the rest of the time.
      if (page && !isMarked(page.value)) {
        const verb = value.endsWith('*') ? 'covers' : 'is';
        const message = `${quote(value)} ${verb} the address of ${page.file}`;
        const entry = collection === 'redirects' ? 'the redirect' : 'it here';
        yield { ...place, message, advice: `Remove ${entry}, or give the page another path.` };
      }
      const other = formerPaths.get(value)?.file;
      const owner = redirects.has(value) ? `${folder}/${contentModel.redirects.place}` : other;
      if (collection !== 'pages' || owner === file || owner === undefined) continue;
      const message = `${quote(value)} is in ${owner} too`;
      const advice = 'Remove it from one of the two: visitors can be led to only one page.';
      yield { ...place, message, advice };
    }
  }
}

/** Cloudflare Pages reads 2,000 rules, two of which each address takes, and 100 with a `*`. */
const most = { addresses: 1000, withStar: 100 };

function* tooManyRedirects({ folder, redirects, formerPaths }: ContentIndex): Generator<Problem> {
  const addresses = [...redirects.keys(), ...formerPaths.keys()];
  const withStar = addresses.filter((from) => from.endsWith('*')).length;
  const file = `${folder}/${contentModel.redirects.place}`;
  const place = { code: 'too-many', file, line: 1, field: 'redirects' };
  const advice = 'Hosts ignore the rest: remove those that nobody follows any more.';
  if (addresses.length > most.addresses) {
    const message = `has, with the former paths of pages, ${addresses.length} old addresses, not up to ${most.addresses}`;
    yield { ...place, message, advice };
  }
  if (withStar > most.withStar) {
    const message = `has ${withStar} old addresses that end in *, not up to ${most.withStar}`;
    yield { ...place, message, advice };
  }
}
