import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { SITE } from '../support/addresses';
import { HOSTING, PUBLIC, placeFixtureSite } from '../support/fixtureSite';
import { temporaryFolder } from './host';
import { nginx } from './nginx';
import { sendRequest } from './response';

/* Files that nobody may get, in and beside the folder that is served; table.md has what every host answers. */

const SECRET = 'secret';

/** An answer of 404 must be nginx’s doing. */
const planted = [
  'secret.txt',
  'public/.env',
  'public/.git/config',
  'public/static/.env',
  'public/.well-known/.env',
  'public/app.js.map',
];

let stop: (() => Promise<void>) | undefined;

test.beforeAll(async () => {
  placeFixtureSite();
  const folder = temporaryFolder({ public: PUBLIC, hosting: HOSTING });
  stop = await nginx.serve(folder, Number(new URL(SITE).port), '');
  for (const place of planted) {
    const file = join(folder, 'var/www/casegood/current', place);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, SECRET);
  }
});

test.afterAll(() => stop?.());

for (const path of [
  '/_gatsby/slices/_gatsby-scripts-1.html',
  '/.env',
  '/%2eenv',
  '//.env',
  '/static/.env',
  '/.git/config',
  '/.git',
  '/.well-known/.env',
  '/app.js.map',
  '/..%5csecret.txt',
  '/%252e%252e%252fsecret.txt',
]) {
  test(`${path} answers 404 with the page`, async () => {
    const { status, body } = await sendRequest(SITE, { path });
    expect(status).toBe(404);
    expect(`${body}`).toBe(readFileSync(join(PUBLIC, '404.html'), 'utf8'));
  });
}

for (const path of [
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/clients/..%2f..%2fsecret.txt',
  '/static/../../secret.txt',
  '/static/..%2f..%2fsecret.txt',
  '/static../secret.txt',
  '/%00',
  '/%',
]) {
  test(`${path} gets nothing`, async () => {
    const { status, body } = await sendRequest(SITE, { path });
    expect([400, 404]).toContain(status);
    expect(`${body}`).not.toContain(SECRET);
    expect(`${body}`).not.toMatch(/nginx\/\d/);
  });
}

test('there is no source map, and no script that names one', () => {
  const names = readdirSync(PUBLIC, { recursive: true, encoding: 'utf8' });
  expect(names.filter((name) => /\.(?:map|tsx?|md)(?:\.br|\.gz)?$/.test(name))).toEqual([]);
  for (const name of names.filter((name) => name.endsWith('.js'))) {
    expect(readFileSync(join(PUBLIC, name), 'utf8')).not.toContain('sourceMappingURL');
  }
});
