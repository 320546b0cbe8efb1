import * as fc from 'fast-check';
import { loaves, rooms } from '../../../test/bakery/collections';
import { bakery, oven, rye, withFields } from '../../../test/bakery/content';
import { canonicalContent, canonicalText } from '../derive/canonicalText';
import type { FieldPath } from '../fields/paths';
import { asGroup, childOf } from '../fields/paths';
import type { ContentFile } from '../model/entry';
import { parseFile } from '../read/parseFile';
import type { ContentFiles, FileFacts } from '../read/readContent';
import { readSourceText } from '../read/sourceText';
import type { FieldChange } from './changedFields';
import { changedWords } from './changedWords';
import { differences } from './differences';
import { fileTitle, toldChanges } from './toldChanges';

const day = '2027-01-15';
const known = new Map<string, FileFacts>();

/** Equal files have the same facts. */
function factsOf(text: string | Buffer): FileFacts {
  const facts =
    typeof text === 'string'
      ? readSourceText('', Buffer.from(text))
      : { width: 9, height: 9, bytes: text.length };
  const key = String(text);
  if (!known.has(key)) known.set(key, facts);
  return known.get(key) ?? facts;
}

/** The bakery’s content with these files changed, added or, where undefined, removed. */
function content(changes: Record<string, string | Buffer | undefined> = {}): ContentFiles {
  const files = Object.entries({ ...Object.fromEntries(bakery), ...changes });
  return new Map(
    files.flatMap(([place, text]) =>
      text === undefined ? [] : [[`content/${place}`, factsOf(text)]],
    ),
  );
}

/** All that is said of the differences, with words that are gone in brackets and new ones in braces. */
function told(before: ContentFiles, after: ContentFiles): string[] {
  const marks = { same: ['', ''], gone: ['[', ']'], new: ['{', '}'] } as const;
  const style = { strong: '**', em: '*' } as const;
  return differences(before, after).flatMap((file) => [
    `# ${fileTitle(file)}`,
    ...toldChanges(file, day).map(({ sentence, parts }) => {
      const said = parts.map(({ kind, words, style: own }) => {
        const sign = own ? style[own] : '';
        return marks[kind].join(sign + (kind === 'gone' ? words.trim() : words) + sign);
      });
      return [sentence, said.join('')].join(' ').trim();
    }),
  ]);
}

const room = (text: string) => ({ 'rooms/oven.md': text });
const ovenWith = (...pairs: [string, string][]) =>
  room(
    pairs.reduce((text, [one, other]) => {
      if (!text.includes(one)) throw new Error(`The oven lacks “${one}”.`);
      return text.replace(one, other);
    }, oven),
  );
const loafWith = (body: string) => ({
  'loaves/rye.md': rye.replace(/\nOf rye[\s\S]*/, `\n${body}\n`),
});
const shopWith = (one: string, other: string) => ({
  'shop.json': String(bakery.get('shop.json')).replace(one, other),
});
const points = (...list: string[]) =>
  ovenWith(['      - Up at three', list.map((each) => `      - ${each}`).join('\n')]);
const table = '| Flour | Grams |\n| --- | --- |\n| Rye | 400 |\n';
const long = Array.from({ length: 30 }, (_, index) => `Sentence ${index} stays as it is.`).join(
  ' ',
);
const dark = '      - grain: rye\n        title: Dark\n        text: It keeps for a week.\n';
const light = '        text: Best on its day.\n';
const [, first = '', second = ''] =
  /( {2}- type: shelf[\s\S]*?)( {2}- type: word[\s\S]*?)sample: true/.exec(oven) ?? [];

type Files = Record<string, string | Buffer | undefined>;

const stale = 'Its text has changed, but “Baked on” still says August 1, 2025.';
const gridded = loafWith(table);
const switched = (words: string) => withFields(oven, words);

