import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeHosting } from './writeHosting';

const folder = mkdtempSync(join(tmpdir(), 'hosting-'));

afterAll(() => rmSync(folder, { recursive: true }));

test('a page leads on from an address with a space, which Netlify’s rules can’t have', () => {
  mkdirSync(join(folder, 'public'), { recursive: true });
  writeFileSync(join(folder, 'public/index.html'), 'Home');
  const site = {
    paths: ['/'],
    redirects: [
      { from: '/Our team', to: '/?a=1&b="2"', permanent: true },
      { from: '/new', to: '/' },
    ],
    scripts: [],
    playerOrigins: [],
    drafts: false,
    noindex: false,
  };
  writeHosting(folder, site, "default-src 'none'");
  const names = readdirSync(join(folder, 'public')).sort();
  expect(names).toEqual(['Our team', '_headers', '_redirects', 'index.html']);
  const page = readFileSync(join(folder, 'public/Our team/index.html'), 'utf8');
  const target = '/?a=1&amp;b=%222%22';
  expect(page).toContain(`<meta http-equiv="refresh" content="0; url=${target}">`);
  expect(page).toContain(`<a href="${target}">`);
  const rules = readFileSync(join(folder, 'public/_redirects'), 'utf8');
  expect(rules).toContain('/Our%20team /?a=1&b=%222%22 301\n');
});
