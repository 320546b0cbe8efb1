import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createChecker } from '../content/check/checker';
import { createContentEndpoint } from './contentEndpoint';

let folder: string;
let server: Server;
let port: number;

const fixture = 'test/fixture/content';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'endpoint-'));
  cpSync(fixture, join(folder, 'content'), { recursive: true });
  const root = join(folder, 'content');
  const endpoint = createContentEndpoint(root, createChecker(root));
  server = createServer((asked, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    const path = (asked.url ?? '').slice('/content/'.length);
    endpoint(asked, response, path).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});

afterEach(() => {
  rmSync(join(folder, 'content'), { recursive: true });
  cpSync(fixture, join(folder, 'content'), { recursive: true });
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** Sends even what no browser would: any Host, any path. */
function ask(path: string, { method = 'GET', headers = {}, body }: Asked = {}) {
  const own = { Host: `localhost:${port}`, Origin: `http://localhost:${port}` };
  return new Promise<{ status?: number; tag: string; text: string; shared: boolean }>(
    (resolve, reject) => {
      const options = { port, host: '127.0.0.1', path: `/content/${path}`, method };
      const asked = request({ ...options, headers: { ...own, ...headers } }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part) => {
          text += part;
        });
        response.on('end', () => {
          const tag = response.headers.etag ?? '';
          const shared = 'access-control-allow-origin' in response.headers;
          resolve({ status: response.statusCode, tag, text, shared });
        });
      });
      asked.on('error', reject).end(method === 'PUT' ? body : undefined);
    },
  );
}

const video = 'videos/platform-tour.json';

function onDisk(place: string): string {
  return readFileSync(join(folder, 'content', place), 'utf8');
}

async function edit(place: string, from: string, to: string) {
  const { text, tag } = await ask(place);
  expect(text).toContain(from);
  const body = text.replace(from, to);
  return ask(place, { method: 'PUT', headers: { 'If-Match': tag }, body });
}

test('a file is read, written and removed', async () => {
  expect((await edit(video, 'First film', 'A film')).status).toBe(200);
  expect(onDisk(video)).toContain('"title": "A film');
  expect(readdirSync(join(folder, 'content/videos'))).toHaveLength(5);

  const added = 'videos/added.json';
  const body = onDisk(video);
  const made = await ask(added, { method: 'PUT', headers: { 'If-None-Match': '*' }, body });
  expect(made.status).toBe(200);
  expect(JSON.parse((await ask('')).text)).toContain(`content/${added}`);
  const removed = await ask(added, { method: 'DELETE', headers: { 'If-Match': made.tag } });
  expect(removed.status).toBe(204);
  expect(existsSync(join(folder, 'content', added))).toBe(false);
});

test('a change made in the meantime is never overwritten, and the writer is told', async () => {
  const { text, tag } = await ask(video);
  const meanwhile = text.replace('First film', 'Somebody else’s film');
  writeFileSync(join(folder, 'content', video), meanwhile);
  const body = text.replace('First film', 'My film');
  const claims: Record<string, string>[] = [{ 'If-Match': tag }, { 'If-None-Match': '*' }, {}];
  for (const headers of claims) {
    for (const method of ['PUT', 'DELETE']) {
      const answer = await ask(video, { method, headers, body });
      expect(answer.status).toBe(412);
      expect(answer.text).toContain('This was changed after you opened it');
    }
  }
  expect(onDisk(video)).toBe(meanwhile);
  rmSync(join(folder, 'content', video));
  expect((await ask(video, { method: 'PUT', headers: { 'If-Match': tag }, body })).status).toBe(
    412,
  );
  expect(existsSync(join(folder, 'content', video))).toBe(false);
});

test('what the check rejects is not written, and is reported in terms of the form', async () => {
  const page = 'pages/dealers.md';
  const before = onDisk(page);
  const long = 'x'.repeat(95);
  const tooLong = await edit(page, 'title: Cards with actions', `title: ${long}`);
  expect(tooLong.status).toBe(422);
  expect(tooLong.text).toMatch(/^“Section 2, Title” /);
  const noPath = await edit(page, 'path: /', 'path: /nowhere');
  expect(noPath.text).toMatch(/^content\/pages /);
  expect((await edit(page, 'title: ', 'title: [')).status).toBe(422);
  expect(onDisk(page)).toBe(before);
});

