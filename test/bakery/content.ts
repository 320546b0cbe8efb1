import { png } from '../support/png';

export const oven = `---
path: /oven
title: "{product}: see it baked"
description: Bread, and who bakes it.
parts:
  - type: sign
    title: Fresh every morning
    text: We bake *here*, at night.
    links:
      - type: loaf
        label: Our rye
        loaf: rye
      - type: room
        label: The counter
        room: counter
    picture:
      file: /images/oven.png
      darkFile: /images/oven-dark.png
      alt: "{product}: an oven of bricks."
  - type: shelf
    title: What comes out
    trays:
      - grain: rye
        title: Dark
        text: It keeps for a week.
      - grain: oats
        title: Light
        text: Best on its day.
    link:
      type: other
      label: The mill
      address: https://mill.acme.com
  - type: word
    title: Why we love {product}
    baker: ada
    points:
      - Up at three
    picture:
      file: /images/oven.png
      alt: A baker.
sample: true
---
`;

const counter = oven
  .replace('path: /oven', 'path: /')
  .replace('see it baked', 'come in')
  .replace('      darkFile: /images/oven-dark.png\n', '');

export const rye = `---
title: Rye
description: Dark, of {product}.
baked: 2025-08-01
grams: 500
---

Of rye flour.

## How to keep it

See [above](#how-to-keep-it) and [our oven](/oven).
`;

/** Another loaf, which isn’t among the content. */
export const oat = rye.replace('Rye', 'Oat').replace('Dark', 'Light').replace('rye flour', 'flour');

export const ada = `{
  "quote": "I like ovens.",
  "name": "Ada",
  "years": 30,
  "sample": true
}
`;

const shop = `{
  "name": "Crust",
  "write": "us@crust.example",
  "weight": "{grams} g",
  "links": [
    {
      "type": "loaf",
      "label": "Our rye",
      "loaf": "rye"
    }
  ]
}
`;

/** A file of old addresses, with its place. */
export function movesFile(...moves: object[]): [place: string, text: string] {
  return ['moves.json', JSON.stringify({ moves })];
}

/** A page with more fields, which are lines such as `draft: true`. */
export function withFields(page: string, ...lines: string[]): string {
  return page.replace(/^title:/m, [...lines, 'title:'].join('\n'));
}

/** The content of the bakery, without problems: a file in each collection that it can’t do without, and another room. */
export const bakery = new Map<string, string | Buffer>([
  ['rooms/counter.md', counter],
  ['rooms/oven.md', oven],
  ['loaves/rye.md', rye],
  ['bakers/ada.json', ada],
  ['shop.json', shop],
  ['images/oven.png', png],
  ['images/oven-dark.png', png],
]);
