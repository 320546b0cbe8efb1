import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { finishPages } from './finishPages';

const site = {
  formEndpoint: 'https://forms.example/demo',
  playerOrigins: [],
  prefix: '',
  scripts: ['islands-1.js'],
};

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await render('index.html', 'a1', '.css-a1{color:red}');
  await render('clients/index.html', 'b2', '.css-b2{color:blue}');
});

afterEach(() => rm(folder, { recursive: true }));

/** Writes a page as Gatsby does. */
async function render(place: string, id: string, css: string, body = ''): Promise<void> {
  const path = join(folder, place);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(
    path,
    `<meta http-equiv="content-security-policy" content=""/><style data-rules="scoped ${id}">${css}</style>` +
      `<style id="_goober"> .go1{}</style><script data-loader=""></script><template id="_islands"></template>${body}`,
  );
}

function finish(changed: Partial<typeof site> = {}): Promise<string> {
  return finishPages(folder, { ...site, ...changed }, 'load()');
}

function read(place: string): Promise<string> {
  return readFile(join(folder, place), 'utf8');
}

test('all pages get the styles of all, and one policy', async () => {
  const policy = await finish();
  for (const place of ['index.html', 'clients/index.html']) {
    expect(await read(place)).toContain('.css-b2{color:blue}\n.css-a1{color:red}</style>');
    expect(await read(place)).toContain(`content="${policy}"`);
  }
});

test('a page that was not rendered again is not written', async () => {
  const policy = await finish();
  const clients = join(folder, 'clients/index.html');
  await utimes(clients, 1, 1);
  await render('index.html', 'a1', '.css-a1{color:red}', '<p>Edited</p>');
  expect(await finish()).toBe(policy);
  expect(await read('index.html')).toContain('.css-b2{color:blue}');
  expect(await read('index.html')).toContain('Edited');
  expect((await stat(clients)).mtimeMs).toBe(1000);
});

test('a style that is new reaches every page, with the policy that names it', async () => {
  const first = await finish();
  await render('index.html', 'c3', '.css-c3{color:green}');
  const second = await finish();
  expect(second).not.toBe(first);
  for (const place of ['index.html', 'clients/index.html']) {
    expect(await read(place)).toContain('.css-c3{color:green}');
    expect(await read(place)).toContain(`content="${second}"`);
  }
});

test('where all pages were rendered again, styles that none has are gone', async () => {
  await finish();
  await render('index.html', 'c3', '.css-c3{color:green}');
  await render('clients/index.html', 'b2', '.css-b2{color:blue}');
  await finish();
  expect(await read('clients/index.html')).not.toContain('css-a1');
});

test('a page with a script of somebody else stops the build, and is named', async () => {
  await render('index.html', 'a1', '.css-a1{}', '<script>alert(1)</script>');
  await expect(finish()).rejects.toThrow(/index\.html holds an inline script.*alert\(1\)/s);
});

test('scripts that are new reach every page, rendered again or not', async () => {
  await finish();
  await finish({ prefix: '/site', scripts: ['islands-2.js'] });
  for (const place of ['index.html', 'clients/index.html']) {
    expect(await read(place)).toContain(
      '<template id="_islands"><script src="/site/islands-2.js" async></script></template>',
    );
  }
});
