import { fillProduct } from '../markdown/fillProduct';
import { formAnchors } from '../markdown/formAnchors';
import { headingIds } from '../markdown/headings';
import { isPageCollection } from '../model/collections';
import { modelOf } from '../model/model';
import { didYouMean } from '../model/nearest';
import { type Problem, type ProblemText, quote } from '../model/problem';
import type { CheckedFile, PlacedReference } from './checkedFile';
import { type ContentIndex, pageAt, pathOf, targetOf } from './contentIndex';

/** Finds references to something that doesn't exist. */
export function* brokenReferences(contentIndex: ContentIndex): Generator<Problem> {
  for (const from of contentIndex.files) {
    for (const [index, reference] of from.references.entries()) {
      const words = problemOf(reference, from, contentIndex, from.references[index - 1]);
      const { line, field } = reference;
      if (words !== undefined) yield { ...words, file: from.file, line, field };
    }
  }
}

/** Warns about links that break when a page moves: buttons with a typed address, and links to a former path. */
export function* fragileLinks({ files, paths, formerPaths }: ContentIndex): Generator<Problem> {
  for (const { file, references } of files) {
    for (const { what, value, line, field } of references) {
      const path = value.replace(/[?#].*$/s, '');
      const present = paths.get(path);
      const target = present ?? formerPaths.get(path);
      if (what !== 'link' || target === undefined) continue;
      const { collection, name } = target;
      const before = present ? 'is' : 'was before';
      const message = `points to ${quote(value)}, where ${target.file} ${before}`;
      const place = { file, line, field, message, severity: 'warning' } as const;
      if (field.endsWith('.address')) {
        const { noun } = modelOf(collection);
        const advice = `Choose the ${noun} instead: the type ${quote(noun)}, with the ${noun} ${quote(name)}. Then the button follows where it moves, and is left out while it is unpublished.`;
        yield { ...place, code: 'typed', advice };
      } else if (present === undefined) {
        yield { ...place, code: 'moved', advice: `Name ${quote(pathOf(target) ?? '/')}.` };
      }
    }
  }
}

function problemOf(
  reference: PlacedReference,
  from: CheckedFile,
  contentIndex: ContentIndex,
  before: PlacedReference | undefined,
): ProblemText | undefined {
  const { what, collection, value } = reference;
  if (what === 'link') return linkProblem(value, from, contentIndex);
  if (what === 'anchor') {
    const target =
      before && groupOf(before) === groupOf(reference) && targetOf(before, contentIndex);
    return target && 'headings' in target ? anchorProblem(value, target, contentIndex) : undefined;
  }
  if (what === 'path' || targetOf(reference, contentIndex) !== undefined) return undefined;
  // A button that links to something unpublished is left out.
  const isLeftOut =
    collection && isPageCollection(collection) && contentIndex.byName.get(collection)?.has(value);
  if (isLeftOut) return undefined;
  const folder = collection ?? 'images';
  const names =
    (collection ? contentIndex.byName.get(collection) : contentIndex.images)?.keys() ?? [];
  const guess = didYouMean(value, names, collection ? undefined : pictureName);
  const make = collection
    ? `Make it with "npm run new ${modelOf(collection).noun} ${value}"`
    : 'Put the picture there';
  const message = `${quote(value)} is not in content/${folder}`;
  return { code: 'lost', message, advice: `${guess}${make}, or name another.` };
}

/** The group that a field belongs to. */
function groupOf({ field }: PlacedReference): string {
  return field.replace(/\.\w+$/, '');
}

/** `portal` from `/images/portal.png`: the part that all paths share would make any two look alike. */
function pictureName(path: string): string {
  return /([^/]*?)(?:\.[a-z]+)?$/i.exec(path)?.[1] ?? path;
}

function linkProblem(
  address: string,
  from: CheckedFile,
  contentIndex: ContentIndex,
): ProblemText | undefined {
  const [, path = '', anchor = ''] = /^([^?#]*)[^#]*(?:#(.*))?$/s.exec(address) ?? [];
  const leads = `points to ${quote(address)}`;
  const target = path === '' ? from : pageAt(path, contentIndex);
  if (target === undefined) {
    const moved = contentIndex.redirects.get(path);
    if (moved !== undefined) {
      const advice = `Name ${quote(moved)}.`;
      return { code: 'moved', message: `${leads}, which has moved`, advice };
    }
    const guess = didYouMean(path, contentIndex.paths.keys());
    const advice = `${guess}Name a page that exists, or make it first.`;
    return { code: 'lost', message: `${leads}, but there is no such page`, advice };
  }
  return anchor === '' ? undefined : anchorProblem(anchor, target, contentIndex, leads);
}

function anchorProblem(
  anchor: string,
  target: CheckedFile,
  contentIndex: ContentIndex,
  leads = `points to ${quote(`#${anchor}`)} of ${target.file}`,
): ProblemText | undefined {
  // The page has the product's name in place of `{product}`.
  const headings = target.headings.map((words) => fillProduct(words, contentIndex.product));
  const anchors = [...Object.values(formAnchors), ...headingIds(headings)];
  if (anchors.includes(anchor)) return undefined;
  const how =
    'An anchor is made of the words of a heading: "Our terms" has #our-terms. ' +
    `#${formAnchors.demo} and #${formAnchors.contact} open the forms.`;
  const advice = `${didYouMean(anchor, anchors)}${how}`;
  const message = `${leads}, but no heading there has that anchor`;
  return { code: 'lost', message, advice };
}
