import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkBakery } from '../../../test/bakery/checkBakery';
import { bakers, loaves, rooms } from '../../../test/bakery/collections';
import { ada, oat, rye, withFields } from '../../../test/bakery/content';
import { publishedEntries } from '../../content/publish/publisher';
import { keyOfFile, type LiveSite } from '../live/liveSite';
import { versionOf } from '../saving/versions';
import { writeLive } from './writeLive';

const folder = mkdtempSync(join(tmpdir(), 'live-'));

afterAll(() => rmSync(folder, { recursive: true }));

async function live(...files: [string, string][]): Promise<LiveSite> {
  const today = '2027-03-12';
  const checked = await checkBakery(files, { today });
  const published = publishedEntries(checked, { today, drafts: false });
  await writeLive(folder, { ...checked, published, today, drafts: false }, 'https://crust.example');
  return JSON.parse(readFileSync(join(folder, 'live.json'), 'utf8'));
}

test('each file has its version by which it would be saved, and none its name', async () => {
  const { built, day, commit, files } = await live();
  expect(day).toBe('2027-03-12');
  expect(new Date(built).toISOString()).toBe(built);
  // A folder that isn’t a repository has none.
  expect(commit ?? '0'.repeat(40)).toMatch(/^[0-9a-f]{40}$/);
  const key = await keyOfFile({ collection: loaves, name: 'rye' });
  expect(files[key]).toBe(await versionOf(rye));
  expect(Object.keys(files)).toHaveLength(5);
  expect(JSON.stringify(files)).not.toMatch(/rye|content/);
});

test('what no visitor sees anything of isn’t in it', async () => {
  const { files } = await live(
    ['loaves/oat.md', withFields(oat, 'draft: true')],
    ['rooms/attic.md', withFields('---\npath: /attic\n---\n', 'draft: true')],
    ['bakers/bob.json', ada.replace('Ada', 'Bob')],
  );
  const seen = async (collection: typeof rooms, name: string) =>
    files[await keyOfFile({ collection, name })] !== undefined;
  expect(await seen(bakers, 'ada')).toBe(true);
  expect(await seen(bakers, 'bob')).toBe(false);
  expect(await seen(loaves, 'oat')).toBe(false);
  expect(await seen(rooms, 'attic')).toBe(false);
});
