import type { CheckResult } from '../check/checkContent';
import { isPublished } from '../check/contentIndex';
import { redirectsFile } from '../check/pathRules';
import { covers } from '../fields/kinds/oldPath';
import { type Problem, quote } from '../fields/problem';
import { formerPathsOf } from '../model/entry';

/**
 * Finds addresses that visitors lose between two contents: those that led somewhere, lead nowhere on the day `today`, and
 * aren’t redirected. Where a file has problems, its address isn’t known: then none is found.
 */
export function lostAddresses(before: CheckResult, after: CheckResult, today: string): Problem[] {
  if (after.problems.length > 0) return [];
  const [olds, news] = [before, after].map(({ index }) => {
    const { paths, formerPaths, redirects } = index;
    const pages = [...paths, ...formerPaths].filter(([, page]) => isPublished(page, [], today));
    return { pages: new Map(pages), redirects };
  });
  const isKept = (address: string) =>
    news?.pages.has(address) ||
    [...(news?.redirects.keys() ?? [])].some((from) => covers(from, address));
  const lost = [...(olds?.pages ?? [])].filter(([address]) => !isKept(address));
  const redirects = redirectsFile();
  const place = { code: 'lost', file: redirects.path, line: 1, path: [redirects.field] };
  const ofPages = lost.map(([address, { file, collection, name }]): Problem => {
    const page = after.index.byName.get(`${collection}/${name}`);
    const { field, paths } = page ? formerPathsOf(page) : { paths: [] };
    if (page === undefined || field === undefined || !isPublished(page, [], today)) {
      const advice = `Add a redirect: { "from": "${address}", "to": "/", "permanent": true }, to the page that takes its place.`;
      return { ...place, message: `lacks ${quote(address)}, which led to ${file}`, advice };
    }
    const own = lost.flatMap(([from, each]) => (each.file === file ? from : []));
    const former = JSON.stringify([...paths, ...own]);
    const message = `had the path ${quote(address)} before, which leads nowhere now`;
    const advice = `So that visitors are led here, put this line below its path, in place of the ${field} that it may have: ${field}: ${former}`;
    return { code: 'moved', file, line: 1, path: [field], message, advice };
  });
  const ofRedirects = [...(olds?.redirects ?? [])].filter(([address]) => !isKept(address));
  return [
    ...ofPages,
    ...ofRedirects.map(([from, to]): Problem => {
      const message = `lacks ${quote(from)}, which redirected to ${quote(to)}`;
      const advice = `Add a redirect: { "from": "${from}", "to": "${to}", "permanent": true }, or to what takes its place.`;
      return { ...place, message, advice };
    }),
  ];
}
