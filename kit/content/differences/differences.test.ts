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
import { changeLines } from './changeLines';
import { differences, type FileDifference } from './differences';
import { fileSentences, fileTitle } from './fileWords';

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
  const { files, pictures, addresses } = differences(before, after, { day });
  return [
    ...files.flatMap((file) => [
      `# ${fileTitle(file)}`,
      ...fileSentences(file, day),
      ...linesOf(file),
    ]),
    ...pictures.map((each) => `${each.path}: ${each.before?.bytes} → ${each.after?.bytes} bytes`),
    ...addresses.map((each) => `${each.address}: ${each.before} → ${each.after}`),
  ];
}

function linesOf(file: FileDifference): string[] {
  return changeLines(file).map(({ kind, where, wasAt, words }) => {
    const marks = { same: ['', ''], gone: ['[', ']'], new: ['{', '}'] } as const;
    const said = words.map((each) => marks[each.kind].join(each.words)).join('');
    return `${kind} ${where}${wasAt ? ` from ${wasAt}` : ''}: ${said}`;
  });
}

const title = '# {product}: see it baked';
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
const [, first = '', second = ''] =
  /( {2}- type: shelf[\s\S]*?)( {2}- type: word[\s\S]*?)sample: true/.exec(oven) ?? [];

type Row = [
  what: string,
  before: Record<string, string | Buffer | undefined>,
  after: Record<string, string | Buffer | undefined>,
  said: string[],
];

