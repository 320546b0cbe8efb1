import { diffArrays } from 'diff';
import type { Schema } from '../fields/schema';
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
 * Finds the items that two lists have in common, by what they are rather than by where they are: first those that are
 * the same, then those with the same first words, such as their title, then those with most words in common; and a text
 * in the place of another. In the order of the second list.
 */
export function matchedItems(
  schema: Schema,
  before: readonly unknown[],
  after: readonly unknown[],
): MatchedItem[] {
  const [olds, news] = [before, after].map((list) => list.map((item) => itemIn(schema, item)));
  if (olds === undefined || news === undefined) return [];
  const found = new Map<number, number>();
  const taken = new Set<number>();
  const match = (old: number, own: number) => {
    found.set(own, old);
    taken.add(old);
  };
  const leftOlds = () => [...olds.keys()].filter((index) => !taken.has(index));
  const leftNews = () => [...news.keys()].filter((index) => !found.has(index));

  matchSame();
  matchBy(({ text }) => text);
  matchBy(({ type, first }) => first && `${type} ${first}`);
  matchAlike();
  matchTextsInPlace();
  return [...news.keys()].flatMap((own) => {
    const old = found.get(own);
    return old === undefined ? [] : { before: old, after: own };
  });

  /** Those that are the same, in the same order. */
  function matchSame(): void {
    const texts = [olds, news].map((items = []) => items.map(({ text }) => text));
    let [old, own] = [0, 0];
    for (const { value, added, removed } of diffArrays(texts[0] ?? [], texts[1] ?? [])) {
      for (const _ of value) {
        if (!added && !removed) match(old, own);
        if (!added) old += 1;
        if (!removed) own += 1;
      }
    }
  }

  function matchBy(keyOf: (item: Item) => string): void {
    const places = new Map<string, number[]>();
    for (const old of leftOlds()) {
      const key = olds?.[old] && keyOf(olds[old]);
      if (key) places.set(key, [...(places.get(key) ?? []), old]);
    }
    for (const own of leftNews()) {
      const old = news?.[own] && places.get(keyOf(news[own]))?.shift();
      if (old !== undefined) match(old, own);
    }
  }

  function matchAlike(): void {
    const [left, right] = [leftOlds(), leftNews()];
    if (left.length * right.length > mostPairs) return;
    const pairs = left
      .flatMap((old) =>
        right.map((own) => ({ old, own, alike: likeness(olds?.[old], news?.[own]) })),
      )
      .filter(({ alike }) => alike >= leastAlike)
      .sort((one, other) => other.alike - one.alike);
    for (const { old, own } of pairs) if (!taken.has(old) && !found.has(own)) match(old, own);
  }

  /** A line between the same neighbours, with other words, is the same line. */
  function matchTextsInPlace(): void {
    for (const own of leftNews()) {
      const old = own === 0 ? 0 : (found.get(own - 1) ?? -2) + 1;
      const isFree = old >= 0 && old < before.length && !taken.has(old);
      const areTexts = typeof before[old] === 'string' && typeof after[own] === 'string';
      if (isFree && areTexts) match(old, own);
    }
  }
}

/** The items that were moved among those that stayed: all but the longest run in the same order. */
export function movedItems(matched: readonly MatchedItem[]): MatchedItem[] {
  const runs: { length: number; previous: number }[] = [];
  let last = -1;
  for (const [index, { before }] of matched.entries()) {
    let previous = -1;
    for (let each = 0; each < index; each += 1) {
      const isBefore = (matched[each]?.before ?? before) < before;
      if (isBefore && (runs[each]?.length ?? 0) > (runs[previous]?.length ?? 0)) previous = each;
    }
    runs.push({ length: (runs[previous]?.length ?? 0) + 1, previous });
    if ((runs[index]?.length ?? 0) > (runs[last]?.length ?? 0)) last = index;
  }
  const stayed = new Set<number>();
  for (let index = last; index >= 0; index = runs[index]?.previous ?? -1) stayed.add(index);
  return matched.filter((_, index) => !stayed.has(index));
}

/** What an item is told by. */
interface Item {
  text: string;
  type: string;
  /** Its first words, such as its title; empty if it has none. */
  first: string;
  /** How often it has each word. */
  words: ReadonlyMap<string, number>;
  count: number;
}

function itemIn(schema: Schema, item: unknown): Item {
  const words = new Map<string, number>();
  let [type, first, count] = ['', '', 0];
  for (const { path, kind, value } of fieldsIn(schema, item)) {
    if (path.length === 1 && path[0] === 'type') type = String(value);
    else if (first === '' && path.length === 1 && typeof value === 'string') first = value;
    const said = typeof value === 'string' && kind.format !== 'choice' ? value : `${path}${value}`;
    for (const word of said.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
      words.set(word, (words.get(word) ?? 0) + 1);
      count += 1;
    }
  }
  return { text: JSON.stringify(item), type, first, words, count };
}

/** The share of words that two items have in common, from 0 to 1. */
function likeness(one?: Item, other?: Item): number {
  if (!one?.count || !other?.count) return 0;
  let common = 0;
  for (const [word, times] of one.words) common += Math.min(times, other.words.get(word) ?? 0);
  return (2 * common) / (one.count + other.count);
}
