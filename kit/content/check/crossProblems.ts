import type { Problem, ProblemText } from '../fields/problem';
import { nameOf } from '../model/entry';
import { collectionNames, contentModel, pictureWidths } from '../model/model';
import { type ContentIndex, pageAt } from './contentIndex';
import { pathProblems } from './pathProblems';
import { referenceProblems } from './references';

/** Finds problems between files: missing files, paths used twice, names that don't exist. */
export function crossProblems(contentIndex: ContentIndex): Problem[] {
  return [
    ...unevenPictures(contentIndex),
    ...smallPictures(contentIndex),
    ...missingFiles(contentIndex),
    ...pathProblems(contentIndex),
    ...referenceProblems(contentIndex),
    ...unusedPictures(contentIndex),
  ];
}

/** Finds light and dark pairs of pictures that differ in size. */
function* unevenPictures({ files, images }: ContentIndex): Generator<Problem> {
  if (images === undefined) return;
  for (const { file, references } of files) {
    for (const { what, value, of, field, line } of references) {
      if (what !== 'picture' || of === undefined) continue;
      const [light, dark] = [images.get(of.value), images.get(value)];
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

/** Finds pictures that pages show larger than they are, even on phones. */
function* smallPictures({ files, images }: ContentIndex): Generator<Problem> {
  const { least, most } = pictureWidths;
  const best = [most, 2 * most].map((width) => width.toLocaleString('en-GB')).join(' to ');
  for (const { file, references } of files) {
    for (const { what, value, field, line } of references) {
      const { width = least, height } = { ...images?.get(value) };
      if (what !== 'picture' || width >= least) continue;
      const message = `is ${width} by ${height} pixels, and even phones show it ${least} pixels wide`;
      const advice = `Save it larger, best from ${best} pixels wide, or choose another.`;
      yield { code: 'small', file, line, field, message, advice, severity: 'warning' };
    }
  }
}

/** Finds files that the site can’t do without, and is without. */
function* missingFiles(contentIndex: ContentIndex): Generator<Problem> {
  for (const collection of collectionNames) {
    const { kind, optional, place } = contentModel[collection];
    if (kind === 'many' || optional) continue;
    if (contentIndex.byName.has(`${collection}/${nameOf(place)}`)) continue;
    const file = `content/${place}`;
    const advice = 'The site needs it: restore it from an earlier version.';
    yield { code: 'no-file', file, line: 1, field: '', message: 'is missing', advice };
  }
  if (pageAt('/', contentIndex) === undefined) {
    yield { ...noHome, file: homeFolder, line: 1, field: '' };
  }
}

/** Where a page can have any path. */
const homeFolder = `content/${collectionNames
  .map((collection) => contentModel[collection])
  .find(({ page }) => typeof page?.path === 'object')
  ?.place.replace(/\/.*/, '')}`;

export const noHome: ProblemText = {
  code: 'no-home',
  message: 'has no page with the path /',
  advice: 'Give one page the path /: it is what visitors see first.',
};

/** Finds pictures that no file names. */
function* unusedPictures({ files, images = new Map() }: ContentIndex): Generator<Problem> {
  const named = new Set(files.flatMap(({ references }) => references.map(({ value }) => value)));
  const advice = 'Delete it, or name it where it belongs.';
  for (const [path, { file }] of images) {
    if (named.has(path)) continue;
    const place = { file, line: 1, field: '' };
    yield { ...place, code: 'unused', message: 'is not used', advice, severity: 'launch' };
  }
}
