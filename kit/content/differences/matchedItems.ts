import { diffArrays } from 'diff';
import { childOf } from '../fields/paths';
import { isRead, type Schema } from '../fields/schema';
import { fieldsIn, type WrittenField } from '../fields/walk';

/** Something in two values, by its name or its place in each that has it. */
export interface Matched<Step> {
  before?: Step;
  after?: Step;
  /** Whether it has left the longest run of items that stayed in the same order. */
  isMoved?: boolean;
}

type MatchedItem = Matched<number>;

/** What makes two items one, the surest first: all that they say, their title, or half of their words. */
const likenesses: readonly ((one: Item, other: Item) => boolean)[] = [
  (one, other) => one.text === other.text,
  (one, other) => one.name !== undefined && one.name === other.name,
  (one, other) => {
    const common = [...one.words].filter((word) => other.words.has(word)).length;
    return common > 0 && 4 * common >= one.words.size + other.words.size;
  },
];

/**
 * Finds the items that two lists have in common, by what they are rather than by where they are. From top to bottom, with
 * those that only one list has.
 */
export function matchedItems(
  schema: Schema,
  before: readonly unknown[],
  after: readonly unknown[],
): MatchedItem[] {
  const itemsOf = (list: readonly unknown[]) =>
    new Set(list.map((item, index) => itemOf(schema, item, index)));
  const [gone, added] = [itemsOf(before), itemsOf(after)];
  const pairs: { before: number; after: number }[] = [];
  for (const areAlike of likenesses) {
    for (const own of added) {
      const old = [...gone].find((each) => areAlike(each, own));
      if (old === undefined) continue;
      pairs.push({ before: old.index, after: own.index });
      gone.delete(old);
      added.delete(own);
    }
  }
  const inOrder = (side: 'before' | 'after') =>
    pairs.toSorted((one, other) => one[side] - other[side]);
  const moves = diffArrays(inOrder('before'), inOrder('after')).filter((run) => run.removed);
  const moved = new Set(moves.flatMap(({ value }) => value));
  return [
    ...pairs.map((pair): MatchedItem => ({ ...pair, isMoved: moved.has(pair) })),
    ...[...gone].map(({ index }): MatchedItem => ({ before: index })),
    ...[...added].map(({ index }): MatchedItem => ({ after: index })),
  ].sort((one, other) => placeOf(one) - placeOf(other));
}

function placeOf({ before = 0, after = before }: MatchedItem): number {
  return after;
}

/** What an item is told by: all that it says, its type with its title, and its words. */
function itemOf(schema: Schema, item: unknown, index: number) {
  const title = titleOf(schema, item)?.value;
  const said = [...fieldsIn(schema, item)].map(({ value }) => `${value}`.toLowerCase());
  const words = new Set(said.flatMap((text) => text.match(/[\p{L}\p{N}]+/gu) ?? []));
  const name = title && `${childOf(item, 'type')} ${title}`;
  return { index, text: JSON.stringify(item), name, words };
}

type Item = ReturnType<typeof itemOf>;

/** What tells an item from the others in its list: its title, or the first of its texts. */
export function titleOf(schema: Schema, item: unknown): WrittenField | undefined {
  const texts = [...fieldsIn(schema, item)].filter(
    ({ path, kind }) => path.length === 1 && isRead(kind),
  );
  return texts.find(({ path }) => path[0] === 'title') ?? texts[0];
}
