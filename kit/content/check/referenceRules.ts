import { canonicalOldAddress, decoded } from '../fields/canonicalAddress';
import { didYouMean } from '../fields/nearest';
import { type Problem, type ProblemText, quote } from '../fields/problem';
import { fillProduct } from '../markdown/fillProduct';
import { headingIds } from '../markdown/headings';
import { pathOf } from '../model/entry';
import { anchorsOfForms, collectionNamed, isPageCollection, pictureWidths } from '../model/model';
import type { CheckedFile } from './checkContent';
import { type ContentIndex, isPublished, type KnownPicture, targetOf } from './contentIndex';
import type { PlacedReference } from './reporter';
import { fileInWords } from './wording';

/**
 * Finds references to something that doesn't exist, or that doesn't suit what names it, and warns about links that break
 * when a page moves. Given a day, it finds those that visitors see then, to what isn't shown then.
 */
export function* referenceRules(contentIndex: ContentIndex, day?: string): Generator<Problem> {
  for (const from of contentIndex.files) {
    for (const reference of from.references) {
      const { line, path } = reference;
      if (!isPublished(from, path, day)) continue;
      for (const problem of problemsOf(reference, from, contentIndex, day)) {
        yield { ...problem, file: from.file, path, line };
      }
    }
  }
}

function* problemsOf(
  reference: PlacedReference,
  from: CheckedFile,
  contentIndex: ContentIndex,
  day: string | undefined,
): Generator<ProblemText> {
  const { what, value, of } = reference;
  const { images, paths } = contentIndex;
  if (what === 'anchor') {
    const page = of && targetOf(of, contentIndex, day);
    if (page && 'headings' in page) yield* anchorProblems('', value, page, contentIndex, day);
    return;
  }
  const [, path = '', anchor = ''] = /^([^?#]*)[^#]*(?:#(.*))?$/s.exec(value) ?? [];
  const target = path === '' ? from : targetOf(reference, contentIndex, day);
  if (target === undefined) return yield* lostProblems(reference, path, contentIndex);
  if (!('headings' in target)) return yield* pictureProblems(target, of && images?.get(of.value));
  if (anchor !== '') yield* anchorProblems(`${path}#`, anchor, target, contentIndex, day);
  if (what === 'link' && path !== '' && !paths.has(path)) {
    const message = `leads to ${quote(value)}, where ${fileInWords(target.file)} was before`;
    const advice = `Name ${quote(pathOf(target) ?? '/')}.`;
    yield { code: 'moved', message, advice, severity: 'warning' };
  }
}

/** What is said of a picture that is smaller than it is shown, or, in dark mode, of another size than the light one. */
function* pictureProblems(
  { width, height }: KnownPicture,
  light: KnownPicture | undefined,
): Generator<ProblemText> {
  if (!width) return;
  const { least, most } = pictureWidths;
  const size = `is ${width} by ${height} pixels`;
  if (light?.width && (light.width !== width || light.height !== height)) {
    const message = `${size}, but the one for light mode is ${light.width} by ${light.height}`;
    const advice =
      'The page must not shift when one replaces the other: use the same size for both, or remove the one for dark mode.';
    yield { code: 'picture-size', message, advice };
  }
  if (width < least) {
    const best = [most, 2 * most].map((each) => each.toLocaleString('en-GB')).join(' to ');
    const message = `${size}, and even phones show it ${least} pixels wide`;
    const advice = `Save it larger, best from ${best} pixels wide, or choose another.`;
    yield { code: 'small', message, advice, severity: 'warning' };
  }
}

/** What is said of a reference whose target isn't there, or isn't shown. */
function* lostProblems(
  { what, collection, value }: PlacedReference,
  path: string,
  { files, byName, images, paths, redirects, isWhole }: ContentIndex,
): Generator<ProblemText> {
  // A button that links to something unpublished is left out.
  const isLink = collection && isPageCollection(collectionNamed(collection));
  if (isLink && byName.has(`${collection}/${value}`)) return;
  if (what === 'picture' && images === undefined) return;
  const moved = what === 'link' ? redirects.get(canonicalOldAddress(path)) : undefined;
  if (moved !== undefined) {
    const message = `leads to ${quote(value)}, which redirects to ${quote(moved)}`;
    yield { code: 'moved', message, advice: 'Name the page where visitors end up.' };
    return;
  }
  if (what === 'link' && !isWhole) return;
  const names = files.flatMap((file) => (file.collection === collection ? file.name : []));
  const known = collection ? names : what === 'link' ? paths.keys() : (images?.keys() ?? []);
  // The folder that all pictures share would make any two look alike. The page meant may lack the anchor.
  const guess = didYouMean(
    what === 'link' ? path : value,
    known,
    what === 'picture' ? '/images/' : '',
  );
  const message = `names ${quote(value)}, which does not exist`;
  yield { code: 'lost', message, advice: `${guess}Make it first, or choose another.` };
}

/** @param before what stands before the anchor in the field */
function* anchorProblems(
  before: string,
  written: string,
  page: CheckedFile,
  { product }: ContentIndex,
  day: string | undefined,
): Generator<ProblemText> {
  if (page.fields === undefined) return;
  // The page has the product's name in place of `{product}`.
  const shown = page.headings
    .filter(({ path }) => isPublished(page, path, day))
    .map(({ words }) => fillProduct(words, product));
  const anchors = [...anchorsOfForms, ...headingIds(shown, anchorsOfForms)];
  const anchor = decoded(written);
  if (anchors.includes(anchor)) return;
  const message = `leads to ${quote(`#${anchor}`)} of ${fileInWords(page.file)}, where no heading has that anchor`;
  const whole = anchors.map((each) => before + each);
  const guess = didYouMean(before + anchor, whole, before);
  const ofForms = anchorsOfForms.map((each) => `#${each}`).join(' and ');
  const advice = `${guess}An anchor is made of the words of a heading: "Our terms" has #our-terms. ${ofForms} open the forms.`;
  yield { code: 'lost', message, advice };
}
