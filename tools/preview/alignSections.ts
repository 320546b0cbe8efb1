import { diffArrays } from 'diff';

/** A section of one of two pages, or the same section of both. */
export interface AlignedSection {
  /** Its index in the earlier page; undefined if it is new. */
  before: number | undefined;
  /** Its index in the later page; undefined if it is gone. */
  after: number | undefined;
  /** Whether its order among the sections changed. */
  moved: boolean;
}

/** At this likeness or more two sections are the same one, wherever they are. */
const sameSection = 0.5;

/**
 * Matches each section of a page with the one that it was before, by their words.
 *
 * @returns the sections in the order of the later page, with removed ones where they were
 */
export function alignSections(
  before: readonly (readonly string[])[],
  after: readonly (readonly string[])[],
): AlignedSection[] {
  const free = new Set(before.keys());
  const take = (place = -1) => (free.delete(place) ? place : undefined);
  const origins = after.map((section) => {
    const alike = (place: number) => likeness(before[place] ?? [], section);
    const [closest = -1] = [...free].sort((one, other) => alike(other) - alike(one));
    return alike(closest) >= sameSection ? take(closest) : undefined;
  });
  // A new section in the place of a removed one is that one, rewritten.
  origins.forEach((origin, place) => {
    const above = place === 0 ? -1 : origins[place - 1];
    if (origin === undefined && above !== undefined) origins[place] = take(above + 1);
  });

  const moved = movedOnes(origins.filter((origin) => origin !== undefined));
  const aligned: AlignedSection[] = origins.map((origin, place) => ({
    before: origin,
    after: place,
    moved: origin !== undefined && moved.has(origin),
  }));
  for (const gone of free) {
    const above = aligned.findIndex((section) => section.before === gone - 1);
    aligned.splice(above + 1, 0, { before: gone, after: undefined, moved: false });
  }
  return aligned;
}

/** The numbers to take out of a list, as few as possible, so that the rest ascends. */
function movedOnes(places: readonly number[]): ReadonlySet<number> {
  const ascending = [...places].sort((one, other) => one - other);
  const changes = diffArrays(ascending, [...places]);
  return new Set(changes.flatMap(({ added, value }) => (added ? value : [])));
}

/** From 0 (no word in common) to 1 (the same words). */
function likeness(before: readonly string[], after: readonly string[]): number {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  if (old.size + now.size === 0) return 1;
  const common = [...now].filter((word) => old.has(word));
  return (2 * common.length) / (old.size + now.size);
}

function wordsOf(lines: readonly string[]): Set<string> {
  return new Set(lines.join(' ').split(/\s+/).filter(Boolean));
}
