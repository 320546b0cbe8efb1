import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { adminCsp } from './adminCsp';
import { bundleAdmin } from './bundleAdmin';

const settings = {
  siteUrl: 'https://www.casegood.example',
  formEndpoint: 'https://forms.example/demo',
  drafts: false,
  noindex: false,
};
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'admin-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('the editing UI of a built site saves as pull requests, and includes everything that it needs', async () => {
  const backend = { name: 'gitlab', repo: 'group/site', branch: 'main' } as const;
  const siteUrl = 'https://www.casegood.example/site';
  await bundleAdmin(join(folder, 'public'), { ...settings, siteUrl, backend });
  const configuration = parse(readFileSync(join(folder, 'public/admin/config.yml'), 'utf8'));
  expect(configuration).toMatchObject({
    backend,
    publish_mode: 'editorial_workflow',
    show_preview_links: true,
    site_url: siteUrl,
  });
  const files = readdirSync(join(folder, 'public/admin'), { recursive: true, encoding: 'utf8' });
  expect(files).toEqual(expect.arrayContaining(['index.html', 'main.js', 'config.yml']));
  expect(files.filter((file) => /fonts.*\.woff2$/.test(file))).toHaveLength(3);
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  const document = readFileSync(join(folder, 'public/admin/index.html'), 'utf8');
  expect(document).toContain('<meta name="robots" content="noindex" />');
  expect(document).toContain('<base href="/site/admin/" />');
  expect(document).toContain(`content="${adminCsp(backend)}"`);
  // Access to the working copy is only for the dev server.
  const script = readFileSync(join(folder, 'public/admin/main.js'), 'utf8');
  expect(script).not.toContain('npm run dev');
  expect(script).not.toContain('cdn.jsdelivr.net/fontsource');
  expect(script).not.toMatch(/githubstatus\.com\/api|hostedstatus/);
}, 60_000);

test('without a repository, what an earlier build left behind is removed', async () => {
  await bundleAdmin(join(folder, 'public'), settings);
  expect(existsSync(join(folder, 'public/admin'))).toBe(false);
});
