import * as fc from 'fast-check';
import { loaves, rooms } from '../../../test/bakery/collections';
import { bakery, oven, rye, withFields } from '../../../test/bakery/content';
import { canonicalFields, canonicalText } from '../derive/canonicalText';
import type { FieldPath } from '../fields/paths';
import { asGroup, childOf } from '../fields/paths';
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
        const space = words.slice(0, words.search(/\S/));
        return space + marks[kind].join(sign + words.trimStart() + sign);
      });
      return `${sentence} ${said.join('').trim()}`.trim();
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
const points = (list: string) =>
  ovenWith(['      - Up at three', list.replace(/^/gm, '      - ').replaceAll(', ', '\n      - ')]);
const long = Array.from({ length: 30 }, (_, index) => `Line ${index} stays as it is.`).join(' ');

test.each([
  ['What comes out.', 'What comes in.', '. What comes [out] {in}.'],
  ['What comes out now.', 'What comes out.', '. What comes out [now].'],
  [
    'Bread, and who bakes it.',
    'All we know of it.',
    '. [Bread, and who bakes it.] {All we know of it.}',
  ],
  ['Bake *it*.', 'Bake **it**.', ': “it” is strong now. Bake [*it*] {**it**}.'],
  ['Bake *it*.', 'Bake it.', ': “it” isn’t emphasized now. Bake [*it*] {it}.'],
  [
    `Rye.\n\n${long}\n\nAnd salt.`,
    `Rye.\n\n${long}\n\nAnd sea salt.`,
    '. Rye.\nLine 0 stays as it is. Line 1 stays … as it is. Line 29 stays as it is.\nAnd {sea} salt.',
  ],
  [
    '| Flour | Grams |\n| --- | --- |\n| Rye | 400 |',
    '| Flour | Grams |\n| --- | --- |\n| Rye | 450 |',
    '. Flour · Grams\nRye · [400] {450}',
  ],
  [
    '## How\n\n- Of rye\n- Of **oats**',
    '## How\n\n- Of wheat\n- Of **oats**',
    '. How\n• Of [rye] {wheat}\n• Of **oats**',
  ],
  ['Of flour.\n\n## How', 'Of flour.\n\n### How', '. Of flour.\n\n[##]\n\n{###} How'],
  [
    'See [our oven](/oven), of flour.',
    'See [our oven](/), of flour.',
    '. See our oven [(/oven)] {(/)}, of flour.',
  ],
])('what is said of words: %#', (before, after, said) => {
  expect(told(content(loafWith(before)), content(loafWith(after)))).toEqual([
    '# Rye',
    'Its text has changed, but “Baked on” still says August 1, 2025.',
    `“Text” was changed${said}`,
  ]);
});

test.each([
  ['One', 'One, Two', 'Point 2 was added. {Two}'],
  ['One, Two, Three', 'One, Three', 'Point 2 was removed. [Two]'],
  ['One, Two, Three', 'Three, One, Two', 'Point 1 was moved to the beginning, before “One”. Three'],
  ['One, Two', 'One, More', 'Point 2 was removed. [Two]', 'Point 2 was added. {More}'],
  ['One, Two, Three', 'New, One, Two', 'Point 1 was added. {New}', 'Point 3 was removed. [Three]'],
])('what is said of a list, %s, that becomes %s', (before, after, ...said) => {
  const [, ...found] = told(content(points(before)), content(points(after)));
  expect(found).toEqual(said.map((each) => `Part “Why we love {product}”: ${each}`));
});

const dark = '      - grain: rye\n        title: Dark\n        text: It keeps for a week.\n';
const light = '        text: Best on its day.\n';
const [, first = '', second = ''] =
  /( {2}- type: shelf[\s\S]*?)( {2}- type: word[\s\S]*?)sample: true/.exec(oven) ?? [];

type Files = Record<string, string | Buffer | undefined>;

const move = (to: string) => ({ 'moves.json': JSON.stringify({ moves: [{ from: '/a', to }] }) });

