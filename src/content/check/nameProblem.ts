import type { Use } from '../model/kinds/kind';
import { didYouMean } from '../model/nearest';
import { type ProblemText, quote } from '../model/problem';
import type { ReadFile } from './fileResult';
import type { SiteIndex } from './siteIndex';

/** The problem of a field that refers to something that doesn't exist, with the most similar name; undefined if it exists. */
export function nameProblem(use: Use, from: ReadFile, index: SiteIndex): ProblemText | undefined {
  if (use.what === 'path') return undefined;
  if (use.what === 'link') return linkProblem(use.value, from, index);
  const { value, collection } = use;
  const folder = collection ?? 'images';
  if (index[folder].has(value)) return undefined;
  const make =
    collection === undefined
      ? 'Put the picture there'
      : `Make it with "npm run new ${collection.replace(/s$/, '')} ${value}"`;
  const advice = `${index.didYouMean(value, folder)}${make}, or name another.`;
  return { message: `${quote(value)} is not in content/${folder}`, advice };
}

function linkProblem(address: string, from: ReadFile, index: SiteIndex): ProblemText | undefined {
  const [, path = '', anchor = ''] = /^([^?#]*)[^#]*(?:#(.*))?$/s.exec(address) ?? [];
  const target = path === '' ? from : index.paths.get(path);
  const moved = index.redirects.get(path);
  if (target === undefined && moved !== undefined) {
    return {
      message: `leads to ${quote(address)}, which has moved`,
      advice: `Name ${quote(moved)}.`,
    };
  }
  if (target === undefined) {
    const guess = index.didYouMean(path, 'paths');
    const message = `leads to ${quote(address)}, but there is no such page`;
    return { message, advice: `${guess}Name a page that exists, or make it first.` };
  }
  const anchors = index.anchorsOf(target);
  if (anchor === '' || anchors.has(anchor)) return undefined;
  const message = `leads to ${quote(address)}, but no heading there has that anchor`;
  const how = 'An anchor is made of the words of a heading: "Our terms" has #our-terms.';
  return { message, advice: `${didYouMean(anchor, anchors)}${how}` };
}
