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
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { close, listen } from '../../tools/setup/ports';
import { createGate } from '../content/publish/gate';
import { createContentEndpoint } from './contentEndpoint';

const folder = mkdtempSync(join(tmpdir(), 'endpoint-'));
const root = join(folder, 'content');
const gate = createGate(root);
const endpoint = createContentEndpoint(root, gate);
const server = createServer((asked, response) => {
  response.setHeader('Access-Control-Allow-Origin', '*');
  endpoint(asked, response, (asked.url ?? '').slice('/content/'.length));
});
let address: string;

beforeAll(async () => {
  address = (await listen(server)).replace('127.0.0.1', 'localhost');
});

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  cpSync('test/fixture/content', root, { recursive: true });
});

afterAll(async () => {
  await close(server);
  rmSync(folder, { recursive: true });
});

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** Sends even what no browser would: any Host, any path. */
function ask(path: string, { method = 'GET', headers = {}, body }: Asked = {}) {
  const { host: Host, port } = new URL(address);
  const own = { Host, Origin: address, ...headers };
  const options = { port, host: '127.0.0.1', path: `/content/${path}`, method, headers: own };
  return new Promise<{ status?: number; tag: string; text: string; shared: boolean }>((resolve) => {
    const asked = request(options, async (response) => {
      const { etag: tag = '', ...others } = response.headers;
      const text = Buffer.concat(await response.toArray()).toString();
      const shared = 'access-control-allow-origin' in others;
      resolve({ status: response.statusCode, tag, text, shared });
    });
    asked.end(method === 'PUT' ? body : undefined);
  });
}

const video = 'videos/platform-tour.json';
const asNew = { 'If-None-Match': '*' };

test('a new file does not replace one that appears while it is checked', async () => {
  const place = 'videos/second-tour.json';
  const { checkChanges } = gate;
  gate.checkChanges = (...args) => {
    writeFileSync(join(root, place), 'of somebody else');
    gate.checkChanges = checkChanges;
    return checkChanges(...args);
  };
  const body = onDisk(video);
  expect((await ask(place, { method: 'PUT', headers: asNew, body })).status).toBe(412);
  expect(onDisk(place)).toBe('of somebody else');
});

function onDisk(place: string): string {
  return readFileSync(join(root, place), 'utf8');
}

async function edit(place: string, from: string, to: string) {
  const { text, tag } = await ask(place);
  expect(text).toContain(from);
  const body = text.replace(from, to);
  return ask(place, { method: 'PUT', headers: { 'If-Match': tag }, body });
}

test('a file is read, written and removed, whatever is wrong elsewhere', async () => {
  writeFileSync(join(root, 'videos/broken.json'), '{');
  expect((await edit(video, 'First film', 'A film')).status).toBe(200);
  expect(onDisk(video)).toContain('"title": "A film');
  // What was wrong in the file itself before is not passed over.
  expect((await edit('videos/broken.json', '{', '{')).status).toBe(422);

  const added = 'videos/added.json';
  const made = await ask(added, { method: 'PUT', headers: asNew, body: onDisk(video) });
  expect(made.status).toBe(200);
  expect(JSON.parse((await ask('')).text)).toContain(`content/${added}`);
  const removed = await ask(added, { method: 'DELETE', headers: { 'If-Match': made.tag } });
  expect(removed.status).toBe(200);
  expect(existsSync(join(root, added))).toBe(false);
});

test('a change made in the meantime is never overwritten, and the writer is told', async () => {
  const { text: body, tag } = await ask(video);
  const meanwhile = body.replace('First film', 'Somebody else’s film');
  writeFileSync(join(root, video), meanwhile);
  const claims: Record<string, string>[] = [{ 'If-Match': tag }, asNew, {}];
  for (const headers of claims) {
    for (const method of ['PUT', 'DELETE']) {
      const { status, text } = await ask(video, { method, headers, body });
      expect(status).toBe(412);
      expect(text).toContain('This was changed after you opened it');
    }
  }
  expect(onDisk(video)).toBe(meanwhile);
  rmSync(join(root, video));
  expect((await ask(video, { method: 'PUT', headers: { 'If-Match': tag }, body })).status).toBe(
    412,
  );
  expect(existsSync(join(root, video))).toBe(false);
});

