import type { ProblemText } from '../fields/problem';
import { reasonUnpublished } from '../fields/publication';
import { nameOf } from '../model/entry';
import { collectionNames, contentModel, isSingle } from '../model/model';
import { type ContentIndex, pageAt } from './contentIndex';
import type { Tell } from './reporter';

/** Finds files that the site can’t do without, and is without. */
export function missingFiles(contentIndex: ContentIndex, tell: Tell): void {
  for (const collection of collectionNames) {
    const { optional, place } = contentModel[collection];
    if (optional || !isSingle(collection)) continue;
    if (contentIndex.byName.has(`${collection}/${nameOf(place)}`)) continue;
    const file = `content/${place}`;
    const advice = 'The site needs it: restore it from an earlier version.';
    tell({ file }, [], { code: 'no-file', message: 'is missing', advice });
  }
}

/** Tells that there is no home page or, given a day, that it isn’t shown then, at what decides that. */
export function homeRule(contentIndex: ContentIndex, tell: Tell, day?: string): void {
  if (pageAt('/', contentIndex, day) || !contentIndex.isWhole) return;
  const home = pageAt('/', contentIndex);
  const reason = day && reasonUnpublished(home?.entry?.fields, day);
  if (day === undefined) tell({ file: homeFolder }, [], noHome);
  else if (home && reason) tell(home, [reason.by], noHome);
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
export function unusedPictures(
  { files, images = new Map(), isWhole }: ContentIndex,
  tell: Tell,
): void {
  if (!isWhole) return;
  const named = new Set(files.flatMap(({ references }) => references.map(({ value }) => value)));
  const advice = 'Delete it, or name it where it belongs.';
  for (const [path, { file }] of images) {
    if (named.has(path)) continue;
    tell({ file }, [], { code: 'unused', message: 'is not used', advice, severity: 'launch' });
  }
}
