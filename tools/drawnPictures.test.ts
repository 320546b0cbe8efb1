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

test.each<[what: string, change: () => void, gone: string[]]>([
  ['as they were drawn', () => undefined, []],
  [
    'one replaced under its name',
    () => writeFileSync(picture('portal.png'), 'photo'),
    ['portal.png'],
  ],
  ['one deleted', () => rmSync(picture('cost-dark.png')), ['cost-dark.png']],
  [
    'one under the name of another',
    () => cpSync(picture('time.png'), picture('service.png')),
    ['service.png'],
  ],
  ['a photo beside them', () => writeFileSync(picture('office.jpg'), 'photo'), []],
])('the pictures that are still drawn are named: %s', (_what, change, gone) => {
  const before = names();
  change();
  expect(names()).toEqual(before.filter((file) => !gone.some((name) => file.endsWith(`/${name}`))));
  expect(before.length - names().length).toBe(gone.length);
  expect(drawnPictures(folder)[0]).toMatchObject({ severity: 'launch', code: 'sample' });
});

test('without the list of them, none is', () => {
  rmSync(join(folder, 'illustrations'), { recursive: true });
  expect(names()).toEqual([]);
});