/** What was, what is instead, and what is said of it: kinds of fields, then what can happen to lists, then to files. */
const rows: [before: Files, after: Files, ...said: (string | RegExp)[]][] = [
  [
    {},
    ovenWith(['comes out', 'comes in']),
    'Part “What comes in”: “Title” was changed. What comes [out]{in}',
  ],
  [
    {},
    ovenWith(['What comes out', 'Loaves']),
    'Part “Loaves”: “Title” was changed. [What comes out]{Loaves}',
  ],
  [
    {},
    ovenWith(['Bread, and who bakes it.', 'All that we know of it.']),
    '“Description” was changed. [Bread, and who bakes it.]{All that we know of it.}',
  ],
  [
    ovenWith(['What comes out', 'What comes out now.']),
    ovenWith(['What comes out', 'What comes out.']),
    'Part “What comes out.”: “Title” was changed. What comes out [now].',
  ],
  [
    {},
    ovenWith(['We bake *here*', 'We bake **here**']),
    'Part “Fresh every morning”: “Text” was changed: “here” is strong now. We bake [*here*]{**here**}, at night.',
  ],
  [
    {},
    ovenWith(['We bake *here*', 'We bake here']),
    'Part “Fresh every morning”: “Text” was changed: “here” isn’t emphasized now. We bake [*here*]{here}, at night.',
  ],
  [
    loafWith(`Of flour.\n\n${long}\n\nAnd salt.`),
    loafWith(`Of flour.\n\n${long}\n\nAnd sea salt.`),
    stale,
    '“Text” was changed. … And {sea} salt.',
  ],
  [
    gridded,
    loafWith(table.replace('400', '450')),
    stale,
    '“Text” was changed. Flour · Grams\nRye · [400]{450}',
  ],
  [
    loafWith('## How\n\n- Of rye\n- Of **oats**'),
    loafWith('## How\n\n- Of wheat\n- Of **oats**'),
    stale,
    '“Text” was changed. How\n• Of [rye]{wheat}\n• Of **oats**',
  ],
  [
    loafWith('Of flour.\n\n## How'),
    loafWith('Of flour.\n\n### How'),
    stale,
    '“Text” was changed. Of flour.\n\n[##]{###} How',
  ],
  [
    loafWith('See [our oven](/oven), of flour.'),
    loafWith('See [our oven](/), of flour.'),
    stale,
    '“Text” was changed. See our oven [(/oven)]{(/)}, of flour.',
  ],
  [
    {},
    ovenWith(['file: /images/oven.png', 'file: /images/oven-dark.png']),
    'Part “Fresh every morning”: “Picture” was changed, but the one that visitors see in dark mode is still the old one. [/images/oven.png]{/images/oven-dark.png}',
  ],
  [
    {},
    ovenWith(['alt: A baker.', 'alt: A tired baker.']),
    'Part “Why we love {product}”: “Picture”: “Text alternative” was changed. A {tired} baker.',
  ],
  [
    {},
    ovenWith(['      darkFile: /images/oven-dark.png\n', '']),
    'Part “Fresh every morning”: “Picture”: “File for dark mode” was removed. [/images/oven-dark.png]',
  ],
  [{}, ovenWith(['sample: true\n', '']), '“Sample” was switched off.'],
  [
    {},
    { 'loaves/rye.md': rye.replace('grams: 500', 'grams: 750') },
    '“Grams” was changed. [500]{750}',
  ],
  [
    {},
    { 'loaves/rye.md': rye.replace('2025-08-01', '2026-08-01') },
    '“Baked on” was changed. [August 1, 2025]{August 1, 2026}',
  ],
  [
    {},
    ovenWith(['grain: oats', 'grain: wheat']),
    'Tray “Light”: “Grain” was changed. [oats]{wheat}',
  ],
  [
    {},
    ovenWith([
      'type: other\n      label: The mill\n      address: https://mill.acme.com',
      'type: room\n      label: The mill\n      room: oven',
    ]),
    'Part “What comes out”: “Link” was changed. [Elsewhere · The mill · https://mill.acme.com]{To a room · The mill · oven}',
  ],
  [
    {},
    ovenWith(['baker: ada', 'baker: bob']),
    'Part “Why we love {product}”: “Baker” was changed. [ada]{bob}',
  ],
  [
    {},
    shopWith('us@crust.example', 'we@crust.example'),
    '“Email” was changed. [us@crust.example]{we@crust.example}',
  ],
  [
    {},
    ovenWith(['    text: We bake', '    hours: At night\n    text: We bake']),
    'Part “Fresh every morning”: “Hours” was added. {At night}',
  ],
  [{}, ovenWith(['path: /oven', 'path: /kiln']), 'It has moved from /oven to /kiln.'],
  [
    {},
    ovenWith(['path: /oven', 'path: /kiln\nformerPaths: ["/oven"]']),
    'It has moved from /oven to /kiln.',
    'The old address /oven still leads here.',
  ],
  [
    ovenWith(['title: What comes out', 'titel: What comes out']),
    {},
    'Part “What comes out”: “Title” was added. {What comes out}',
    'Part 2: “titel” was removed. [What comes out]',
  ],

  [points('One'), points('One', 'Two'), 'Part “Why we love {product}”: Point 2 was added. {Two}'],
  [
    points('One', 'Two', 'Three'),
    points('One', 'Three'),
    'Part “Why we love {product}”: Point 2 was removed. [Two]',
  ],
  [
    points('One', 'Two', 'Three'),
    points('Three', 'One', 'Two'),
    'Part “Why we love {product}”: Point 1 was moved to the beginning, before “One”. Three',
  ],
  [
    points('One', 'Two'),
    points('One', 'More'),
    'Part “Why we love {product}”: Point 2 was removed. [Two]',
    'Part “Why we love {product}”: Point 2 was added. {More}',
  ],
  [
    points('One', 'Two', 'Three'),
    points('New', 'One', 'Two'),
    'Part “Why we love {product}”: Point 1 was added. {New}',
    'Part “Why we love {product}”: Point 3 was removed. [Three]',
  ],
  [
    {},
    ovenWith([first + second, second + first], ['A baker.', 'A tired baker.']),
    'Part “Why we love {product}”: “Picture”: “Text alternative” was changed. A {tired} baker.',
    'Part “What comes out” was moved to the end, after Part “Why we love {product}”.',
  ],
  [
    {},
    ovenWith(['parts:\n', 'parts:\n  - type: shelf\n    title: Rolls\n    trays: []\n']),
    'Part “Rolls” was added. {Shelf · Rolls}',
  ],
  [
    {},
    ovenWith([dark, ''], [light, light + dark]),
    'Tray “Dark” was moved to the end, after Tray “Light”.',
  ],

  [{}, { 'rooms/cellar.md': oven.replace('path: /oven', 'path: /cellar') }, 'This room is new.'],
  [{}, { 'rooms/oven.md': undefined }, 'This room is gone.'],
  [
    {},
    { 'rooms/oven.md': undefined, 'rooms/stove.md': oven },
    'Its file was content/rooms/oven.md, and is content/rooms/stove.md now.',
  ],
  [room(switched('draft: true')), {}, 'Visitors see it now.'],
  [{}, room(switched('draft: true')), 'It is a draft: visitors don’t see it.'],
  [{}, room(switched('publishAt: 2027-02-01')), 'Visitors see it from February 1, 2027 on.'],
  [
    {},
    ovenWith(['  - type: shelf\n', '  - type: shelf\n    publishAt: 2027-02-01\n']),
    'Part “What comes out”: Visitors see it from February 1, 2027 on.',
  ],
  [{}, room(switched('hidden: true')), 'Only those who have its address see it now.'],
  [
    { 'moves.json': '{"moves":[{"from":"/a","to":"/"}]}' },
    { 'moves.json': '{"moves":[{"from":"/a","to":"/oven"}]}' },
    'Move 1: “To” was changed. [/]{/oven}',
  ],
  [room('---\ntitle: "\n---\n'), {}, 'Its earlier version can’t be read.'],
];

