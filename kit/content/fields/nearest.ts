/** The name that a writer most likely meant: one that differs in a few letters that stand together, or in their order alone. */
export function nearest(name: string, names: Iterable<string>): string | undefined {
  let most = Math.max(1, Math.floor(name.length / 3));
  let best: string | undefined;
  for (const candidate of names) {
    const count = differingLetters(name.toLowerCase(), candidate.toLowerCase());
    if (count > most) continue;
    best = candidate;
    most = count - 1;
  }
  return best;
}

/** How many letters there are from the first in which two names differ to the last; 1 if only their order differs. */
function differingLetters(one: string, other: string): number {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (one !== other && [...one].sort().join('') === [...other].sort().join('')) return 1;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  let end = 0;
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) end += 1;
  return long.length - start - end;
}

/** Asks a writer about a name that doesn't exist. Only what follows a `prefix` that all share is compared. */
export function didYouMean(name: string, candidates: Iterable<string>, prefix = ''): string {
  const parts = [...candidates].map((candidate) => candidate.slice(prefix.length));
  const meant = nearest(name.slice(prefix.length), parts);
  return meant === undefined ? '' : `Did you mean "${prefix}${meant}"? `;
}
