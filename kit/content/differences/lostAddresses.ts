import type { CheckResult } from '../check/checkContent';
import { isPublished, pageAt } from '../check/contentIndex';
import { covers } from '../fields/kinds/path';
import { type Problem, quote } from '../fields/problem';
import { pathOf } from '../model/entry';
import { contentModel } from '../model/model';

/**
 * Finds addresses that visitors lose between two contents: those that led somewhere, lead nowhere on the day `today`, and
 * aren’t redirected. Where a file has problems, its address isn’t known: then none is found.
 */
export function lostAddresses(before: CheckResult, after: CheckResult, today: string): Problem[] {
  if (after.problems.length > 0) return [];
  const [olds, news] = [before.index, after.index];
  const redirects = [...news.redirects.keys()];
  const known = [...olds.paths.keys(), ...olds.formerPaths.keys(), ...olds.redirects.keys()];
  const lost = known.filter((address) => {
    const was = olds.redirects.has(address) || pageAt(address, olds, today);
    return was && !pageAt(address, news, today) && !redirects.some((from) => covers(from, address));
  });
  const { place = '', redirects: field = '' } =
    Object.values(contentModel).find(({ redirects: list }) => list) ?? {};
  return lost.map((address): Problem => {
    const old = pageAt(address, olds, today);
    const page = old && news.byName.get(`${old.collection}/${old.name}`);
    const redirected = olds.redirects.get(address) ?? '';
    const own = page && isPublished(page, [], today) ? pathOf(page) : undefined;
    const target = redirected || own || '/';
    const led = old ? `led to ${old.file}` : `redirected to ${quote(redirected)}`;
    const message = `lacks ${quote(address)}, which ${led}`;
    const advice = `Add a redirect: { "from": "${address}", "to": "${target}", "permanent": true }, or to what takes its place.`;
    return { code: 'lost', file: `content/${place}`, line: 1, path: [field], message, advice };
  });
}