/** The kinds of fields, then what can happen to lists, then to files. */
const rows: Row[] = [
  [
    'a text',
    {},
    ovenWith(['title: What comes out', 'title: What comes in']),
    [title, 'changed Part 2, Title: What comes [out]{in}'],
  ],
  [
    'a text that was replaced',
    {},
    ovenWith(['title: What comes out', 'title: Loaves']),
    [title, 'changed Part 2, Title: [What comes out]{Loaves}'],
  ],
  [
    'words with emphasis',
    {},
    ovenWith(['We bake *here*', 'We bake **here**']),
    [title, 'changed Part 1, Text: We bake [*here*,]{**here**,} at night.'],
  ],
  [
    'a paragraph of markdown',
    loafWith(`Of flour.\n\n${long}\n\nAnd salt.`),
    loafWith(`Of flour.\n\n${long}\n\nAnd sea salt.`),
    [
      '# Rye',
      'Its text has changed, but “Baked on” still says August 1, 2025.',
      'changed Text: … And {sea }salt.',
    ],
  ],
  [
    'a cell of a table',
    loafWith(table),
    loafWith(table.replace('400', '450')),
    [
      '# Rye',
      'Its text has changed, but “Baked on” still says August 1, 2025.',
      expect.stringMatching(/^changed Text: [\s\S]*Rye \| \[400\]\{450\} \|/),
    ],
  ],
  [
    'a link’s target',
    loafWith('See [our oven](/oven), of flour.'),
    loafWith('See [our oven](/), of flour.'),
    [
      '# Rye',
      'Its text has changed, but “Baked on” still says August 1, 2025.',
      'changed Text: See [our [oven](/oven),]{oven](/),} of flour.',
    ],
  ],
  [
    'a line of words and links',
    shopWith('"links"', '"thanks": "To [all](/).", "links"'),
    shopWith('"links"', '"thanks": "To [you](/).", "links"'),
    ['# Shop file', 'changed Thanks: [To [all](/).]{To [you](/).}'],
  ],
  [
    'a picture',
    {},
    ovenWith(['file: /images/oven.png', 'file: /images/oven-dark.png']),
    [title, 'changed Part 1, Picture, File: [/images/oven.png]{/images/oven-dark.png}'],
  ],
  [
    'what a picture shows',
    {},
    ovenWith(['alt: A baker.', 'alt: A tired baker.']),
    [title, 'changed Part 3, Picture, Text alternative: A {tired }baker.'],
  ],
  [
    'a dark picture that is gone',
    {},
    ovenWith(['      darkFile: /images/oven-dark.png\n', '']),
    [title, 'gone Part 1, Picture, File for dark mode: [/images/oven-dark.png]'],
  ],
  [
    'a picture that was replaced under its name',
    {},
    { 'images/oven.png': Buffer.from('other') },
    [expect.stringMatching(/^\/images\/oven.png: \d+ → 5 bytes$/)],
  ],
  ['a switch', {}, ovenWith(['sample: true\n', '']), [title, 'gone Sample: [Sample: yes]']],
  [
    'a number',
    {},
    { 'loaves/rye.md': rye.replace('grams: 500', 'grams: 750') },
    ['# Rye', 'changed Grams: [500]{750}'],
  ],
  [
    'a date',
    {},
    { 'loaves/rye.md': rye.replace('2025-08-01', '2026-08-01') },
    ['# Rye', 'changed Baked on: [August 1, 2025]{August 1, 2026}'],
  ],
  [
    'a choice',
    {},
    ovenWith(['grain: oats', 'grain: wheat']),
    [title, 'changed Part 2, Tray 2, Grain: [oats]{wheat}'],
  ],
  [
    'a choice of type',
    {},
    ovenWith([
      '    link:\n      type: other\n      label: The mill\n      address: https://mill.acme.com',
      '    link:\n      type: room\n      label: The mill\n      room: oven',
    ]),
    [
      title,
      'changed Part 2, Link: [Elsewhere · The mill · https://mill.acme.com]{To a room · The mill · oven}',
    ],
  ],
  [
    'a reference',
    {},
    ovenWith(['baker: ada', 'baker: bob']),
    [title, 'changed Part 3, Baker: [ada]{bob}'],
  ],
  [
    'an address',
    {},
    ovenWith(['https://mill.acme.com', 'https://flour.acme.com']),
    [title, 'changed Part 2, Link, Address: [https://mill.acme.com]{https://flour.acme.com}'],
  ],
  [
    'an email',
    {},
    shopWith('us@crust.example', 'we@crust.example'),
    ['# Shop file', 'changed Email: [us@crust.example]{we@crust.example}'],
  ],
  [
    'a field that is new',
    {},
    ovenWith(['    text: We bake', '    hours: At night\n    text: We bake']),
    [title, 'new Part 1, Hours: {At night}'],
  ],
  [
    'a path',
    {},
    ovenWith(['path: /oven', 'path: /kiln']),
    [
      title,
      'It has moved from /oven to /kiln.',
      'changed Path: [/oven]{/kiln}',
      '/oven: /oven → undefined',
      '/kiln: undefined → /kiln',
    ],
  ],
  [
    'a path that is kept',
    {},
    ovenWith(['path: /oven', 'path: /kiln\nformerPaths: ["/oven"]']),
    [
      title,
      'It has moved from /oven to /kiln.',
      'changed Path: [/oven]{/kiln}',
      'new Former paths: {/oven}',
      '/oven: /oven → /kiln',
      '/kiln: undefined → /kiln',
    ],
  ],
  [
    'a field that the model doesn’t know any more',
    ovenWith(['title: What comes out', 'titel: What comes out']),
    {},
    [
      title,
      expect.stringMatching(
        /^Its earlier version doesn’t fit what a room can hold now: .*oven\.md:\d+ /,
      ),
      'new Part 2, Title: {What comes out}',
      'gone parts[1].titel: [What comes out]',
    ],
  ],

  [
    'an item that was added',
    points('One'),
    points('One', 'Two'),
    [title, 'new Part 3, Point 2: {Two}'],
  ],
  [
    'one that is gone',
    points('One', 'Two', 'Three'),
    points('One', 'Three'),
    [title, 'gone Part 3, Point 2: [Two]'],
  ],
  [
    'one that was moved',
    points('One', 'Two', 'Three'),
    points('Three', 'One', 'Two'),
    [title, 'moved Part 3, Point 1 from Part 3, Point 3: Three'],
  ],
  [
    'one in the place of another',
    points('One', 'Two'),
    points('One', 'More'),
    [title, 'changed Part 3, Point 2: [Two]{More}'],
  ],
  [
    'one that was added and one that is gone',
    points('One', 'Two', 'Three'),
    points('New', 'One', 'Two'),
    [title, 'new Part 3, Point 1: {New}', 'gone Part 3, Point 3: [Three]'],
  ],
  [
    'all of a list',
    points('One', 'Two'),
    points('Red', 'Blue'),
    [title, 'changed Part 3, Point 1: [One]{Red}', 'changed Part 3, Point 2: [Two]{Blue}'],
  ],
  [
    'a section that was moved and changed',
    {},
    ovenWith([first + second, second + first], ['A baker.', 'A tired baker.']),
    [
      title,
      'changed Part 2, Picture, Text alternative: A {tired }baker.',
      'moved Part 3 from Part 2: Shelf · What comes out',
    ],
  ],
  [
    'a section that was added before others',
    {},
    ovenWith(['parts:\n', 'parts:\n  - type: shelf\n    title: Rolls\n    trays: []\n']),
    [title, expect.stringMatching(/^It doesn’t fit/), 'new Part 1: {Shelf · Rolls}'],
  ],
  [
    'trays that changed places',
    {},
    ovenWith(
      ['      - grain: rye\n        title: Dark\n        text: It keeps for a week.\n', ''],
      [
        '        text: Best on its day.\n',
        '        text: Best on its day.\n      - grain: rye\n        title: Dark\n        text: It keeps for a week.\n',
      ],
    ),
    [title, expect.stringMatching(/^moved Part 2, Tray /)],
  ],

  [
    'a new file',
    {},
    { 'rooms/cellar.md': oven.replace('path: /oven', 'path: /cellar') },
    [title, 'This room is new.', '/cellar: undefined → /cellar'],
  ],
  [
    'a file that is gone',
    {},
    { 'rooms/oven.md': undefined },
    [title, 'This room is gone.', '/oven: /oven → undefined'],
  ],
  [
    'a file with another name',
    {},
    { 'rooms/oven.md': undefined, 'rooms/stove.md': oven },
    [title, 'Its file was content/rooms/oven.md, and is content/rooms/stove.md now.'],
  ],
  [
    'a draft that is live now',
    room(withFields(oven, 'draft: true')),
    {},
    [title, 'Visitors see it now.', 'gone Draft: [Draft: yes]', '/oven: undefined → /oven'],
  ],
  [
    'a page that is a draft now',
    {},
    room(withFields(oven, 'draft: true')),
    [
      title,
      'It is a draft: visitors don’t see it.',
      'new Draft: {Draft: yes}',
      '/oven: /oven → undefined',
    ],
  ],
  [
    'a page with a day',
    {},
    room(withFields(oven, 'publishAt: 2027-02-01')),
    [
      title,
      'Visitors see it from February 1, 2027 on.',
      'new From: {February 1, 2027}',
      '/oven: /oven → undefined',
    ],
  ],
  [
    'a section with a day',
    {},
    ovenWith(['  - type: shelf\n', '  - type: shelf\n    publishAt: 2027-02-01\n']),
    [
      title,
      'Part 2: Visitors see it from February 1, 2027 on.',
      'new Part 2, From: {February 1, 2027}',
    ],
  ],
  [
    'an unlisted page',
    {},
    room(withFields(oven, 'hidden: true')),
    [title, 'Only those who have its address find it now.', 'new Hidden: {Hidden: yes}'],
  ],
  [
    'a redirect that leads elsewhere',
    { 'moves.json': '{"moves":[{"from":"/a","to":"/"}]}' },
    { 'moves.json': '{"moves":[{"from":"/a","to":"/oven"}]}' },
    ['# List of moves', 'changed Move 1, To: [/]{/oven}', '/a: / → /oven'],
  ],
  [
    'a file that can’t be read',
    room('---\ntitle: "\n---\n'),
    {},
    [
      title,
      expect.stringMatching(/^Its earlier version can’t be read: /),
      '/oven: undefined → /oven',
    ],
  ],
  [
    'front matter in another order',
    {},
    room(oven.replace(/(path: .*\n)(title: .*\n)/, '$2$1')),
    [],
  ],
  ['line ends', {}, room(oven.replaceAll('\n', '\r\n')), []],
  [
    'formatting',
    {},
    room(`${oven.replace('title: What comes out', "title:   'What comes out'")}\n\n`),
    [],
  ],
];

test.each(rows)('%s', (_, before, after, said) => {
  expect(told(content(before), content(after))).toEqual(said);
});

/** What the changes make of the earlier fields, by what they say alone. */
function applied(fields: unknown, changes: readonly FieldChange[]): unknown {
  const made: unknown = structuredClone(fields);
  const done = new Set<string>();
  for (const { path } of changes) {
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
      const found = differences(content({ [place]: one }), content({ [place]: other }), { day });
      const changes =
        found.files.find(({ before: old }) => old?.file === `content/${place}`)?.changes ?? [];
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
        parts
          .filter((each) => each.kind !== kind)
          .map((each) => each.words)
          .join('');
      expect([without('new'), without('gone')]).toEqual([before, after]);
    }),
  );
});
