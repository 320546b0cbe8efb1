import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeChanges } from './changesPage';

test('a live site that doesn’t answer is reported, and stops nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'changes-'));
  // A port that nothing can be listening on.
  const site = { siteUrl: 'http://127.0.0.1:1', prefix: '/site', redirects: [] };
  await writeChanges(folder, site, "default-src 'none'");
  const html = readFileSync(join(folder, '_changes/index.html'), 'utf8');
  rmSync(folder, { recursive: true });
  expect(html).toContain('What changes isn’t known: http://127.0.0.1:1 could not be read (');
  expect(html).toContain('<a href="/site/">Preview</a>');
  expect(html).toContain(`content="default-src 'none'"`);
});
