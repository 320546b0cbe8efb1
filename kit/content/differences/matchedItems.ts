import { diffArrays } from 'diff';
import { childOf } from '../fields/paths';
import { isRead, type Schema } from '../fields/schema';
import { fieldsIn } from '../fields/walk';

/** An item of two lists, by its place in each that has it. */
interface MatchedItem {
  before?: number;
  after?: number;
  /** Whether it has left the longest run of items that stayed in the same order. */
  isMoved?: boolean;
}

/** From this share of common words on, two items are one that was changed. */
const leastAlike = 0.5;

/** Comparing each with each would take longer than anyone waits. */
const mostPairs = 40_000;

/**
 * Finds the items that two lists have in common, by what they are rather than by where they are: those that are the same,
 * then those that are most alike. From top to bottom, with those that only one list has.
 */
export function matchedItems(
  schema: Schema,
  before: readonly unknown[],
  after: readonly unknown[],
): MatchedItem[] {
  const [olds = [], news = []] = [before, after].map((list) =>
    list.map((item, index) => itemOf(schema, item, index)),
  );
  const pairs = inCommon(olds, news, (one, other) => one.text === other.text);
  const isLeft = (item: Item) => !pairs.some((pair) => pair.includes(item));
  const [gone, added] = [olds.filter(isLeft), news.filter(isLeft)];
  const isComparable = gone.length * added.length <= mostPairs;
  const likely = (isComparable ? gone : [])
    .flatMap((one) => added.map((other) => ({ one, other, alike: likeness(one, other) })))
    .filter(({ alike }) => alike >= leastAlike)
    .sort((one, other) => other.alike - one.alike);
  for (const { one, other } of likely) if (isLeft(one) && isLeft(other)) pairs.push([one, other]);
  const sorted = (side: 0 | 1) =>
    pairs.toSorted((one, other) => one[side].index - other[side].index);
  const stayed = new Set(inCommon(sorted(0), sorted(1), Object.is).map(([pair]) => pair));
  return [
    ...pairs.map((pair): MatchedItem => {
      const [old, own] = pair;
      return { before: old.index, after: own.index, isMoved: !stayed.has(pair) };
    }),
    ...olds.filter(isLeft).map(({ index }): MatchedItem => ({ before: index })),
    ...news.filter(isLeft).map(({ index }): MatchedItem => ({ after: index })),
  ].sort((one, other) => placeOf(one) - placeOf(other));
}

function placeOf({ before = 0, after = before }: MatchedItem): number {
  return after;
}

/** What two lists have in common, in the order of both. */
function inCommon<Each>(
  before: readonly Each[],
  after: readonly Each[],
  comparator: (one: Each, other: Each) => boolean,
): [Each, Each][] {
  const pairs: [Each, Each][] = [];
  const [olds, news] = [before.values(), after.values()];
  for (const { added, removed, value } of diffArrays([...before], [...after], { comparator })) {
    for (const _ of value) {
      const [old, own] = [
        added ? undefined : olds.next().value,
        removed ? undefined : news.next().value,
      ];
      if (old !== undefined && own !== undefined) pairs.push([old, own]);
    }
  }
  return pairs;
}

/** What an item is told by: all that it says, its type with its first text, and its words. */
function itemOf(schema: Schema, item: unknown, index: number) {
  const said = [...fieldsIn(schema, item)];
  const first = said.find(({ path, kind }) => path.length === 1 && isRead(kind))?.value;
  const words = said.flatMap(
    ({ value }) => `${value}`.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [],
  );
  const name = first && `${childOf(item, 'type')} ${first}`;
  return { index, text: JSON.stringify(item), name, words: new Set(words) };
}

type Item = ReturnType<typeof itemOf>;

/** The share of words that two items have in common, from 0 to 1; more if they have the same name, or are the same. */
function likeness(one: Item, other: Item): number {
  const common = [...one.words].filter((word) => other.words.has(word)).length;
  const share = (2 * common) / (one.words.size + other.words.size || 1);
  const hasName = one.name !== undefined && one.name === other.name;
  return share + Number(hasName) + Number(one.text === other.text);
}