test('what others need is not removed', async () => {
  const { tag } = await ask('testimonials/dealer-partner.json');
  const headers = { 'If-Match': tag };
  const { status, text } = await ask('testimonials/dealer-partner.json', {
    method: 'DELETE',
    headers,
  });
  expect(status).toBe(422);
  expect(text).toContain('The page “dealers”, “Section 5, Testimonial”');
  expect(existsSync(join(folder, 'content/testimonials/dealer-partner.json'))).toBe(true);
});

test('problems elsewhere don’t prevent writing', async () => {
  writeFileSync(join(folder, 'content/videos/broken.json'), '{');
  expect((await edit(video, 'First film', 'A film')).status).toBe(200);
});

const hostile: [string, Asked][] = [
  ['another site’s origin', { headers: { Origin: 'https://evil.example' } }],
  ['the origin of another server here', { headers: { Origin: 'http://localhost:1' } }],
  ['a page without an origin', { headers: { Origin: 'null' } }],
  ['a name that resolves to this machine', { headers: { Host: 'evil.example' } }],
  ['another port', { headers: { Host: 'localhost:1' } }],
  ['a page of another site, as browsers tell', { headers: { 'Sec-Fetch-Site': 'cross-site' } }],
];

test.each(hostile)('%s is refused', async (_name, asked) => {
  const before = onDisk(video);
  const { tag } = await ask(video);
  for (const method of ['GET', 'PUT', 'DELETE', 'POST']) {
    const headers = { 'If-Match': tag, ...asked.headers };
    const answer = await ask(video, { method, headers, body: '{}' });
    expect(answer.status).toBe(403);
    expect(answer.text).not.toContain('film');
    expect(answer.shared).toBe(false);
  }
  expect(onDisk(video)).toBe(before);
});

test.each([
  '../package.json',
  '..%2fpackage.json',
  'pages/%2e%2e/%2e%2e/package.json',
  'pages\\..\\..\\package.json',
  'schemas/video.schema.json',
  'pages/.hidden.md',
  'pages/within/page.md',
  'pages/Capital.md',
  'images/script.svg',
  'other.json',
  'pages/a\0.md',
  '%',
  'pages/',
])('no file is read or written at %j', async (path) => {
  const before = readdirSync(folder, { recursive: true });
  const asked = path.replace('\0', '%00');
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const headers = { 'If-None-Match': '*' };
    const { status } = await ask(asked, {
      method,
      headers,
      body: method === 'PUT' ? 'x' : undefined,
    });
    expect(status).toBe(400);
  }
  expect(readdirSync(folder, { recursive: true })).toEqual(before);
});

test('links are not followed', async () => {
  const secret = join(folder, 'secret.json');
  writeFileSync(secret, onDisk(video));
  symlinkSync(secret, join(folder, 'content/videos/link.json'));
  symlinkSync(folder, join(folder, 'content/testimonials/folder'));
  rmSync(join(folder, 'content/policies'), { recursive: true });
  symlinkSync(folder, join(folder, 'content/policies'));
  for (const place of ['videos/link.json', 'policies/anything.md']) {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const headers = { 'If-None-Match': '*' };
      const { status } = await ask(place, {
        method,
        headers,
        body: '{}',
      });
      expect([400, 404]).toContain(status);
    }
  }
  expect(readFileSync(secret, 'utf8')).toBe(onDisk(video));
  expect(existsSync(join(folder, 'anything.md'))).toBe(false);
});

test.each([
  ['videos/large.json', 100_001],
  ['images/large.png', 5_000_001],
])('%s of %i bytes is too large', async (place, size) => {
  const headers = { 'If-None-Match': '*' };
  const body = Buffer.alloc(size, 32);
  const { status, text } = await ask(place, { method: 'PUT', headers, body });
  expect(status).toBe(413);
  expect(text).toContain('The file is larger than');
  expect(existsSync(join(folder, 'content', place))).toBe(false);
});

test('files only accept data of their type', async () => {
  const headers = { 'If-None-Match': '*' };
  const body = '<script>alert(1)</script>';
  const { status } = await ask('images/picture.png', { method: 'PUT', headers, body });
  expect(status).toBe(422);
  expect(existsSync(join(folder, 'content/images/picture.png'))).toBe(false);
});
