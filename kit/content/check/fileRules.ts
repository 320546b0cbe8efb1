import type { Problem, ProblemText } from '../fields/problem';
import { reasonUnpublished } from '../fields/publication';
import { nameOf } from '../model/entry';
import { collectionNames, contentModel, isSingle } from '../model/model';
import { type ContentIndex, pageAt } from './contentIndex';
import { problemAt } from './reporter';

/** Finds files that the site can’t do without, and is without. */
export function* missingFiles({ byName }: ContentIndex): Generator<Problem> {
  for (const collection of collectionNames) {
    const { optional, place } = contentModel[collection];
    if (optional || !isSingle(collection)) continue;
    if (byName.has(`${collection}/${nameOf(place)}`)) continue;
    const advice = 'The site needs it: restore it from an earlier version.';
    yield ofFile(`content/${place}`, { code: 'no-file', message: 'is missing', advice });
  }
}

/** Tells that there is no home page or, given a day, that it isn’t shown then, at what decides that. */
export function* homeRule(index: ContentIndex, day?: string): Generator<Problem> {
  if (pageAt('/', index, day) || !index.isWhole) return;
  const home = pageAt('/', index);
  const reason = day && reasonUnpublished(home?.entry?.fields, day);
  if (day === undefined) yield ofFile(homeFolder, noHome);
  else if (home && reason) yield problemAt(home, [reason.by], noHome);
}

/** Where a page can have any path. */
const homeFolder = `content/${collectionNames
  .map((collection) => contentModel[collection])
  .find(({ page }) => typeof page?.path === 'object')
  ?.place.replace(/\/.*/, '')}`;

const noHome: ProblemText = {
  code: 'no-home',
  message: 'has no page with the path /',
  advice: 'Give one page the path /: it is what visitors see first.',
};

/** Finds pictures that no file names. */
export function* unusedPictures(index: ContentIndex): Generator<Problem> {
  const { files, images = new Map(), isWhole } = index;
  if (!isWhole) return;
  const named = new Set(files.flatMap(({ references }) => references.map(({ value }) => value)));
  const advice = 'Delete it, or name it where it belongs.';
  for (const [path, { file }] of images) {
    if (named.has(path)) continue;
    yield ofFile(file, { code: 'unused', message: 'is not used', advice, severity: 'launch' });
  }
}

function ofFile(file: string, problem: ProblemText): Problem {
  return { ...problem, file, path: [], line: 1 };
}
