import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ContentFolder, makeContentFolder } from '../../../test/contentCases/contentFolder';
import {
  clientsPage,
  goodContent,
  png,
  policy,
  video,
} from '../../../test/contentCases/goodContent';
import { readPublished } from '../../../test/contentCases/readPublished';
import { createGate } from './gate';

const page = 'pages/clients.md';
let folder: ContentFolder;

beforeEach(async () => {
  folder = await makeContentFolder(goodContent);
});

function passed(place: string): Promise<string> {
  return readFile(join(folder.target, place), 'utf8');
}

async function places(path: string): Promise<string[]> {
  const found = await readdir(path, { recursive: true, withFileTypes: true });
  const files = found.filter((dirent) => dirent.isFile());
  return files.map(({ parentPath, name }) => join(parentPath, name).slice(path.length + 1)).sort();
}

test('valid content passes whole, and nothing else is left beside it', async () => {
  await createGate(folder.root, folder.target).pass();
  expect(await places(folder.target)).toEqual([...goodContent.keys()].sort());
  expect(await readFile(join(folder.target, 'images/portal.png'))).toEqual(png(40, 30));
  expect((await readdir(dirname(folder.root))).sort()).toEqual(['content', 'passed']);
});

test('content with a problem leaves everything as it was', async () => {
  const gate = createGate(folder.root, folder.target);
  await gate.pass();
  await folder.write([
    [page, clientsPage.replace('title: Cost', 'title:')],
    ['videos/platform-tour.json', '{ "title": "New", "address": "https://youtu.be/aqz-KE-bpKQ" }'],
  ]);
  const before = await passed('videos/platform-tour.json');
  expect((await gate.pass()).problems).toHaveLength(1);
  expect(await passed('videos/platform-tour.json')).toBe(before);
  await folder.write([[page, clientsPage]]);
  expect((await gate.pass()).problems).toEqual([]);
  expect(await passed('videos/platform-tour.json')).toContain('New');
});

test('a file that an editor empties before it writes it is never empty behind the gate', async () => {
  const gate = createGate(folder.root, folder.target);
  await gate.pass();
  await folder.write([[page, '']]);
  await gate.pass();
  expect(await passed(page)).toContain('Know every piece you own');
  await folder.write([[page, clientsPage.replace('every piece', 'each piece')]]);
  await gate.pass();
  expect(await passed(page)).toContain('Know each piece you own');
});

test('only what has changed is written, by a new gate too', async () => {
  await createGate(folder.root, folder.target).pass();
  const times = async () =>
    Promise.all([...goodContent.keys()].map((at) => stat(join(folder.target, at))));
  const before = await times();
  await folder.write([[page, clientsPage.replace('sections:', '# A note for writers\nsections:')]]);
  await createGate(folder.root, folder.target).pass();
  expect((await times()).map(({ ino }) => ino)).toEqual(before.map(({ ino }) => ino));
});

test('what the content no longer has is removed; what is not content stays', async () => {
  const gate = createGate(folder.root, folder.target);
  await folder.write([['policies/old.md', policy.replace('Privacy', 'Old')]]);
  await gate.pass();
  expect(existsSync(join(folder.target, 'policies/old.md'))).toBe(true);
  await writeFile(join(folder.target, '.keep'), '');
  await rm(join(folder.root, 'policies/old.md'));
  await gate.pass();
  expect(existsSync(join(folder.target, 'policies/old.md'))).toBe(false);
  expect(existsSync(join(folder.target, '.keep'))).toBe(true);
});

test('what nothing names stays outside, until something does', async () => {
  const gate = createGate(folder.root, folder.target);
  await folder.write([
    ['images/old.png', png(40, 30)],
    ['videos/old.json', video],
  ]);
  await gate.pass();
  expect(existsSync(join(folder.target, 'images/old.png'))).toBe(false);
  expect(existsSync(join(folder.target, 'videos/old.json'))).toBe(false);
  await folder.write([
    [page, clientsPage.replaceAll('/images/portal-dark.png', '/images/old.png')],
  ]);
  await gate.pass();
  expect(existsSync(join(folder.target, 'images/old.png'))).toBe(true);
  expect(existsSync(join(folder.target, 'images/portal-dark.png'))).toBe(false);
});

