import { fillProduct } from '../markdown/fillProduct';
import { formAnchors } from '../markdown/formAnchors';
import { headingIds } from '../markdown/headings';
import { sayStrangeLetter } from '../model/letters';
import { collectionNamed, fileRecord, isPageCollection } from '../model/model';
import { didYouMean, nearest } from '../model/nearest';
import { type Problem, type ProblemText, quote } from '../model/problem';
import type { CheckedFile, PlacedReference } from './checkFields';
import { type ContentIndex, isShown, pathOf, targetOf } from './contentIndex';
import { fileInForm } from './formatProblem';

/**
 * Finds references to something that doesn't exist, and warns about links that break when a page moves. Given a day, it
 * finds those that visitors see then, to what isn't shown then.
 */
export function* referenceProblems(
  contentIndex: ContentIndex,
  day?: string,
  files = contentIndex.files,
): Generator<Problem> {
  for (const from of files) {
    const { file, references } = from;
    for (const [index, reference] of references.entries()) {
      const { line, field } = reference;
      if (!isShown(from, field, day)) continue;
      for (const problem of problemsOf(reference, references[index - 1], from, contentIndex, day)) {
        yield { ...problem, file, line, field };
      }
    }
  }
}

function* problemsOf(
  reference: PlacedReference,
  before: PlacedReference | undefined,
  from: CheckedFile,
  contentIndex: ContentIndex,
  day: string | undefined,
): Generator<ProblemText> {
  const { what, collection, value, field } = reference;
  if (what === 'anchor') {
    // That of a button stands after its page.
    const groupOf = (name: string) => name.replace(/\.\w+$/, '');
    const isOfPage = before && groupOf(before.field) === groupOf(field);
    const page = isOfPage ? targetOf(before, contentIndex, day) : undefined;
    if (page && 'headings' in page) yield* anchorProblems('', value, page, contentIndex, day);
    return;
  }
  const { files, byName, images, paths, redirects } = contentIndex;
  const [, path = '', anchor = ''] = /^([^?#]*)[^#]*(?:#(.*))?$/s.exec(value) ?? [];
  const target = path === '' ? from : targetOf(reference, contentIndex, day);
  const moved = what === 'link' ? redirects.get(path) : undefined;
  // A button that links to something unpublished is left out.
  const isLeftOut =
    collection &&
    isPageCollection(collectionNamed(collection)) &&
    byName.has(`${collection}/${value}`);
  const isUnknown = what === 'path' || (what === 'picture' && images === undefined);
  if (isUnknown || (target === undefined && isLeftOut)) return;
  if (target === undefined && moved !== undefined) {
    const message = `leads to ${quote(value)}, which redirects to ${quote(moved)}`;
    yield { code: 'moved', message, advice: 'Name the page where visitors end up.' };
  } else if (target === undefined) {
    const names = files.flatMap((file) => (file.collection === collection ? file.name : []));
    const rest = value.slice(path.length);
    const links = [...paths.keys()].map((each) => `${each}${rest}`);
    const known = collection ? names : what === 'link' ? links : (images?.keys() ?? []);
    // The folder that all pictures share would make any two look alike.
    const guess = didYouMean(value, known, what === 'picture' ? '/images/' : '');
    const message = `names ${quote(value)}, which does not exist`;
    const letter = sayStrangeLetter(path);
    const advice = `${letter}${guess}Make it first, or name another.`;
    // What isn't an address is chosen in the form.
    const form = what === 'link' ? {} : { advice: `${letter}Make it first, or choose another.` };
    yield { code: 'lost', message, advice, form };
  }
  if (what !== 'link' || target === undefined || !('headings' in target)) return;
  if (anchor !== '') yield* anchorProblems(`${path}#`, anchor, target, contentIndex, day);
  if (path === '') return;
  const where = (name: string) =>
    `leads to ${quote(value)}, where ${name} ${paths.has(path) ? 'is' : 'was before'}`;
  const message = where(target.file);
  const form: ProblemText['form'] = { message: where(fileInForm(target.file)) };
  if (field.endsWith('.address')) {
    const { noun } = fileRecord(target.collection);
    const then = 'Then the button follows where it moves, and is left out while it is unpublished.';
    const advice = `Write \`type: ${noun}\` and \`${noun}: ${target.name}\` in place of the address. ${then}`;
    form.advice = `Replace it by a button that goes to the ${noun}. ${then}`;
    yield { code: 'typed', message, advice, form, severity: 'warning' };
  } else if (!paths.has(path)) {
    const advice = `Name ${quote(pathOf(target) ?? '/')}.`;
    yield { code: 'moved', message, advice, form, severity: 'warning' };
  }
}

function* anchorProblems(
  before: string,
  written: string,
  page: CheckedFile,
  { product }: ContentIndex,
  day: string | undefined,
): Generator<ProblemText> {
  // The page has the product's name in place of `{product}`.
  const shown = page.headings
    .filter(({ field }) => isShown(page, field, day))
    .map(({ words }) => fillProduct(words, product));
  const anchors = [...Object.values(formAnchors), ...headingIds(shown)];
  const anchor = decoded(written);
  if (anchors.includes(anchor)) return;
  const how =
    'An anchor is made of the words of a heading: "Our terms" has #our-terms. ' +
    `#${formAnchors.demo} and #${formAnchors.contact} open the forms.`;
  const where = (name: string) =>
    `leads to ${quote(`#${anchor}`)} of ${name}, where no heading has that anchor`;
  const meant = nearest(anchor, anchors);
  const letter = meant === undefined ? '' : sayStrangeLetter(anchor, meant);
  const guess = didYouMean(
    `${before}${anchor}`,
    anchors.map((each) => `${before}${each}`),
    before,
  );
  const form = { message: where(fileInForm(page.file)) };
  yield { code: 'lost', message: where(page.file), advice: `${letter}${guess}${how}`, form };
}

/** An anchor as browsers look for it: `%E4%BF%9D` is 保. */
function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