test.each(rows)('what is said: %#', (before, after, ...said) => {
  const [title, ...found] = told(content(before), content(after));
  expect(title).toMatch(/^# /);
  expect(found).toEqual(
    said.map((each) => (typeof each === 'string' ? each : expect.stringMatching(each))),
  );
});

test('a picture that was replaced under its name is told wherever it is, with the one of its pair that is still old', () => {
  const found = told(content(), content({ 'images/oven.png': Buffer.from('other') }));
  expect(found).toContain('Part “Why we love {product}”: “Picture” was replaced.');
  expect(found).toContain(
    'Part “Fresh every morning”: “Picture” was replaced, but the one that visitors see in dark mode is still the old one.',
  );
  const both = {
    'images/oven.png': Buffer.from('other'),
    'images/oven-dark.png': Buffer.from('other'),
  };
  expect(told(content(), content(both)).join()).not.toContain('still the old one');
});

test('what every page gets is said as that', () => {
  const link = { type: 'room', label: 'The oven', room: 'oven' };
  const after = shopWith('"links"', `"links": ${JSON.stringify([link])}, "_"`);
  expect(told(content(shopWith('"links"', '"_"')), content(after)).join()).toContain(
    '“Links” was added on every page.',
  );
});

test.each<[string, Files]>([
  ['another order', room(oven.replace(/(path: .*\n)(title: .*\n)/, '$2$1'))],
  ['line ends', room(oven.replaceAll('\n', '\r\n'))],
  ['formatting', room(`${oven.replace('title: What comes out', "title:   'What comes out'")}\n\n`)],
])('of %s nothing is said', (_, after) => expect(told(content(), content(after))).toEqual([]));

/** What the changes make of the earlier fields, by what they say alone. */
function applied(fields: unknown, changes: readonly FieldChange[]): unknown {
  const made: unknown = structuredClone(fields);
  const done = new Set<string>();
  // What happens to a list comes before what changes within its items.
  for (const { path } of changes.toSorted((one, other) => one.path.length - other.path.length)) {
    const parent = path.slice(0, -1);
    const key = JSON.stringify(parent);
    const within = changes.filter((each) => JSON.stringify(each.path.slice(0, -1)) === key);
    if (done.has(key)) continue;
    done.add(key);
    const holder = parent.reduce<unknown>(childOf, made);
    if (Array.isArray(holder)) applyToList(holder, within);
    else
      for (const { path: at, to } of within) {
        const name = at.at(-1) ?? '';
        if (to === undefined) Reflect.deleteProperty(Object(holder), name);
        else Reflect.set(Object(holder), name, structuredClone(to));
      }
  }
  return made;
}

function applyToList(list: unknown[], changes: readonly FieldChange[]): void {
  const last = (path: FieldPath) => Number(path.at(-1));
  const of = (kind: FieldChange['kind']) => changes.filter((each) => each.kind === kind);
  const left = new Set([...of('gone'), ...of('moved')].map(({ was }) => last(was)));
  const stayed = list.filter((_, index) => !left.has(index));
  const placed = new Map<number, unknown>([
    ...of('new').map(({ path, to }): [number, unknown] => [last(path), structuredClone(to)]),
    ...of('moved').map(({ path, was }): [number, unknown] => [last(path), list[last(was)]]),
  ]);
  const length = stayed.length + placed.size;
  const items = Array.from({ length }, (_, index) =>
    placed.has(index) ? placed.get(index) : stayed.shift(),
  );
  for (const { path, to } of of('changed')) items[last(path)] = structuredClone(to);
  list.splice(0, list.length, ...items);
}

/** An edit of some value within another, by numbers that choose where and what. */
function edited(value: unknown, [where, what, more]: readonly [number, number, number]): unknown {
  const places: { holder: object; step: string | number }[] = [];
  const walk = (holder: unknown) => {
    if (typeof holder !== 'object' || holder === null) return;
    for (const [name, child] of Object.entries(holder)) {
      places.push({ holder, step: Array.isArray(holder) ? Number(name) : name });
      walk(child);
    }
  };
  const made: unknown = structuredClone(value);
  walk(made);
  const place = places[where % places.length];
  if (place === undefined) return made;
  const { holder, step } = place;
  const texts = ['Bread', 'We bake *here*, at dawn.', 'oats', '/oven', 'rye', 'A  line\nand more'];
  const text = texts[more % texts.length];
  const [other] = [places[more % places.length]];
  if (Array.isArray(holder)) {
    const at = Number(step);
    if (what % 6 === 0) holder.splice(at, 1);
    else if (what % 6 === 1)
      holder.splice(more % (holder.length + 1), 0, structuredClone(holder[at]));
    else if (what % 6 === 2) holder.splice(more % holder.length, 0, ...holder.splice(at, 1));
    else if (what % 6 === 3) holder.reverse();
    else if (what % 6 === 4) holder.splice(0, holder.length, ...holder.map(() => text));
    else holder[at] = text;
  } else if (what % 4 === 0) Reflect.deleteProperty(holder, step);
  else if (what % 4 === 1) Reflect.set(holder, `${step}x`, text);
  else if (what % 4 === 2 && other)
    Reflect.set(holder, step, structuredClone(childOf(other.holder, other.step)));
  else Reflect.set(holder, step, text);
  return made;
}

type Written = Pick<ContentFile, 'fields' | 'body'>;

test('applied as the differences say, whatever was edited gives the second content', () => {
  const numbers = fc.tuple(fc.nat(500), fc.nat(50), fc.nat(500));
  const edits = fc.array(numbers, { minLength: 1, maxLength: 9 });
  const files = fc.constantFrom(
    [rooms, oven, 'rooms/oven.md'] as const,
    [loaves, rye, 'loaves/rye.md'] as const,
  );
  const bodies = fc.constantFrom('', 'Of rye flour.', 'Of rye flour.\n\n## How\n\nSo.');
  fc.assert(
    fc.property(files, edits, bodies, ([collection, text, place], row, body) => {
      const parsed = parseFile(collection, text);
      const before: Written = { fields: asGroup(parsed.fields), body: parsed.body };
      const after = { fields: asGroup(row.reduce<unknown>(edited, before.fields)), body };
      const [one, other] = [before, after].map((each) => canonicalText(collection, each));
      const found = differences(content({ [place]: one }), content({ [place]: other }));
      const changes =
        found.find(({ before: old }) => old?.file === `content/${place}`)?.changes ?? [];
      const whole = ({ fields, body: words }: Written) => {
        const written = canonicalContent(collection, { fields, body: words });
        return { ...written.fields, ...(written.body && { body: written.body }) };
      };
      expect(applied(whole(before), changes)).toEqual(whole(after));
    }),
  );
});

test('the words of a text, as they were and as they are, can be read from what is told of it', () => {
  const words = fc.array(fc.constantFrom('rye', 'oats', ' ', '\n', '.', '*a*', 'é', '  '), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(words, words, (one, other) => {
      const [before, after] = [one.join(''), other.join('')];
      const parts = changedWords(before, after);
      const without = (kind: string) =>
        parts.flatMap((each) => (each.kind === kind ? [] : each.words)).join('');
      const said = [before, after, without('new'), without('gone')];
      const [old, own, oldSaid, ownSaid] = said.map((text) => text.replace(/\s/g, ''));
      expect([oldSaid, ownSaid]).toEqual([old, own]);
    }),
  );
});
