import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContent, type EntryOf } from '../../src/content/check/check';
import { edited, makePages } from './pages';

async function presentPages(): Promise<EntryOf<'pages'>[]> {
  const { entries } = await checkContent('content');
  return entries.filter((entry): entry is EntryOf<'pages'> => entry.kind === 'pages');
}

test('made pages, and an edited one, pass the check beside the present content', async () => {
  const made = makePages(await presentPages(), 10);
  const folder = await mkdtemp(join(tmpdir(), 'bench-pages-'));
  try {
    const root = join(folder, 'content');
    await cp('content', root, { recursive: true });
    const pages = made.map((page, index) => (index === 0 ? edited(page) : page));
    for (const { place, text } of pages) await writeFile(join(root, place), text);
    const { problems, entries } = await checkContent(root);
    expect(problems).toEqual([]);
    const found = entries.filter(({ file }) => file.includes('bench-'));
    expect(found).toHaveLength(10);
    for (const { fields } of found) {
      const sections = 'sections' in fields ? fields.sections : [];
      expect(sections.map(({ type }) => type).sort()).toEqual(
        ['hero', ...Array(4).fill('cards'), 'showcase', 'showcase', 'testimonial'].sort(),
      );
      expect(fields).not.toHaveProperty('label');
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('no two made pages share their words', async () => {
  const made = makePages(await presentPages(), 10);
  expect(new Set(made.map(({ path }) => path)).size).toBe(10);
  const sentences = made.map(({ text }) => /This is page \d+\./.exec(text)?.[0]);
  expect(new Set(sentences).size).toBe(10);
});

test('an edit changes one sentence', async () => {
  const [page] = makePages(await presentPages(), 1);
  if (page === undefined) throw new Error('No page was made.');
  const lines = page.text.split('\n');
  const changed = edited(page)
    .text.split('\n')
    .filter((line, index) => line !== lines[index]);
  expect(changed).toHaveLength(1);
  expect(() => edited({ ...page, text: '' })).toThrow('holds no sentence to edit');
});

test('without pages to take sections from there is nothing to make', () => {
  expect(() => makePages([], 1)).toThrow('No page has a section of the type hero.');
});
