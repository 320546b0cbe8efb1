import { fillProduct } from '../markdown/fillProduct';
import { formAnchors } from '../markdown/formAnchors';
import { headingIds } from '../markdown/headings';
import type { Use } from '../model/kinds/kind';
import { modelOf } from '../model/model';
import { didYouMean } from '../model/nearest';
import { type Problem, quote, type Words } from '../model/problem';
import type { ReadFile } from './readFile';
import { pageAt, type Site, targetOf } from './site';

/** Finds the fields that refer to something that doesn't exist. */
export function* lostUses(site: Site): Generator<Problem> {
  for (const from of site.files) {
    for (const use of from.uses) {
      const words = problemOf(use, from, site);
      const { line, field } = use;
      if (words !== undefined) yield { ...words, file: from.file, line, field };
    }
  }
}

/** Warns of links to where a page was before: they work, by a detour. */
export function* movedLinks({ files, paths, formerPaths }: Site): Generator<Problem> {
  for (const { file, uses } of files) {
    for (const { what, value, line, field } of uses) {
      const path = value.replace(/[?#].*$/s, '');
      const target = what === 'link' && !paths.has(path) ? formerPaths.get(path) : undefined;
      const now = target?.unique.find((each) => each.field === 'path')?.value;
      if (now === undefined) continue;
      const message = `leads to ${quote(value)}, where ${target?.file} was before`;
      const advice = `Name ${quote(now)}.`;
      yield { code: 'moved', file, line, field, message, advice };
    }
  }
}

function problemOf(use: Use, from: ReadFile, site: Site): Words | undefined {
  const { what, collection, value } = use;
  if (what === 'link') return linkProblem(value, from, site);
  if (what === 'path' || targetOf(use, site) !== undefined) return undefined;
  const folder = collection ?? 'images';
  const names = (collection ? site.named.get(collection) : site.images)?.keys() ?? [];
  const guess = didYouMean(value, names, collection ? undefined : pictureName);
  const make = collection
    ? `Make it with "npm run new ${modelOf(collection).noun} ${value}"`
    : 'Put the picture there';
  const message = `${quote(value)} is not in content/${folder}`;
  return { code: 'lost', message, advice: `${guess}${make}, or name another.` };
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
  if (anchor === '') return undefined;
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
