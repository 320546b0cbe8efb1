import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { filesBelow } from '../../kit/build/files';
import { readSettings } from '../../kit/build/settings';
import { SITE } from '../support/addresses';
import { HOSTING, PROJECT, PUBLIC, placeFixtureSite } from '../support/fixtureSite';
import { test } from '../support/inboxTest';
import { describeAnswers, sendRequest } from './answers';
import { temporaryFolder } from './nginx';
import { servers } from './servers';

const blog = '301 to https://blog.example/%E6%97%A5%E6%9C%AC?it%E2%80%99s=%24new';

/** What is answered to which request: a path, in which `*` matches any name, with a method before or a header after. */
const answers = {
  '/': '200 index.html',
  '/clients': '200 clients/index.html',
  '/privacy-policy': '200 privacy-policy/index.html',
  '/clients/': '200 clients/index.html',
  '/clients?a=%00&b=%E0%A4%A&c=?/../': '200 clients/index.html',
  '/%63lients': '200 clients/index.html',
  // Its canonical link names the one address of a page.
  '/clients.html': '200 clients/index.html',
  '/proof.html': '200 6 bytes',
  '/clients/proof.html': '200 6 bytes',
  '/no-such-page': '404 404.html',
  '/no-such-page.html': '404 404.html',
  '/clients/no-such-page/?from=mail': '404 404.html',
  '/CLIENTS': '404 404.html',
  '/static': '404 404.html',
  '/static/none.avif': '404 404.html',
  '/package.json': '404 404.html',
  '/islands.js.map': '404 404.html',
  '/404': '404 404.html',
  '/404.html': '404 404.html',
  '/_headers': '404 404.html',
  '/_redirects': '404 404.html',
  '/islands-*.js': '200 *',
  '/static/*.avif': '200 *',
  '/fonts/*.woff2': '200 *',
  '/favicon.svg': '200 favicon.svg',
  '/manifest.webmanifest': '200 manifest.webmanifest',
  '/robots.txt': '200 robots.txt',
  '/sitemap.xml': '200 sitemap.xml',
  '/.well-known/security.txt': '200 .well-known/security.txt',
  '/designers': '301 to /clients#a-row-of-icons',
  '/designers/?from=mail&to=%C3%A9': '301 to /clients?from=mail&to=%C3%A9#a-row-of-icons',
  '/jobs?from=mail': '302 to https://jobs.example/open?from=mail',
  '/About_us.php': '301 to /clients',
  '/blog': blog,
  '/blog/': blog,
  '/blog/2019/any-post': blog,
  '/%C3%BCber-uns': '302 to /clients',
  "/files%20(old)/it's;%20$1%20&%20[2].pdf": '302 to /clients',
  '/files%20%28old%29/it%27s%3B%20%241%20%26%20%5B2%5D.pdf/': '302 to /clients',
  '/files%20(old)': '404 404.html',
  '/long-words/?from=mail': '301 to /words?from=mail',
  '/clients Accept-Encoding: br': '200 clients/index.html as br',
  '/clients Accept-Encoding: gzip': '200 clients/index.html as gzip',
  '/islands-*.js Accept-Encoding: br': '200 * as br',
  '/static/*.avif Range: bytes=0-9': '206 10 bytes',
  'HEAD /clients': '200 nothing',
};

const SECRET = 'secret';

/** In and beside the folder that is served: that they aren’t answered must be the server’s doing. */
const planted = {
  'secret.txt': SECRET,
  'public/.env': SECRET,
  'public/.git/config': SECRET,
  'public/static/.env': SECRET,
  'public/.well-known/.env': SECRET,
  // Such as a search engine asks for.
  'public/proof.html': 'proof\n',
  'public/clients/proof.html': 'proof\n',
};

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

for (const [name, serve, hasBrotli] of servers) {
  test(`${name} answers as a host should, and npm run smoke agrees`, async ({ inbox }) => {
    const folder = temporaryFolder({ public: PUBLIC, hosting: HOSTING });
    for (const [place, words] of Object.entries(planted)) {
      mkdirSync(dirname(join(folder, place)), { recursive: true });
      writeFileSync(join(folder, place), words);
    }
    const stop = await serve(folder, Number(new URL(SITE).port));
    try {
      const inWords = describeAnswers(PUBLIC);
      const files = filesBelow(PUBLIC).map((file) => relative(PUBLIC, file));
      const found: Record<string, string> = {};
      for (const request of Object.keys(answers)) {
        const [, method = 'GET', written = '', header, value] =
          /^(?:(\w+) )?(\S+)(?: (.*): (.*))?$/.exec(request) ?? [];
        const [start = '', end] = written.slice(1).split('*');
        const file = files.find((each) => each.startsWith(start) && each.endsWith(end ?? '')) ?? '';
        const path = end === undefined ? written : `/${file}`;
        const headers = header === undefined ? {} : { [header]: value };
        const answer = await sendRequest(SITE, path, { method, headers });
        found[request] = inWords(path, answer).replace(end === undefined ? '*' : file, '*');
      }
      const expected = Object.entries(answers).map(([request, answer]) => [
        request,
        hasBrotli ? answer : answer.replace(' as br', ''),
      ]);
      expect(found).toEqual(Object.fromEntries(expected));

      const { headers } = await sendRequest(SITE, '/clients');
      const unchanged = { headers: { 'If-None-Match': headers.etag } };
      expect((await sendRequest(SITE, '/clients', unchanged)).status).toBe(304);
      expect((await sendRequest(SITE, '/clients', { method: 'POST' })).status).toBe(405);
      for (const path of hidden) {
        const { status, body } = await sendRequest(SITE, path);
        expect([path, [400, 404].includes(status)]).toEqual([path, true]);
        expect(`${body}`).not.toContain(SECRET);
        expect(`${body}`).not.toMatch(/nginx\/\d/);
      }
      expect(await runSmoke()).toBe('OK\n');
      expect(inbox.requests).toEqual([]);
    } finally {
      await stop();
    }
  });
}

/** What is said of the site, checked from outside. */
function runSmoke(): Promise<string> {
  return text(spawn('npm', ['run', '--silent', 'smoke', '--', SITE], { cwd: PROJECT }).stdout);
}

test('the image takes every variable of a build', () => {
  const asked: string[] = [];
  const named: Record<string, string> = {
    SITE_URL: 'https://www.casegood.example',
    GATSBY_FORM_ENDPOINT: 'https://forms.casegood.example/',
  };
  const environment = new Proxy(named, {
    get: (variables, name: string) => {
      asked.push(name);
      return variables[name];
    },
  });
  readSettings(environment);
  const containerfile = readFileSync('Containerfile', 'utf8');
  const taken = [...containerfile.matchAll(/^ARG (\w+)$/gm)].map(([, name]) => name);
  // CONTEXT is Netlify’s own.
  expect(['CONTEXT', ...taken].sort()).toEqual([...new Set(asked)].sort());
});
