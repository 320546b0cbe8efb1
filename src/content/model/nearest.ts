import distance from 'damerau-levenshtein';

/** The name that a writer most likely meant: one that differs in a few letters, or starts with what was written. */
export function nearest(name: string, names: Iterable<string>): string | undefined {
  if (name.length > 80) return undefined;
  const candidates = [...names];
  const written = name.toLowerCase();
  let most = Math.max(1, Math.floor(written.length / 3));
  let best: string | undefined;
  for (const candidate of candidates) {
    const lower = candidate.toLowerCase();
    if (Math.abs(lower.length - written.length) > most) continue;
    const { steps } = distance(written, lower);
    if (steps > most) continue;
    best = candidate;
    most = steps - 1;
  }
  if (best !== undefined || written.length < 4) return best;
  return candidates.find((candidate) => candidate.toLowerCase().startsWith(written));
}

/** Asks a writer about a name that doesn't exist; `partOf` picks the part of a name to compare. */
export function didYouMean(
  name: string,
  candidates: Iterable<string>,
  partOf: (name: string) => string = (whole) => whole,
): string {
  const byPart = new Map([...candidates].map((candidate) => [partOf(candidate), candidate]));
  const meant = byPart.get(nearest(partOf(name), byPart.keys()) ?? '');
  return meant === undefined ? '' : `Did you mean "${meant}"? `;
}
