import { fillProduct } from '../markdown/fillProduct';
import { formAnchors } from '../markdown/formAnchors';
import { headingIds } from '../markdown/headings';
import { isSitePage } from '../model/collections';
import { modelOf } from '../model/model';
import { didYouMean } from '../model/nearest';
import { type Problem, quote, type Words } from '../model/problem';
import type { PlacedUse, ReadFile } from './readFile';
import { pageAt, pathOf, type Site, targetOf } from './site';

/** Finds the fields that refer to something that doesn't exist. */
export function* lostUses(site: Site): Generator<Problem> {
  for (const from of site.files) {
    for (const [index, use] of from.uses.entries()) {
      const words = problemOf(use, from, site, from.uses[index - 1]);
      const { line, field } = use;
      if (words !== undefined) yield { ...words, file: from.file, line, field };
    }
  }
}

/** Warns of links by an address that can change: those of buttons, and those to where a page was before. */
export function* typedLinks({ files, paths, formerPaths }: Site): Generator<Problem> {
  for (const { file, uses } of files) {
    for (const { what, value, line, field } of uses) {
      const path = value.replace(/[?#].*$/s, '');
      const present = paths.get(path);
      const target = present ?? formerPaths.get(path);
      if (what !== 'link' || target === undefined) continue;
      const { kind, name } = target;
      const before = present ? 'is' : 'was before';
      const message = `leads to ${quote(value)}, where ${target.file} ${before}`;
      const place = { file, line, field, message, severity: 'warning' } as const;
      if (field.endsWith('.address')) {
        const { noun } = modelOf(kind);
        const advice = `Choose the ${noun} instead: the type ${quote(noun)}, with the ${noun} ${quote(name)}. Then the button follows where it moves, and is left out while it is unpublished.`;
        yield { ...place, code: 'typed', advice };
      } else if (present === undefined) {
        yield { ...place, code: 'moved', advice: `Name ${quote(pathOf(target) ?? '/')}.` };
      }
    }
  }
}

function problemOf(
  use: PlacedUse,
  from: ReadFile,
  site: Site,
  before: PlacedUse | undefined,
): Words | undefined {
  const { what, collection, value } = use;
  if (what === 'link') return linkProblem(value, from, site);
  if (what === 'anchor') {
    const target = before && groupOf(before) === groupOf(use) && targetOf(before, site);
    return target && 'headings' in target ? anchorProblem(value, target, site) : undefined;
  }
  if (what === 'path' || targetOf(use, site) !== undefined) return undefined;
  // A button to what is unpublished is left out.
  const isLeftOut = collection && isSitePage(collection) && site.named.get(collection)?.has(value);
  if (isLeftOut) return undefined;
  const folder = collection ?? 'images';
  const names = (collection ? site.named.get(collection) : site.images)?.keys() ?? [];
  const guess = didYouMean(value, names, collection ? undefined : pictureName);
  const make = collection
    ? `Make it with "npm run new ${modelOf(collection).noun} ${value}"`
    : 'Put the picture there';
  const message = `${quote(value)} is not in content/${folder}`;
  return { code: 'lost', message, advice: `${guess}${make}, or name another.` };
}

/** The group of fields that a field stands in. */
function groupOf({ field }: PlacedUse): string {
  return field.replace(/\.\w+$/, '');
}

/** `portal` from `/images/portal.png`: what all paths have in common would make any two look alike. */
function pictureName(path: string): string {
  return /([^/]*?)(?:\.[a-z]+)?$/i.exec(path)?.[1] ?? path;
}

function linkProblem(address: string, from: ReadFile, site: Site): Words | undefined {
  const [, path = '', anchor = ''] = /^([^?#]*)[^#]*(?:#(.*))?$/s.exec(address) ?? [];
  const leads = `leads to ${quote(address)}`;
  const target = path === '' ? from : pageAt(path, site);
  if (target === undefined) {
    const moved = site.redirects.get(path);
    if (moved !== undefined) {
      const advice = `Name ${quote(moved)}.`;
      return { code: 'moved', message: `${leads}, which has moved`, advice };
    }
    const guess = didYouMean(path, site.paths.keys());
    const advice = `${guess}Name a page that exists, or make it first.`;
    return { code: 'lost', message: `${leads}, but there is no such page`, advice };
  }
  return anchor === '' ? undefined : anchorProblem(anchor, target, site, leads);
}

function anchorProblem(
  anchor: string,
  target: ReadFile,
  site: Site,
  leads = `leads to ${quote(`#${anchor}`)} of ${target.file}`,
): Words | undefined {
  // The page has the product's name in place of `{product}`.
  const headings = target.headings.map((words) => fillProduct(words, site.product));
  const anchors = [...Object.values(formAnchors), ...headingIds(headings)];
  if (anchors.includes(anchor)) return undefined;
  const how =
    'An anchor is made of the words of a heading: "Our terms" has #our-terms. ' +
    `#${formAnchors.demo} and #${formAnchors.contact} open the forms.`;
  const advice = `${didYouMean(anchor, anchors)}${how}`;
  const message = `${leads}, but no heading there has that anchor`;
  return { code: 'lost', message, advice };
}
