import { readFile } from 'node:fs/promises';
import { fieldReference } from '../../kit/content/derive/fieldReference';

test('docs/fields.md is current', async () => {
  const written = await readFile('docs/fields.md', 'utf8');
  expect(written === fieldReference() || 'Run "npm run format:content".').toBe(true);
});
