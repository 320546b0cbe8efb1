import distance from 'damerau-levenshtein';

const longest = 80;

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
    const { steps } = distance(written, lower);
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
