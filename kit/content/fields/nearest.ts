import distance from 'damerau-levenshtein';

/** The name that a writer most likely meant: one that differs in a few letters. */
export function nearest(name: string, names: Iterable<string>): string | undefined {
  if (name.length > 80) return undefined;
  let most = Math.max(1, Math.floor(name.length / 3));
  let best: string | undefined;
  for (const candidate of names) {
    const { steps } = distance(name.toLowerCase(), candidate.toLowerCase());
    if (steps > most) continue;
    best = candidate;
    most = steps - 1;
  }
  return best;
}

/** Asks a writer about a name that doesn't exist. Only what follows a `prefix` that all share is compared. */
export function didYouMean(name: string, candidates: Iterable<string>, prefix = ''): string {
  const parts = [...candidates].map((candidate) => candidate.slice(prefix.length));
  const meant = nearest(name.slice(prefix.length), parts);
  return meant === undefined ? '' : `Did you mean "${prefix}${meant}"? `;
}
