/** @jest-environment ./test/jest/environment.ts */
import fastCheck from 'fast-check';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { rooms } from '../../../../test/bakery/collections';
import { childOf } from '../../../content/fields/paths';
import type { ContentFile } from '../../../content/model/entry';
import { Preview } from '../../previewPage/Preview';
import { markOf } from './fieldMarks';
import { sourceOf, watchMarks } from './markedPage';

jest.mock('gatsby', () => jest.requireActual('../gatsby'));

type Fields = Record<string, unknown>;

let count = 0;

/** A text that no other field has. */
function words(): string {
  count += 1;
  return `Words ${count}`;
}

function tray(): Fields {
  return { grain: 'rye', title: words(), text: words() };
}

const makers: readonly (() => Fields)[] = [
  () => ({ type: 'shelf', title: words(), trays: [tray(), tray()] }),
  () => ({ type: 'word', title: words(), points: [words(), words()] }),
  () => ({ type: 'sign', title: words(), text: words(), hours: words(), links: [], picture: {} }),
];

const place = fastCheck.nat(5);

/** What a writer does to the parts of a page, or to the trays of one. */
const anyStep = fastCheck.record({
  does: fastCheck.constantFrom('move', 'remove', 'duplicate', 'retitle', 'add', 'revert'),
  inTrays: fastCheck.boolean(),
  part: place,
  from: place,
  to: place,
});

type Step = typeof anyStep extends fastCheck.Arbitrary<infer Value> ? Value : never;

/** A list after a step; the lists within its items change in steps of their own. */
function listAfter(list: readonly Fields[], { does, ...step }: Step, added: Fields): Fields[] {
  if (does === 'add') return [...list, added];
  if (list.length === 0) return [];
  const from = step.from % list.length;
  const chosen = list[from] ?? {};
  if (does === 'retitle') return list.with(from, { ...chosen, title: words() });
  if (does === 'duplicate') return list.toSpliced(from + 1, 0, chosen);
  const others = list.toSpliced(from, 1);
  return does === 'remove' ? others : others.toSpliced(step.to % list.length, 0, chosen);
}

function pageOf(parts: readonly Fields[]): ContentFile {
  const fields = { path: '/a', title: words(), description: words(), parts };
  return { collection: rooms, name: 'a', fields };
}

/** The parts and texts that the page opens, in its own order, and those that it ought to open. */
function fieldsOf(page: Element, { fields }: ContentFile) {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const found: { source: string; shows: string | null; holds: unknown }[] = [];
  for (let node: Node | null = walker.currentNode; node !== null; node = walker.nextNode()) {
    const source = sourceOf(node);
    if (source === undefined || !source.startsWith('rooms/a.parts.')) continue;
    const path = source.replace('rooms/a.', '').split('.');
    const holds = path.reduce<unknown>((value, name) => childOf(value, name), fields);
    found.push({ source, shows: node.textContent, holds });
  }
  return found;
}

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^Words \d+$/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}

const seed = Date.now() % 2 ** 31;

test(`after any changes to its lists, each text of a page opens its own field (seed ${seed})`, async () => {
  document.body.innerHTML = '<div id="page"></div>';
  const root = createRoot(document.getElementById('page') ?? document.body);
  watchMarks(document);

  async function show(entry: ContentFile): Promise<void> {
    const shown = { content: [entry], entry };
    flushSync(() => root.render(<Preview {...shown} findPicture={() => null} />));
    // The marks are read in a microtask.
    await Promise.resolve();
    const main = document.querySelector('main');
    if (main === null) throw new Error('The page is not shown.');
    const fields = fieldsOf(main, entry);
    for (const { source, shows, holds } of fields) expect([source, shows]).toEqual([source, holds]);
    // In page order, which is the order of the parts and their trays.
    const shownWords = fields.map(({ shows }) => shows);
    expect(shownWords.toSorted()).toEqual(wordsIn(childOf(entry.fields, 'parts')).toSorted());
    const order = fields.map(({ source }) => Number(source.split('.')[2]));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
  }

  const steps = fastCheck.array(anyStep, { minLength: 2, maxLength: 4 });
  await fastCheck.assert(
    fastCheck.asyncProperty(steps, async (all) => {
      const saved = makers.map((make) => make());
      let parts = saved;
      await show(pageOf(parts));
      for (const step of all) {
        const at = step.part % Math.max(parts.length, 1);
        const trays = childOf(parts[at], 'trays');
        if (step.does === 'revert') parts = saved;
        else if (step.inTrays && Array.isArray(trays)) {
          parts = parts.with(at, { ...parts[at], trays: listAfter(trays, step, tray()) });
        } else {
          parts = listAfter(parts, step, makers[step.to % makers.length]?.() ?? {});
        }
        await show(pageOf(parts));
      }
    }),
    { numRuns: 60, seed },
  );
});

test('a text that moves still opens its own field, and one with other words none', async () => {
  const source = 'rooms/oven.title';
  document.body.innerHTML = `<ul><li>${markOf(source)}Our oven</li><li>Others</li></ul>`;
  watchMarks(document);
  const [item] = document.querySelectorAll('li');
  const text = item?.firstChild ?? document.body;
  expect([text.textContent, sourceOf(text)]).toEqual(['Our oven', source]);
  item?.parentElement?.append(item);
  await Promise.resolve();
  expect(sourceOf(text)).toBe(source);
  text.textContent = 'Composed by code';
  await Promise.resolve();
  expect(sourceOf(text)).toBeUndefined();
});