/** What was, what is instead, and what is said of it: kinds of fields, then what can happen to parts, then to files. */
const rows: [before: Files, after: Files, ...said: string[]][] = [
  [
    {},
    ovenWith(
      ['    text: We bake', '    hours: At night\n    text: We bake'],
      ['file: /images/oven.png', 'file: /images/oven-dark.png'],
      ['grain: oats', 'grain: wheat'],
      ['Best on its day.', 'Crisp, pale and gone by dusk.'],
      [
        'other\n      label: The mill\n      address: https://mill.acme.com',
        'room\n      label: The mill\n      room: oven',
      ],
      ['baker: ada', 'baker: bob'],
      ['alt: A baker.', 'alt: A tired baker.'],
      ['sample: true\n', ''],
    ),
    'Part “Fresh every morning”: “Hours” was added. {At night}',
    'Part “Fresh every morning”: “Picture” was changed, but the one that visitors see in dark mode is still the old one. [/images/oven.png] {/images/oven-dark.png}',
    'Tray “Light”: “Grain” was changed. [oats] {wheat}',
    'Tray “Light”: “Text” was changed. [Best on its day.] {Crisp, pale and gone by dusk.}',
    'Part “What comes out”: “Link” was changed. [Elsewhere] {To a room} · The mill · [https://mill.acme.com] {oven}',
    'Part “Why we love {product}”: “Baker” was changed. [ada] {bob}',
    'Part “Why we love {product}”: “Text alternative” was changed. A {tired} baker.',
    '“Sample” was switched off.',
  ],
  [
    {},
    ovenWith(['      darkFile: /images/oven-dark.png\n', '']),
    'Part “Fresh every morning”: “File for dark mode” was removed. [/images/oven-dark.png]',
  ],
  [
    {},
    { 'loaves/rye.md': rye.replace('grams: 500', 'grams: 750').replace('2025-08-01', '"2026"') },
    '“Baked on” was changed. [August 1, 2025] {2026}',
    '“Grams” was changed. [500] {750}',
  ],
  [
    {},
    shopWith('us@crust.example', 'we@crust.example'),
    '“Email” was changed. [us@crust.example] {we@crust.example}',
  ],
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
  [move('/'), move('/oven'), 'Move 1: “To” was changed. [/] {/oven}'],

  [
    {},
    ovenWith([first + second, second + first], ['A baker.', 'A tired baker.']),
    'Part “Why we love {product}”: “Text alternative” was changed. A {tired} baker.',
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
    { 'loaves/rye.md': undefined, 'loaves/dark.md': rye },
    'It has moved from /bread/rye to /bread/dark.',
  ],
  [room(withFields(oven, 'draft: true')), {}, 'Visitors see it now.'],
  [{}, room(withFields(oven, 'draft: true')), 'It is a draft: visitors don’t see it.'],
  [
    {},
    room(withFields(oven, 'publishAt: 2027-02-01', 'unpublishAt: 2027-03-01')),
    'Visitors see it from February 1, 2027 on. It disappears on March 1, 2027.',
  ],
  [
    {},
    ovenWith(['  - type: shelf\n', '  - type: shelf\n    unpublishAt: 2027-01-15\n']),
    'Part “What comes out”: It disappeared on January 15, 2027.',
  ],
  [{}, room(withFields(oven, 'hidden: true')), 'Only those who have its address see it now.'],
  [room('---\ntitle: "\n---\n'), {}, 'Its earlier version can’t be read.'],
];

test.each(rows)('what is said: %#', (before, after, ...said) => {
  const [title, ...found] = told(content(before), content(after));
  expect(title).toMatch(/^# /);
  expect(found).toEqual(said);
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
    'Link “The oven” was added on every page.',
  );
});

test.each<[string, Files]>([
  ['another order', room(oven.replace(/(path: .*\n)(title: .*\n)/, '$2$1'))],
  ['line ends and a byte order mark', room(`\uFEFF${oven.replaceAll('\n', '\r\n')}`)],
  ['older line ends', room(oven.replaceAll('\n', '\r'))],
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
    if (typeof path.at(-1) === 'number') {
      const list = applyToList(Array.isArray(holder) ? holder : [], within);
      const group = parent.slice(0, -1).reduce<unknown>(childOf, made);
      Reflect.set(Object(group), parent.at(-1) ?? '', list);
    } else
      for (const { path: at, to } of within) {
        const name = at.at(-1) ?? '';
        if (to === undefined) Reflect.deleteProperty(Object(holder), name);
        else Reflect.set(Object(holder), name, structuredClone(to));
      }
  }
  return made;
}

function applyToList(list: readonly unknown[], changes: readonly FieldChange[]): unknown[] {
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
  return items;
}

/** An edit of some group or list within a value, by numbers that choose where and what. */
function edited(value: unknown, [where, what, more]: readonly [number, number, number]): unknown {
  const made: unknown = structuredClone(value);
  const holders: object[] = [];
  JSON.stringify(made, (_name, each) => {
    if (typeof each === 'object' && each !== null) holders.push(each);
    return each;
  });
  const holder = holders[where % holders.length] ?? {};
  const steps = Object.keys(holder);
  const step = steps[more % steps.length] ?? 'title';
  const texts = ['Bread', 'We bake *here*, at dawn.', 'oats', '/oven', 'rye', 'A  line\nand more'];
  const text = texts[more % texts.length];
  if (Array.isArray(holder)) {
    const [item]: unknown[] = holder.splice(Number(step), 1);
    const items = [[], [item], [item, structuredClone(item)], [text]][what % 4] ?? [];
    holder.splice(what % (holder.length + 1), 0, ...items);
  } else if (what % 4 === 0) Reflect.deleteProperty(holder, step);
  else if (what % 4 === 1) Reflect.set(holder, `${step}x`, text);
  else if (what % 4 === 2) Reflect.set(holder, step, text);
  else Reflect.set(holder, step, structuredClone(holders[more % holders.length]));
  // No file has an undefined item.
  return JSON.parse(JSON.stringify(made));
}

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
      const before = asGroup(parseFile(collection, text).fields);
      const { body: _, ...fields } = asGroup(row.reduce<unknown>(edited, before));
      const after = { ...fields, ...(body && { body }) };
      const [one, other] = [before, after].map((each) => canonicalText(collection, each));
      const [found] = differences(content({ [place]: one }), content({ [place]: other }));
      const whole = (written: object) => canonicalFields(collection, written);
      // Of a list without items nothing is left.
      expect(whole(asGroup(applied(whole(before), found?.changes ?? [])))).toEqual(whole(after));
    }),
  );
});

test('the words of a text, as they were and as they are, can be read from what is told of it', () => {
  const words = fc.array(fc.constantFrom('rye', 'oats', ' ', '\n', '.', '*a*', 'é', '  '), {
    maxLength: 20,
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
