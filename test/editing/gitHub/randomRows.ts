import { badGateway, cut, instead, rateLimit, unanswered } from './faults';

/* What random rows of acts are made of: in a browser, and at the protocol. */

/** What may happen to a request. */
export const faults = [cut, unanswered, instead(badGateway), instead(rateLimit)] as const;

/** The names of requests that it may happen to. */
export const places = [
  /^createRef$/,
  /^createCommitOnBranch$/,
  /^POST pulls$/,
  /labels$/,
  /^query/,
  /merge$/,
] as const;

/** Chance that is the same for the same row of the same seed. */
export function chanceOf(seed: number, row: number) {
  const random = randomOf(seed * 1000 + row);
  return {
    isLikely: () => random() < 0.5,
    among: <Item>(items: readonly [Item, ...Item[]]): Item =>
      items[Math.floor(random() * items.length)] ?? items[0],
  };
}

/** Numbers from 0 up to 1: mulberry32. */
function randomOf(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
