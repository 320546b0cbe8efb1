const longest = 80;

/** How many letters have to be changed, added, left out or swapped to make one word into the other. */
function distance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let cost = Math.min(
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
      );
      if (one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? 0;
}

/**
 * The candidate that a writer most likely meant by a name that does not exist: one with few letters changed,
 * or one that begins with it. Returns undefined where none is near.
 */
export function nearest(name: string, names: Iterable<string>): string | undefined {
  if (name.length > longest) return undefined;
  const candidates = [...names];
  const written = name.toLowerCase();
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(written.length / 3)) + 1;
  for (const candidate of candidates) {
    const lower = candidate.toLowerCase();
    if (Math.abs(lower.length - written.length) >= bestDistance) continue;
    const steps = distance(written, lower);
    if (steps < bestDistance) {
      best = candidate;
      bestDistance = steps;
    }
  }
  if (best !== undefined || written.length < 4) return best;
  return candidates.find((candidate) => candidate.toLowerCase().startsWith(written));
}

/**
 * The question to a writer about a name that does not exist; empty where no candidate is near. `partOf` says
 * which part of a name to compare, where that is not all of it.
 */
export function didYouMean(
  name: string,
  candidates: Iterable<string>,
  partOf: (name: string) => string = (whole) => whole,
): string {
  const byPart = new Map([...candidates].map((candidate) => [partOf(candidate), candidate]));
  const meant = byPart.get(nearest(partOf(name), byPart.keys()) ?? '');
  return meant === undefined ? '' : `Did you mean "${meant}"? `;
}
