import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeHosting } from './writeHosting';

const folder = mkdtempSync(join(tmpdir(), 'hosting-'));

beforeAll(() => {
  for (const place of ['public', 'public/clients', 'public/a/b', 'hosting/page-files/gone']) {
    mkdirSync(join(folder, place), { recursive: true });
    writeFileSync(join(folder, place, 'index.html'), place);
  }
  const site = {
    siteUrl: 'https://a.example',
    prefix: '',
    paths: ['/', '/clients', '/a/b'],
    redirects: [
      { from: '/old', to: '/clients', permanent: true },
      { from: '/app', to: 'https://app.example/' },
    ],
    playerOrigins: [],
    scripts: [],
    drafts: false,
    noindex: false,
    language: 'en',
    email: 'hello@a.example',
    securityPolicy: undefined,
  };
  writeHosting(folder, site, '');
});

afterAll(() => rmSync(folder, { recursive: true }));

function htmlIn(place: string): string[] {
  return readdirSync(join(folder, place), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .sort();
}

test('file hosts get one for every page and every redirect, and nothing from an earlier build', () => {
  expect(htmlIn('hosting/page-files')).toEqual(['a/b.html', 'clients.html']);
  expect(readFileSync(join(folder, 'hosting/page-files/clients.html'), 'utf8')).toBe(
    'public/clients',
  );
  expect(htmlIn('hosting/redirect-pages')).toEqual([
    'app.html',
    'app/index.html',
    'old.html',
    'old/index.html',
  ]);
});
