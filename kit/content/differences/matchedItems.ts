import { diffArrays } from 'diff';
import { isRead, type Schema } from '../fields/schema';
import { fieldsIn } from '../fields/walk';

/** An item that both lists have, changed or not, by its places in them. */
export interface MatchedItem {
  before: number;
  after: number;
}

/** From this share of common words on, two items are one that was changed. */
const leastAlike = 0.5;

/** Comparing each with each would take longer than anyone waits. */
const mostPairs = 40_000;

/**
 * Finds the items that two lists have in common, by what they are rather than by where they are: those that are the same,
 * then those that are most alike, and a text in the place of another. In the order of the second list.
 */
export function matchedItems(
  schema: Schema,
  before: readonly unknown[],
  after: readonly unknown[],
): MatchedItem[] {
  const texts = (list: readonly unknown[]) => list.map((item) => JSON.stringify(item));
  const found = new Map<number, number>();
  const taken = new Set<number>();
  const match = (old: number, own: number) => {
    if (!taken.has(old) && !found.has(own)) found.set(own, old);
    taken.add(found.get(own) ?? old);
  };
  let [old, own] = [0, 0];
  for (const { count, added, removed } of diffArrays(texts(before), texts(after))) {
    const isSame = !added && !removed;
    for (let each = 0; isSame && each < count; each += 1) match(old + each, own + each);
    if (!added) old += count;
    if (!removed) own += count;
  }
  const left = (list: readonly unknown[], known: ReadonlyMap<number, number> | Set<number>) =>
    list.flatMap((item, index) => (known.has(index) ? [] : { index, ...wordsOf(schema, item) }));
  const [olds, news] = [left(before, taken), left(after, found)];
  if (olds.length * news.length <= mostPairs) {
    const pairs = olds
      .flatMap((one) => news.map((other) => ({ one, other, alike: likeness(one, other) })))
      .filter(({ alike }) => alike >= leastAlike)
      .sort((one, other) => other.alike - one.alike);
    for (const { one, other } of pairs) match(one.index, other.index);
  }
  // A line between the same neighbours, with other words, is the same line.
  for (const [index, item] of after.entries()) {
    const place = index === 0 ? 0 : (found.get(index - 1) ?? -2) + 1;
    if (typeof item === 'string' && typeof before[place] === 'string') match(place, index);
  }
  return [...after.keys()].flatMap((each) => {
    const was = found.get(each);
    return was === undefined ? [] : { before: was, after: each };
  });
}

/** The items that were moved among those that stayed: all but the longest run in the same order. */
export function movedItems(matched: readonly MatchedItem[]): MatchedItem[] {
  const inOrder = matched.toSorted((one, other) => one.before - other.before);
  return diffArrays(inOrder, [...matched]).flatMap(({ added, value }) => (added ? value : []));
}

/** What an item is told by: all that it says, its type with its first text, and its words. */
function wordsOf(schema: Schema, item: unknown) {
  const words = new Set<string>();
  let [type, first] = ['', ''];
  for (const { path, kind, value } of fieldsIn(schema, item)) {
    if (path[0] === 'type') type = `${value}`;
    if (first === '' && path.length === 1 && isRead(kind)) first = `${value}`;
    const said = isRead(kind) ? `${value}`.toLowerCase().match(/[\p{L}\p{N}]+/gu) : null;
    for (const word of said ?? [`${path} ${value}`]) words.add(word);
  }
  return { text: JSON.stringify(item), name: first && `${type} ${first}`, words };
}

type Item = ReturnType<typeof wordsOf>;

/** The share of words that two items have in common, from 0 to 1; more if they are the same, or have the same name. */
function likeness(one: Item, other: Item): number {
  if (one.text === other.text) return 3;
  if (one.name !== '' && one.name === other.name) return 2;
  const common = [...one.words].filter((word) => other.words.has(word)).length;
  return (2 * common) / (one.words.size + other.words.size);
}
