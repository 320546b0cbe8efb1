import { diffArrays } from 'diff';
import { childOf } from '../fields/paths';
import { isRead, type Schema } from '../fields/schema';
import { fieldsIn, type WrittenField } from '../fields/walk';

/** A field of two groups by its name, or an item of two lists by its place in each that has it. */
export interface Matched {
  before?: string | number | undefined;
  after?: string | number | undefined;
  /** Whether it has left the longest run of items that stayed in the same order. */
  isMoved?: boolean;
}

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
): Matched[] {
  const itemsOf = (list: readonly unknown[]) =>
    list.map((item, index) => itemOf(schema, item, index));
  const [olds, news] = [itemsOf(before), itemsOf(after)];
  const former = new Map<Item, Item>();
  const [gone, added] = [new Set(olds), new Set(news)];
  for (const areAlike of likenesses) {
    for (const own of added) {
      const old = [...gone].find((each) => areAlike(each, own));
      if (old === undefined) continue;
      former.set(own, old);
      gone.delete(old);
      added.delete(own);
    }
  }
  const comparator = (old: Item, own: Item) => former.get(own) === old;
  return diffArrays(olds, news, { comparator }).flatMap((run) =>
    run.value.flatMap((item): Matched[] => {
      // What has moved is told where it is now.
      if (run.removed) return gone.has(item) ? [{ before: item.index }] : [];
      const before = former.get(item)?.index;
      return [{ before, after: item.index, isMoved: run.added && before !== undefined }];
    }),
  );
}

/** What an item is told by: all that it says, its type with its title, and its words. */
function itemOf(schema: Schema, item: unknown, index: number) {
  const title = titleOf(schema, item)?.value;
  const said = [...fieldsIn(schema, item)].map(({ value }) => `${value}`.toLowerCase());
  const words = new Set(said.join(' ').match(/[\p{L}\p{N}]+/gu));
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
