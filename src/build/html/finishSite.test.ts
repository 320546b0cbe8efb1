import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { finishSite } from './finishSite';

const parts = {
  formOrigin: 'https://forms.example',
  playerOrigins: [],
  loader: 'load()',
  islands: ['islands-1.js'],
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

function read(place: string): Promise<string> {
  return readFile(join(folder, place), 'utf8');
}

test('all pages get the styles of all, and one policy', async () => {
  const { policy } = await finishSite(folder, parts);
  for (const place of ['index.html', 'clients/index.html']) {
    expect(await read(place)).toContain('.css-b2{color:blue}\n.css-a1{color:red}</style>');
    expect(await read(place)).toContain(`content="${policy}"`);
  }
});

test('a page that was not rendered again is not touched, nor read', async () => {
  const first = await finishSite(folder, parts);
  const clients = join(folder, 'clients/index.html');
  // What stands there now would be refused, and is of the time that the page had.
  const { mtime } = await stat(clients);
  await writeFile(clients, '<script>alert(1)</script>');
  await utimes(clients, mtime, mtime);
  const known = { ...first, pages: { ...first.pages, [clients]: (await stat(clients)).mtimeMs } };

  await render('index.html', 'a1', '.css-a1{color:red}', '<p>Edited</p>');
  const second = await finishSite(folder, parts, known);
  expect(second.policy).toBe(first.policy);
  expect(await read('index.html')).toContain('.css-b2{color:blue}');
  expect(await read('index.html')).toContain('Edited');
  expect(await read('clients/index.html')).toBe('<script>alert(1)</script>');
});

test('a style that is new reaches every page, with the policy that names it', async () => {
  const first = await finishSite(folder, parts);
  await render('index.html', 'c3', '.css-c3{color:green}');
  const second = await finishSite(folder, parts, first);
  expect(second.policy).not.toBe(first.policy);
  for (const place of ['index.html', 'clients/index.html']) {
    expect(await read(place)).toContain('.css-c3{color:green}');
    expect(await read(place)).toContain(`content="${second.policy}"`);
  }
});

test('where all pages were rendered again, styles that none has are gone', async () => {
  const first = await finishSite(folder, parts);
  await render('index.html', 'c3', '.css-c3{color:green}');
  await render('clients/index.html', 'b2', '.css-b2{color:blue}');
  await finishSite(folder, parts, first);
  expect(await read('clients/index.html')).not.toContain('css-a1');
});

test('a page with a script of somebody else stops the build, and is named', async () => {
  await render('index.html', 'a1', '.css-a1{}', '<script>alert(1)</script>');
  await expect(finishSite(folder, parts)).rejects.toThrow(
    /index\.html holds an inline script.*alert\(1\)/s,
  );
});

test('scripts that are new reach every page, rendered again or not', async () => {
  const first = await finishSite(folder, parts);
  await finishSite(folder, { ...parts, prefix: '/site', islands: ['islands-2.js'] }, first);
  for (const place of ['index.html', 'clients/index.html']) {
    expect(await read(place)).toContain(
      '<template id="_islands"><script src="/site/islands-2.js" async></script></template>',
    );
  }
});
