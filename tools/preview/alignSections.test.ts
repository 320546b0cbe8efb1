import { alignSections } from './alignSections';

const hero = ['Know every piece', 'A file becomes a living inventory'];
const cards = ['Why it matters', 'Cost, time and people'];
const proof = ['What clients say', 'We found forty chairs'];
const fresh = ['Scan a tag', 'Every phone reads it'];
const pair = (before: number | undefined, after: number | undefined, moved = false) => ({
  before,
  after,
  moved,
});

test.each([
  ['nothing', [hero, cards], [hero, cards], [pair(0, 0), pair(1, 1)]],
  [
    'a section in the middle',
    [hero, cards, proof],
    [hero, fresh, cards, proof],
    [pair(0, 0), pair(undefined, 1), pair(1, 2), pair(2, 3)],
  ],
  [
    'a section gone',
    [hero, cards, proof],
    [hero, proof],
    [pair(0, 0), pair(1, undefined), pair(2, 1)],
  ],
  [
    'a new section above one with another sentence',
    [hero, cards],
    [fresh, [...hero, 'With one more sentence'], cards],
    [pair(undefined, 0), pair(0, 1), pair(1, 2)],
  ],
  [
    'a section with all words rewritten',
    [hero, cards, proof],
    [hero, fresh, proof],
    [pair(0, 0), pair(1, 1), pair(2, 2)],
  ],
  [
    'two sections in another order',
    [hero, cards, proof],
    [hero, proof, cards],
    [pair(0, 0), pair(2, 1), pair(1, 2, true)],
  ],
  ['sections of pictures alone', [[], []], [[], []], [pair(0, 0), pair(1, 1)]],
])('%s', (_, before, after, aligned) => {
  expect(alignSections(before, after)).toEqual(aligned);
});
