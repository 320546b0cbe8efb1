import { type FieldProblem, quote } from '../model/problem';
import { childOf } from '../model/shape';

/** Finds redirects that are wrong whatever pages exist: two from one address, a loop, an invalid target. */
export function redirectProblems(fields: unknown): FieldProblem[] {
  const list = childOf(fields, 'redirects');
  const redirects = Array.isArray(list) ? list.map(endsOf) : [];
  const targets = new Map(redirects.map(({ from, to }) => [from, pathOf(to)]));
  return redirects.flatMap(({ from, to }, index): FieldProblem[] => {
    const path = ['redirects', index];
    const problems: FieldProblem[] = [];
    if (from !== '' && redirects.findIndex((other) => other.from === from) < index) {
      const message = `${quote(from)} already has a redirect`;
      problems.push({ path: [...path, 'from'], message, advice: 'Remove one of the two.' });
    }
    if (/^(?:#|mailto:)/.test(to)) {
      const message = `${quote(to)} is not a page`;
      const advice = 'Write a page of this site, such as /clients, or a full https address.';
      problems.push({ path: [...path, 'to'], message, advice });
    }
    const way = wayOf(from, targets);
    if (way !== undefined) {
      const message = `leads in a circle: ${way.join(', ')}`;
      const advice = 'Change one of them so that it leads to a page.';
      problems.push({ path: [...path, 'to'], message, advice });
    }
    return problems;
  });
}

function endsOf(redirect: unknown): { from: string; to: string } {
  const [from, to] = [childOf(redirect, 'from'), childOf(redirect, 'to')];
  return { from: typeof from === 'string' ? from : '', to: typeof to === 'string' ? to : '' };
}

/** The path of an address on this site. */
function pathOf(address: string): string {
  const path = address.replace(/[?#].*$/s, '');
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

/** The steps of a loop through an address; undefined if there is none. */
function wayOf(from: string, targets: ReadonlyMap<string, string>): string[] | undefined {
  const way = [from];
  for (let at = targets.get(from); at !== undefined && at !== ''; at = targets.get(at)) {
    if (at === from) return [...way, at];
    if (way.includes(at)) return undefined;
    way.push(at);
  }
  return undefined;
}