test('what the check rejects is not written, and is reported in terms of the form', async () => {
  const page = 'pages/dealers.md';
  const before = onDisk(page);
  const long = 'x'.repeat(95);
  const tooLong = await edit(page, 'title: Cards with actions', `title: ${long}`);
  expect(tooLong.status).toBe(422);
  expect(tooLong.text).toMatch(/^“Section 2, Title” /);
  const noPath = await edit(page, 'path: /', 'path: /nowhere');
  expect(noPath.text).toMatch(/^The site has no page with the path /);
  expect((await edit(page, 'title: ', 'title: [')).status).toBe(422);
  expect(onDisk(page)).toBe(before);

  const place = 'testimonials/dealer-partner.json';
  const headers = { 'If-Match': (await ask(place)).tag };
  const { status, text } = await ask(place, { method: 'DELETE', headers });
  expect(status).toBe(422);
  expect(text).toContain('The page “dealers”, “Section 5, Testimonial”');
  expect(existsSync(join(root, place))).toBe(true);
});

const hostile: [string, Record<string, string>][] = [
  ['another site’s origin', { Origin: 'https://evil.example' }],
  ['a page without an origin', { Origin: 'null' }],
  ['a name that resolves to this machine', { Host: 'evil.example' }],
  ['a page of another site, as browsers tell', { 'Sec-Fetch-Site': 'cross-site' }],
];

test.each(hostile)('%s is refused', async (_name, foreign) => {
  const before = onDisk(video);
  const { tag } = await ask(video);
  for (const method of ['GET', 'PUT', 'DELETE', 'POST']) {
    const headers = { 'If-Match': tag, ...foreign };
    const { status, text, shared } = await ask(video, { method, headers, body: '{}' });
    expect([status, shared]).toEqual([403, false]);
    expect(text).not.toContain('film');
  }
  expect(onDisk(video)).toBe(before);
});

test.each(['..%2fpackage.json', 'pages/.hidden.md', 'images/script.svg', 'pages/a%00.md', '%'])(
  'no file is read or written at %j',
  async (path) => {
    const before = readdirSync(folder, { recursive: true });
    for (const method of ['GET', 'PUT', 'DELETE']) {
      expect((await ask(path, { method, headers: asNew, body: 'x' })).status).toBe(400);
    }
    expect(readdirSync(folder, { recursive: true })).toEqual(before);
  },
);

test('a file that isn’t there is not found, and nothing but reading, writing and removing is possible', async () => {
  expect((await ask('videos/none.json')).status).toBe(404);
  const headers = { 'If-Match': (await ask(video)).tag };
  for (const method of ['POST', 'PATCH']) {
    expect((await ask(video, { method, headers })).status).toBe(405);
  }
  expect(existsSync(join(root, video))).toBe(true);
});

test('links are not followed', async () => {
  const secret = join(folder, 'secret.json');
  writeFileSync(secret, onDisk(video));
  symlinkSync(secret, join(root, 'videos/link.json'));
  rmSync(join(root, 'policies'), { recursive: true });
  symlinkSync(folder, join(root, 'policies'));
  for (const place of ['videos/link.json', 'policies/anything.md']) {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const { status } = await ask(place, { method, headers: asNew, body: '{}' });
      expect([400, 404]).toContain(status);
    }
  }
  expect(readFileSync(secret, 'utf8')).toBe(onDisk(video));
  expect(existsSync(join(folder, 'anything.md'))).toBe(false);
});

test.each([
  ['more than a text can have', 'videos/large.json', Buffer.alloc(100_001, 32)],
  ['more than a picture can have', 'images/large.png', Buffer.alloc(5_000_001, 32)],
  ['other data than its name says', 'images/picture.png', '<script>alert(1)</script>'],
])('a file with %s is refused', async (_what, place, body) => {
  expect((await ask(place, { method: 'PUT', headers: asNew, body })).status).toBe(422);
  expect(existsSync(join(root, place))).toBe(false);
});
