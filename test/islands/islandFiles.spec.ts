import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { PROJECT } from '../support/fixtureSite';

const built = join(PROJECT, 'public');

test('the scripts of the islands are the only scripts of the site, React first, and weigh at most 76 KB', () => {
  const page = readFileSync(join(built, 'index.html'), 'utf8');
  const [, islands = ''] = /<template id="_islands">(.*?)<\/template>/.exec(page) ?? [];
  const loaded = [...islands.matchAll(/ src="\/([^"]+)"/g)].map(([, name]) => name);
  expect(loaded).toEqual([
    expect.stringMatching(/^react-[0-9a-f]+\.js$/),
    expect.stringMatching(/^islands-[0-9a-f]+\.js$/),
  ]);
  const scripts = readdirSync(built).filter((name) => name.endsWith('.js'));
  expect(loaded.toSorted()).toEqual(scripts.sort());
  const bytes = scripts.map((name) => statSync(join(built, `${name}.br`)).size);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(76_000);
});