test('what is published is read as the check read it', async () => {
  const written = policy
    .replace('title: Privacy Policy', 'title: 1_000 nights, 12:30, yes & no')
    .replace('description: What', 'description: "\\t0o17 010 ~ \\" # {product} — ‘ü’ 😀 What');
  await folder.write([['policies/privacy-policy.md', written.replace('and why.', 'and why."')]]);
  const { entries, problems } = await createGate(folder.root, folder.target).pass();
  expect(problems).toEqual([]);
  for (const entry of entries) {
    if (entry.kind !== 'pages' && entry.kind !== 'policies') continue;
    const { fields, body } = await readPublished(await passed(`${entry.kind}/${entry.name}.md`));
    expect(fields).toEqual(entry.fields);
    expect(body).toBe(entry.body);
  }
});

test('a policy has the name of the product in its text, and the new one where that changes', async () => {
  const gate = createGate(folder.root, folder.target);
  await folder.write([['policies/privacy-policy.md', `${policy}\nAsk {product}.\n`]]);
  await gate.pass();
  expect(await passed('policies/privacy-policy.md')).toMatch(/\nAsk Casegood\.\n$/);
  const site = goodContent.get('site.json');
  await folder.write([['site.json', String(site).replace('"Casegood"', '"Desk & $1 Co"')]]);
  expect((await gate.pass()).problems).toEqual([]);
  expect(await passed('policies/privacy-policy.md')).toMatch(/\nAsk Desk & \$1 Co\.\n$/);
});

test('passes that are asked for at once do not get into each other’s way', async () => {
  const gate = createGate(folder.root, folder.target);
  const results = await Promise.all([gate.pass(), gate.pass(), gate.pass()]);
  expect(results.map(({ problems }) => problems.length)).toEqual([0, 0, 0]);
  expect(await places(folder.target)).toEqual([...goodContent.keys()].sort());
});

test('a target that somebody removed is written again', async () => {
  const gate = createGate(folder.root, folder.target);
  await gate.pass();
  await rm(folder.target, { recursive: true });
  await gate.pass();
  expect(await places(folder.target)).toEqual([...goodContent.keys()].sort());
});

test('a byte order mark and the line ends of Windows do not pass', async () => {
  const written = `\uFEFF${policy.replaceAll('\n', '\r\n')}`;
  await folder.write([['policies/privacy-policy.md', written]]);
  expect((await createGate(folder.root, folder.target).pass()).warnings).toHaveLength(2);
  expect(await passed('policies/privacy-policy.md')).not.toMatch(/[\uFEFF\r]/);
});

test.each([
  ['content', 'content'],
  ['content', '.'],
  ['.', 'content'],
  ['content', 'content/x'],
])('refuses to publish %s to %s', (root, target) => {
  expect(() => createGate(root, target)).toThrow('must not lie within each other');
});

describe('a gate that forgives files that nothing uses', () => {
  const open = () => createGate(folder.root, folder.target, undefined, { forgiveUnused: true });

  test.each([
    ['a picture with a wrong name', 'images/My Picture.png', png(4, 4)],
    ['a picture that is none', 'images/none.png', 'text'],
    ['a video without its fields', 'videos/new.json', '{}'],
    ['a file in a wrong place', 'notes/later.md', 'text'],
    [
      'a testimonial whose picture is not there',
      'testimonials/new.json',
      '{ "quote": "?", "portrait": "/images/gone.png" }',
    ],
  ])('warns of %s, and lets the rest through', async (_, place, text) => {
    await folder.write([
      [place, text],
      [page, clientsPage.replace('every piece', 'each piece')],
    ]);
    const { problems, warnings } = await open().pass();
    expect(problems).toEqual([]);
    expect(new Set(warnings.map(({ file }) => file))).toEqual(new Set([`content/${place}`]));
    expect(await passed(page)).toContain('each piece');
    expect(existsSync(join(folder.target, place))).toBe(false);
    // A build stops at it.
    expect((await createGate(folder.root, folder.target).pass()).problems).not.toEqual([]);
  });

  test('keeps the last good picture where it is replaced by one that is none, or removed', async () => {
    const gate = open();
    await gate.pass();
    await folder.write([['images/portal.png', 'text']]);
    expect((await gate.pass()).problems).toMatchObject([{ file: 'content/images/portal.png' }]);
    await rm(join(folder.root, 'images/portal.png'));
    expect((await gate.pass()).problems).not.toEqual([]);
    expect(await readFile(join(folder.target, 'images/portal.png'))).toEqual(png(40, 30));
  });

  test('keeps all back where a page names a picture that has a wrong name', async () => {
    await folder.write([
      ['images/My Picture.png', png(4, 4)],
      [page, clientsPage.replace('/images/portal.png', '/images/My Picture.png')],
    ]);
    expect((await open().pass()).problems).toMatchObject([{ file: `content/${page}` }]);
  });
});
