import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContentFolder, makeContentFolder } from '../../../test/contentCases/contentFolder';
import {
  clientsPage,
  goodContent,
  png,
  policy,
  video,
} from '../../../test/contentCases/goodContent';
import { createGate, type GateResult } from './gate';

const page = 'pages/clients.md';
let folder: ContentFolder;

beforeEach(async () => {
  folder = await makeContentFolder(goodContent);
});

/** What is published of a file, as one text. */
function publishedOf({ published }: GateResult, place: string): string {
  return JSON.stringify(published.find(({ file }) => file === `content/${place}`));
}

test('valid content passes whole', async () => {
  const { published } = await createGate(folder.root).pass();
  const written = [...goodContent.keys()].filter((place) => !place.startsWith('images/'));
  expect(published.map(({ file }) => file).sort()).toEqual(
    written.map((place) => `content/${place}`).sort(),
  );
});

test('content with a problem leaves everything as it was', async () => {
  const gate = createGate(folder.root);
  const before = await gate.pass();
  await folder.write([
    [page, clientsPage.replace('title: Cost', 'title:')],
    ['videos/platform-tour.json', '{ "title": "New", "address": "https://youtu.be/aqz-KE-bpKQ" }'],
  ]);
  const refused = await gate.pass();
  expect(refused.problems).toHaveLength(1);
  expect(refused.published).toBe(before.published);
  await folder.write([[page, clientsPage]]);
  const after = await gate.pass();
  expect(after.problems).toEqual([]);
  expect(publishedOf(after, 'videos/platform-tour.json')).toContain('New');
});

test('a file that an editor empties before writing it is never empty behind the gate', async () => {
  const gate = createGate(folder.root);
  await gate.pass();
  await folder.write([[page, '']]);
  expect(publishedOf(await gate.pass(), page)).toContain('Know every piece you own');
  await folder.write([[page, clientsPage.replace('every piece', 'each piece')]]);
  expect(publishedOf(await gate.pass(), page)).toContain('Know each piece you own');
});

test('what the content no longer has is no longer published', async () => {
  const gate = createGate(folder.root);
  await folder.write([['policies/old.md', policy.replace('Privacy', 'Old')]]);
  expect(publishedOf(await gate.pass(), 'policies/old.md')).toContain('Old Policy');
  await rm(join(folder.root, 'policies/old.md'));
  expect(publishedOf(await gate.pass(), 'policies/old.md')).toBeUndefined();
});

test('a video that nothing names is published once something does', async () => {
  const gate = createGate(folder.root);
  await folder.write([['videos/old.json', video]]);
  expect(publishedOf(await gate.pass(), 'videos/old.json')).toBeUndefined();
  await folder.write([[page, clientsPage.replace('video: platform-tour', 'video: old')]]);
  expect(publishedOf(await gate.pass(), 'videos/old.json')).toBeDefined();
});

test('a byte order mark and the line ends of Windows do not pass', async () => {
  const written = `\uFEFF${policy.replaceAll('\n', '\r\n')}`;
  await folder.write([['policies/privacy-policy.md', written]]);
  const passed = await createGate(folder.root).pass();
  expect(passed.warnings).toHaveLength(2);
  expect(publishedOf(passed, 'policies/privacy-policy.md')).not.toMatch(/\uFEFF|\\r/);
});

describe('a gate that tolerates unused files', () => {
  const open = () => createGate(folder.root, undefined, { forgiveUnused: true });

  test.each([
    ['a picture with a wrong name', 'images/My Picture.png', png(4, 4)],
    ['a file that isn’t a picture', 'images/none.png', 'text'],
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
    const passed = await open().pass();
    expect(passed.problems).toEqual([]);
    expect(new Set(passed.warnings.map(({ file }) => file))).toEqual(new Set([`content/${place}`]));
    expect(publishedOf(passed, page)).toContain('each piece');
    expect(publishedOf(passed, place)).toBeUndefined();
    // A build stops at it.
    expect((await createGate(folder.root).pass()).problems).not.toEqual([]);
  });

  test('holds everything back if a page names a picture that has a wrong name', async () => {
    await folder.write([
      ['images/My Picture.png', png(4, 4)],
      [page, clientsPage.replace('/images/portal.png', '/images/My Picture.png')],
    ]);
    expect((await open().pass()).problems).toMatchObject([{ file: `content/${page}` }]);
  });
});
