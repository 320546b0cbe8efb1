import { bakers, moves, rooms } from '../../../test/bakery/collections';
import { whichFile } from './brokenFiles';

test.each([
  [rooms, '---\npath: /oven\ntitle: "Bread\n', 'In content/rooms, the one with “path: /oven”:'],
  [
    bakers,
    '{\n  "quote": "Q",\n  "name": "Ada",\n',
    'In content/bakers, the one with “"name": "Ada"”:',
  ],
  [rooms, '\n<<<<<<< HEAD\n', 'In content/rooms, the one with “<<<<<<< HEAD”:'],
  [moves, '{', 'content/moves.json:'],
])('of %s, the file %j is %s', (collection, text, place) => {
  expect(whichFile(collection, text)).toBe(place);
});
