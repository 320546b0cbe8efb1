import { distance } from 'fastest-levenshtein';

/** The name that a writer most likely meant: the one with the fewest other letters, if they are few. */
export function nearest(name: string, names: Iterable<string>): string | undefined {
  const differing = [...names].map((each) => ({
    each,
    letters: distance(name.toLowerCase(), each.toLowerCase()),
  }));
  const [best] = differing.sort((one, other) => one.letters - other.letters);
  return best && best.letters <= Math.max(2, name.length / 3) ? best.each : undefined;
}

/** Asks a writer about a name that doesn't exist. Only what follows a `prefix` that all share is compared. */
export function didYouMean(name: string, candidates: Iterable<string>, prefix = ''): string {
  const parts = [...candidates].map((candidate) => candidate.slice(prefix.length));
  const meant = nearest(name.slice(prefix.length), parts);
  return meant === undefined ? '' : `Did you mean "${prefix}${meant}"? `;
}
