/** A section of one of two pages, or the same section of both. */
export interface AlignedSection {
  /** Its index in the earlier page; undefined if it is new. */
  before: number | undefined;
  /** Its index in the later page; undefined if it is gone. */
  after: number | undefined;
  /** Whether its order among the sections changed. */
  moved: boolean;
}

/** The least that a pair counts: two sections with nothing in common are one that was rewritten. */
const leastAlike = 0.1;
/** At this likeness or more, a section in another place is the same one, moved. */
const sameSection = 0.6;

/**
 * Matches each section of a page with the one that it was before, by their words.
 *
 * @returns the sections in the order of the later page, with removed ones where they were
 */
export function alignSections(
  before: readonly (readonly string[])[],
  after: readonly (readonly string[])[],
): AlignedSection[] {
  const alike = before.map((old) => after.map((now) => likeness(old, now)));
  const aligned = inOrder(alike, before.length, after.length);
  const gone = aligned.filter(({ after: place }) => place === undefined);
  const found = aligned.map((section) => {
    const { before: old, after: now } = section;
    if (old !== undefined || now === undefined) return section;
    const at = gone.findIndex(
      ({ before: place = -1 }) => (alike[place]?.[now] ?? 0) >= sameSection,
    );
    const [origin] = at === -1 ? [] : gone.splice(at, 1);
    return origin === undefined ? section : { ...section, before: origin.before, moved: true };
  });
  return found.filter((section) => section.after !== undefined || gone.includes(section));
}

/** The pairs with the greatest likeness, none of which cross. */
function inOrder(alike: readonly number[][], rows: number, columns: number): AlignedSection[] {
  const best: number[][] = Array.from({ length: rows + 1 }, () => Array(columns + 1).fill(0));
  const at = (row: number, column: number) => best[row]?.[column] ?? 0;
  const pair = (row: number, column: number) =>
    Math.max(leastAlike, alike[row]?.[column] ?? 0) + at(row + 1, column + 1);
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      const score = Math.max(pair(row, column), at(row + 1, column), at(row, column + 1));
      best[row]?.splice(column, 1, score);
    }
  }
  const found: AlignedSection[] = [];
  let [row, column] = [0, 0];
  while (row < rows || column < columns) {
    if (row < rows && column < columns && at(row, column) === pair(row, column)) {
      found.push({ before: row++, after: column++, moved: false });
    } else if (row < rows && (column === columns || at(row, column) === at(row + 1, column))) {
      found.push({ before: row++, after: undefined, moved: false });
    } else {
      found.push({ before: undefined, after: column++, moved: false });
    }
  }
  return found;
}

/** From 0 (no word in common) to 1 (the same words). */
function likeness(before: readonly string[], after: readonly string[]): number {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  if (old.length + now.length === 0) return 1;
  const left = new Map<string, number>();
  for (const word of old) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of now) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    common += 1;
  }
  return (2 * common) / (old.length + now.length);
}

function wordsOf(lines: readonly string[]): string[] {
  return lines.join(' ').split(/\s+/).filter(Boolean);
}
