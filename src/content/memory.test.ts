/** @jest-environment node */
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContentFolder, makeContentFolder } from './badContent/contentFolder';
import { goodContent, policy } from './badContent/goodContent';
import { checkContent } from './check';
import type { ReadFile } from './entry';
import { type Memory, openMemory } from './memory';

const place = 'policies/privacy-policy.md';
const of = { kind: 'policies', file: `content/${place}`, name: 'privacy-policy' } as const;

let folder: ContentFolder;
let path: string;

beforeEach(async () => {
  folder = await makeContentFolder(goodContent);
  path = join(folder.root, '../memory.json');
});

function open(): Promise<Memory> {
  return openMemory(path, 'one');
}

async function readWith(program: string, text: string): Promise<ReadFile> {
  const memory = await openMemory(path, program);
  const file = memory.read(of, Buffer.from(text));
  await memory.save([file]);
  return file;
}

/** Changes what is remembered, so that it shows whether it is taken. */
async function mark(): Promise<void> {
  const saved = await readFile(path, 'utf8');
  await writeFile(path, saved.replace('We collect little.', 'As remembered.'));
}

test('a file that has not changed is taken from memory', async () => {
  await readWith('one', policy);
  await mark();
  expect((await readWith('one', policy)).entry?.body).toContain('As remembered.');
});

test.each([
  ['its bytes are others', 'one', `${policy}\n`],
  ['it was judged by another program', 'two', policy],
])('a file is read anew where %s', async (_, program, text) => {
  await readWith('one', policy);
  await mark();
  expect((await readWith(program, text)).entry?.body).toContain('We collect little.');
  expect(await readFile(path, 'utf8')).toContain('We collect little.');
});

test('a file is not taken for another with the same bytes', async () => {
  await readWith('one', policy);
  const memory = await open();
  const other = { ...of, file: 'content/policies/terms.md', name: 'terms' };
  expect(memory.read(other, Buffer.from(policy)).entry?.name).toBe('terms');
});

test.each([
  ['damaged', (saved: string) => saved.slice(0, -9)],
  ['of another form', (saved: string) => saved.replace('"uses":', '"use":')],
  ['against the model', (saved: string) => saved.replace('"title":', '"titel":')],
])('a memory that is %s counts for nothing', async (_, spoil) => {
  await readWith('one', policy);
  await mark();
  await writeFile(path, spoil(await readFile(path, 'utf8')));
  expect((await readWith('one', policy)).entry?.body).toContain('We collect little.');
});

test('a memory that cannot be written keeps nothing from being read', async () => {
  const memory = await openMemory(join(folder.root, 'no-such-folder/memory.json'), 'one');
  const file = memory.read(of, Buffer.from(policy));
  await memory.save([file]);
  expect(file.entry?.body).toContain('We collect little.');
});

test('a file with a fault is not remembered', async () => {
  const faulty = policy.replace('We collect little.', '<b>We collect little.</b>');
  expect((await readWith('one', faulty)).faults).toHaveLength(1);
  expect(await readFile(path, 'utf8')).not.toContain('We collect');
});

test('with a memory the check says the same of this site as without', async () => {
  const plain = await checkContent('content');
  await checkContent('content', open);
  const saved = await readFile(path, 'utf8');
  expect(await checkContent('content', open)).toEqual(plain);
  expect(plain.samples).not.toEqual([]);
  expect(await readFile(path, 'utf8')).toBe(saved);
});

test('a fault that lies between files is found in files that are remembered', async () => {
  await checkContent(folder.root, open);
  expect(existsSync(path)).toBe(true);
  await rm(join(folder.root, 'images/portal.png'));
  const { faults } = await checkContent(folder.root, open);
  expect(faults).not.toEqual([]);
  expect(faults).toEqual((await checkContent(folder.root)).faults);
});
