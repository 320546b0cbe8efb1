import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bakery } from '../../../test/bakery/content';
import { writeFiles } from '../../../test/jest/contentFolder';
import { png } from '../../../test/support/png';
import { createPublisher } from '../../content/publish/publisher';
import { close, listen } from '../ports';
import { createGitHost } from './routes';
import { blobId, openWorkingCopy } from './workingCopy';

const folder = mkdtempSync(join(tmpdir(), 'git-host-'));
const root = join(folder, 'content');
const publisher = createPublisher(root);
const host = createGitHost(root, publisher);
const repository = '/repos/site/working-copy';
const server = createServer((asked, response) => {
  response.setHeader('Access-Control-Allow-Origin', '*');
  host(asked, response, new URL(`http://localhost${asked.url}`).pathname);
});
let address: string;

beforeAll(async () => {
  address = (await listen(server)).replace('127.0.0.1', 'localhost');
});

beforeEach(async () => {
  rmSync(root, { recursive: true, force: true });
  await writeFiles(root, bakery);
});

afterAll(async () => {
  await close(server);
  rmSync(folder, { recursive: true });
});

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Sends even what no browser would: any Host, any path. */
function ask(path: string, { method = 'GET', headers = {}, body }: Asked = {}) {
  const { host: Host, port } = new URL(address);
  const own = { Host, Origin: address, ...headers };
  const options = { port, host: '127.0.0.1', path, method, headers: own };
  return new Promise<{ status?: number; text: string; shared: boolean }>((resolve) => {
    const asked = request(options, async (response) => {
      const text = Buffer.concat(await response.toArray()).toString();
      const shared = 'access-control-allow-origin' in response.headers;
      resolve({ status: response.statusCode, text, shared });
    });
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

interface Operation {
  operation: string;
  path: string;
  content?: string;
  from_path?: string;
  sha?: string;
}

function save(...files: Operation[]) {
  return ask(`${repository}/contents`, { method: 'POST', body: { files } });
}

function create(place: string, bytes: string | Buffer): Operation {
  return { operation: 'create', path: `content/${place}`, content: inBase64(bytes) };
}

function update(place: string, text: string, sha = idOf(place)): Operation {
  return { operation: 'update', path: `content/${place}`, content: inBase64(text), sha };
}

function remove(place: string, sha = idOf(place)): Operation {
  return { operation: 'delete', path: `content/${place}`, sha };
}

function inBase64(bytes: string | Buffer): string {
  return Buffer.from(bytes).toString('base64');
}

function onDisk(place: string): string {
  return readFileSync(join(root, place), 'utf8');
}

function idOf(place: string): string {
  return blobId(readFileSync(join(root, place)));
}

/** Everything in the folder, with what is in it. */
function allFiles(): string[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8', withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .map(
      ({ parentPath, name }) =>
        `${join(parentPath, name)} ${blobId(readFileSync(join(parentPath, name)))}`,
    )
    .sort();
}

const ada = 'bakers/ada.json';

test('a change made in the meantime is never overwritten, and nothing of the save is written', async () => {
  const sha = idOf(ada);
  const meanwhile = onDisk(ada).replace('I like', 'We like');
  writeFileSync(join(root, ada), meanwhile);
  const picture = create('images/added.png', png);
  const before = allFiles();
  const stale = [
    update(ada, meanwhile, sha),
    remove(ada, sha),
    { ...update(ada, meanwhile), sha: undefined },
  ];
  for (const change of [...stale, create(ada, meanwhile)]) {
    const { status, text } = await save(picture, change);
    expect(status).toBe(409);
    expect(JSON.parse(text).message).toContain('so nothing was saved');
  }
  expect(allFiles()).toEqual(before);
  rmSync(join(root, ada));
  expect((await save(update(ada, meanwhile, sha))).status).toBe(409);
  expect((await save({ ...create(ada, meanwhile), operation: 'update' })).status).toBe(409);
});

test.each([
  ['bakers/ben.json', create],
  [ada, update],
] as const)(
  '%s does not replace what is written while it is checked, and nothing new stays',
  async (place, change) => {
    const own = change(place, onDisk(ada).replace('I like', 'We like'));
    const { checkChanges } = publisher;
    publisher.checkChanges = (...args) => {
      writeFileSync(join(root, place), 'of somebody else');
      publisher.checkChanges = checkChanges;
      return checkChanges(...args);
    };
    const picture = create('images/added.png', png);
    expect((await save(own, picture)).status).toBe(409);
    expect(onDisk(place)).toBe('of somebody else');
    expect(readdirSync(join(root, 'images'))).not.toContain('added.png');
  },
);

test('if a file of a save can’t be written, the others are as they were', async () => {
  const before = Buffer.from(onDisk(ada));
  const bytes = Buffer.from('of a save');
  const changes = new Map([
    [ada, { before, bytes }],
    ['shop.json', { before: undefined, bytes }],
  ]);
  await expect(openWorkingCopy(root).write(changes)).rejects.toThrow('EEXIST');
  expect(onDisk(ada)).toBe(String(before));
});

const hostile: [string, Record<string, string>][] = [
  ['another site’s origin', { Origin: 'https://evil.example' }],
  ['a name that resolves to this machine', { Host: 'evil.example' }],
  ['a page of another site, as browsers tell', { 'Sec-Fetch-Site': 'cross-site' }],
];

test.each(hostile)('%s is refused', async (_name, headers) => {
  const before = allFiles();
  const asked: [string, Asked][] = [
    [`${repository}/media/main/content/images/oven.png`, {}],
    [`${repository}/contents`, { method: 'POST', body: { files: [remove(ada)] } }],
  ];
  for (const [path, request] of asked) {
    const { status, text, shared } = await ask(path, { ...request, headers });
    expect([status, shared]).toEqual([403, false]);
    expect(text).toMatch(/^\{"message":"Editing works only /);
  }
  expect(allFiles()).toEqual(before);
});

test.each(['../package.json', 'rooms/.hidden.md', 'images/script.svg', ''])(
  'no file is read or written at %j',
  async (place) => {
    const before = readdirSync(folder, { recursive: true });
    const path = `content/${place}`;
    const answers = [
      await save({ operation: 'create', path, content: inBase64('x') }),
      await save({ operation: 'delete', path }),
      await save({ ...update(ada, onDisk(ada)), from_path: path }),
      await ask(`${repository}/file-contents`, { method: 'POST', body: { files: [path] } }),
      await ask(`${repository}/media/main/${encodeURIComponent(path)}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
    expect(readdirSync(folder, { recursive: true })).toEqual(before);
  },
);
