import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContentFolder, makeContentFolder } from '../../../test/contentCases/contentFolder';
import { goodContent } from '../../../test/contentCases/goodContent';
import { checkContent } from '../check/checker';
import { contentModel } from '../model/model';
import { makeNewContent } from './newContent';

const today = '2026-02-03';
let folder: ContentFolder;

beforeEach(async () => {
  folder = await makeContentFolder(goodContent);
});

test.each(['page', 'policy', 'testimonial', 'video'])(
  'a new %s is valid, and marked as a sample',
  async (noun) => {
    const file = await makeNewContent(folder.root, noun, 'architects', today);
    const { problems, warnings, beforeLaunch, entries } = await checkContent(folder.root);
    expect([...problems, ...warnings]).toEqual([]);
    expect(entries.map((entry) => entry.file)).toContain(file);
    const own = beforeLaunch.filter((sample) => sample.file === file);
    expect(own.map(({ field }) => field)).toContain('sample');
    expect(own.length).toBeGreaterThan(1);
  },
);

test('a new page has a section of every type, and the path of its name', async () => {
  await makeNewContent(folder.root, 'page', 'architects', today);
  const text = await readFile(join(folder.root, 'pages/architects.md'), 'utf8');
  expect(text).toContain('path: /architects');
  const sections = contentModel.pages.schema.shape.sections.element.options;
  expect(text.match(/^ {2}- type: .*/gm)).toEqual(
    sections.map(({ shape }) => `  - type: ${shape.type.value}`),
  );
});

test('a page can be made without a testimonial to show', async () => {
  const empty = await makeContentFolder(new Map());
  await makeNewContent(empty.root, 'page', 'first', today);
  const text = await readFile(join(empty.root, 'pages/first.md'), 'utf8');
  expect(text).not.toContain('testimonial');
});

test('a file that is there already is left alone', async () => {
  await expect(makeNewContent(folder.root, 'page', 'clients', today)).rejects.toThrow(
    'content/pages/clients.md exists already',
  );
  expect(await readFile(join(folder.root, 'pages/clients.md'), 'utf8')).toBe(
    goodContent.get('pages/clients.md'),
  );
});

test.each([
  ['page', 'Our Architects', 'can’t be used as a name'],
  ['pages', 'architects', 'Did you mean "page"?'],
  ['site file', 'architects', 'There is no "site file"'],
  ['page', 'privacy-policy', 'content/pages/privacy-policy.md was not made'],
  ['policy', 'clients', 'content/policies/clients.md was not made'],
  ['page', 'admin', 'content/pages/admin.md was not made'],
])('%s "%s" is refused, and leaves nothing behind', async (noun, name, words) => {
  await expect(makeNewContent(folder.root, noun, name, today)).rejects.toThrow(words);
  expect((await checkContent(folder.root)).entries).toHaveLength(7);
});
