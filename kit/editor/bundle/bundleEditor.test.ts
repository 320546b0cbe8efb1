import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { bundleEditor } from './bundleEditor';

/* That it opens by its own policy, and asks no other host is in test/builds/otherContent.spec.ts. */

const folder = mkdtempSync(join(tmpdir(), 'admin-'));

afterAll(() => rmSync(folder, { recursive: true }));

test('the editor of a built site has a form for each collection, saves as pull requests, and needs nobody else', async () => {
  const backend = { name: 'github', repo: 'owner/site', branch: 'main' } as const;
  const siteUrl = 'https://www.crust.example/site';
  const today = '2027-01-01';
  await bundleEditor(folder, { siteUrl, backend, drafts: false, today });
  const read = (name: string) => readFileSync(join(folder, 'admin', name), 'utf8');
  expect(parse(read('config.yml'))).toMatchObject({
    backend,
    publish_mode: 'editorial_workflow',
    show_preview_links: true,
    site_url: siteUrl,
    collections: [
      { name: 'rooms', preview_path: '{{fields.path}}', aliases_field: false },
      { name: 'loaves', label_singular: 'Loaf', preview_path: 'bread/{{slug}}' },
      { name: 'bakers', folder: 'content/bakers', identifier_field: 'name' },
      { name: 'shop', files: [{ file: 'content/shop.json' }] },
      { name: 'moves' },
    ],
  });
  expect(JSON.parse(read('live.json'))).toEqual({
    commit: expect.stringMatching(/^[0-9a-f]{40}$/),
    day: today,
  });
  // To Firefox, the preview's frame isn't of its own origin.
  expect(read('index.html')).toContain("frame-src 'self' https://www.crust.example blob:");
  const script = read('main.js');
  const hosts = ['cdn.jsdelivr.net/fontsource', 'githubstatus.com/api', 'hostedstatus'];
  // Access to the working copy is only for the dev server.
  const unwanted = ['npm run dev', ...hosts].filter((words) => script.includes(words));
  expect(unwanted).toEqual([]);
}, 60_000);
