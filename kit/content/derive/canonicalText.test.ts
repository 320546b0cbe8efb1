import fc from 'fast-check';
import { bakers, loaves, moves, rooms } from '../../../test/bakery/collections';
import { anyFields } from '../../../test/jest/anyFields';
import { checkFile } from '../check/checkContent';
import { childOf } from '../fields/paths';
import { isMarkdown } from '../fields/schema';
import { fieldsIn } from '../fields/walk';
import { renderMarkdown } from '../markdown/markdown';
import { type CollectionName, collectionNames, modelOf } from '../model/model';
import { parseFile } from '../read/parseFile';
import { canonicalFields, canonicalText } from './canonicalText';

// The same content in every run, so that only a change can make a test fail: RANDOM_SEED=7 npx jest looks at
// other content.
fc.configureGlobal({ seed: Number(process.env.RANDOM_SEED ?? 1) });

/** However rarely the check accepts what is made at random, as many are tried as it takes. */
const maxSkipsPerRun = Number.POSITIVE_INFINITY;

function read(collection: CollectionName, text: string) {
  return checkFile({ collection, name: 'any', file: 'content/any' }, text);
}

test.each(collectionNames)('changing a field of any %s changes only its line', (collection) => {
  fc.assert(
    fc.property(anyFields(collection), (content) => {
      const before = canonicalText(collection, content).split('\n');
      const fields = [...fieldsIn(modelOf(collection), content)].filter(
        // A line of markdown is one of the text; the file has it as several.
        ({ path, kind }) => !isMarkdown(kind) && path.at(-1) !== 'type',
      );
      fc.pre(fields.length > 0);
      for (const { path, value } of fields) {
        const copy = structuredClone(content);
        const group = path
          .slice(0, -1)
          .reduce<object>((from, step) => Reflect.get(from, step), copy);
        Reflect.set(group, path.at(-1) ?? '', typeof value === 'string' ? 'changed' : 7);
        const after = canonicalText(collection, copy).split('\n');
        expect(after).toHaveLength(before.length);
        expect(after.filter((line, index) => line !== before[index]).length).toBeLessThan(2);
      }
    }),
    { numRuns: 20, maxSkipsPerRun },
  );
});

test.each(collectionNames)('any entry of %s reads the same once it is written', (collection) => {
  fc.assert(
    fc.property(anyFields(collection), (content) => {
      const { entry } = read(collection, canonicalText(collection, content));
      fc.pre(entry !== undefined);
      expect(straightened(canonicalFields(collection, entry.fields))).toEqual(
        straightened(content),
      );
      expect(canonicalText(collection, entry.fields)).toBe(canonicalText(collection, content));
    }),
    { numRuns: 10, maxSkipsPerRun },
  );
});

const siteUrl = 'https://www.crust.com';

test.each([
  ['/oven/', '/oven'],
  ['https://www.crust.com/oven/?a=b#c', '/oven?a=b#c'],
  ['http://crust.com', '/'],
  ['https://blog.crust.com/a/', 'https://blog.crust.com/a/'],
  ['#book-a-demo', '#book-a-demo'],
])('the address %s is written as %s, wherever it stands', (written, canonical) => {
  const text = (address: string) =>
    `See [us](${address}), [*them* [2]](<${address}> "there") and \`[a](/a/)\`, ${siteUrl}/bare/.`;
  const fields = (address: string) => ({
    parts: [{ type: 'sign', text: `[Us](${address})`, links: [{ type: 'other', address }] }],
  });
  const room = (address: string) => canonicalText(rooms, fields(address), siteUrl);
  const loaf = (address: string) => canonicalText(loaves, { body: text(address) }, siteUrl);
  expect(room(written)).toBe(room(canonical));
  expect(room(canonical)).toContain(
    `address: ${canonical.startsWith('#') ? `"${canonical}"` : canonical}\n`,
  );
  expect(loaf(written)).toBe(loaf(canonical));
  expect(loaf(written)).toContain(text(canonical));
});

/** As JSON, with straight marks, since those that are written are curly. */
function straightened(value: unknown): string {
  return JSON.stringify(value)
    .replace(/\\*["“”″]/g, '"')
    .replace(/(?:\\\\)*['‘’′]/g, "'");
}

/** The HTML of a text; nobody sees spaces at the end of code. */
function pageOf(text: string): string {
  return renderMarkdown(text).replace(/\s+(?=<\/code>)/g, '');
}

function expectSamePage(body: string): void {
  const shown = pageOf(body);
  const loaf = canonicalText(loaves, { body });
  expect(pageOf(textAt(parseFile(loaves, loaf).fields, 'body'))).toBe(shown);
  const baker = canonicalText(bakers, { recipe: body });
  expect(pageOf(textAt(parseFile(bakers, baker).fields, 'recipe'))).toBe(shown);
  const parts = [{ type: 'shelf', trays: [{ text: body }] }];
  const room = canonicalText(rooms, { parts });
  const text = textAt(parseFile(rooms, room).fields, 'parts', 0, 'trays', 0, 'text');
  expect(pageOf(text)).toBe(shown);
}

function textAt(value: unknown, ...path: (string | number)[]): string {
  return String(path.reduce(childOf, value) ?? '');
}

test('any markdown shows the same once it is written', () => {
  const pieces = ' |  |    |\t|\n|- |1. |> |a|b|#|\\|\u00A0|*|`|---|~~~\na\n~~~\n'.split('|');
  const words = fc.array(fc.constantFrom(...pieces), { maxLength: 10 });
  fc.assert(
    fc.property(
      words.map((all) => all.join('')),
      expectSamePage,
    ),
    { numRuns: 500 },
  );
});

test('hand-written files are put in order, and what breaks the model is written for the check to report', () => {
  const text =
    '{"years": 5, "name": " Ada ", "quote": "Two\\n lines.", "recipe": "", "sample": false, "no": 1}';
  const fields = JSON.parse(text);
  expect(canonicalText(bakers, fields)).toBe(
    '{\n  "quote": "Two lines.",\n  "name": "Ada",\n  "years": 5,\n  "no": 1\n}\n',
  );
  expect(canonicalText(moves, {})).toBe('{\n  "moves": []\n}\n');
});

test('words are written with the right marks, also those of fields', () => {
  const quote = 'It\'s\u200b "ours", `it\'s`';
  const fields = { title: "What's kept", baked: '2025-08-01' };
  expect(canonicalText(loaves, { ...fields, body: `## "Kept"\n\n${quote}\n` })).toBe(
    "---\ntitle: What’s kept\nbaked: 2025-08-01\n---\n\n## “Kept”\n\nIt’s “ours”, `it's`\n",
  );
});
