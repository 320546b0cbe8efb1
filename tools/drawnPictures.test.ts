import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawnPictures } from './drawnPictures';

const folder = mkdtempSync(join(tmpdir(), 'drawn-'));
const picture = (name: string) => join(folder, 'content/images', name);
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(() => {
  mkdirSync(join(folder, 'content/images'), { recursive: true });
  mkdirSync(join(folder, 'illustrations'), { recursive: true });
  cpSync('illustrations/drawn.json', join(folder, 'illustrations/drawn.json'));
  const drawn: Record<string, string> = JSON.parse(
    readFileSync('illustrations/drawn.json', 'utf8'),
  );
  for (const name of readdirSync('content/images')) {
    if (`content/images/${name}` in drawn) cpSync(`content/images/${name}`, picture(name));
  }
});

const names = () => drawnPictures(folder).map(({ file }) => file);

test.each<[what: string, change: () => void, gone: string[], come: string[]]>([
  ['as they were drawn', () => undefined, [], []],
  [
    'one replaced under its name, but not the one for dark mode',
    () => writeFileSync(picture('portal.png'), 'photo'),
    ['portal.png'],
    ['portal-dark.png'],
  ],
  [
    'a pair deleted',
    () => ['', '-dark'].map((end) => rmSync(picture(`cost${end}.png`))),
    ['cost.png'],
    [],
  ],
  ['only one for dark mode', () => rmSync(picture('time.png')), ['time.png'], ['time-dark.png']],
  ['a photo beside them', () => writeFileSync(picture('office.jpg'), 'photo'), [], []],
])('the pictures that are still drawn are named, a pair once: %s', (_what, change, gone, come) => {
  const before = names();
  change();
  const inFolder = (name: string) => `content/images/${name}`;
  const left = before.filter((file) => !gone.map(inFolder).includes(file));
  expect(names().sort()).toEqual([...left, ...come.map(inFolder)].sort());
  expect(left).toHaveLength(before.length - gone.length);
  expect(drawnPictures(folder)[0]).toMatchObject({ severity: 'launch', code: 'sample' });
});

test('without the list of them, none is', () => {
  rmSync(join(folder, 'illustrations'), { recursive: true });
  expect(names()).toEqual([]);
});
