import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { finishPages } from './finishPages';

const site = {
  formEndpoint: 'https://forms.example/demo',
  playerOrigins: [],
  noindex: false,
  prefix: '',
  scripts: ['islands-1.js'],
};

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await render('index.html', '.css-a1{color:red}');
  await render('clients/index.html', '.css-b2{color:blue}');
});

afterEach(() => rm(folder, { recursive: true }));

/** Writes a page as Gatsby does. */
async function render(place: string, css: string, body = ''): Promise<void> {
  const path = join(folder, place);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(
    path,
    `<head><meta http-equiv="content-security-policy" content=""/><style data-rules="scoped">${css}</style>` +
      `<style id="_goober"> .go1{}</style><script data-loader=""></script><template id="_islands"></template></head><body><header></header>${body}</body>`,
  );
}

function finish(changed: Partial<typeof site> = {}): Promise<string> {
  return finishPages(folder, { ...site, ...changed }, undefined, 'load()');
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

test('a page with a foreign script stops the build, and is named', async () => {
  await render('index.html', '.css-a1{}', '<script>alert(1)</script>');
  await expect(finish()).rejects.toThrow(/index\.html holds an inline script.*alert\(1\)/s);
});

test('each page, too, tells search engines to leave a preview out', async () => {
  await finish();
  expect(await read('index.html')).not.toContain('robots');
  await finish({ noindex: true });
  expect(await read('index.html')).toContain('<meta name="robots" content="noindex"/></head>');
});

test('a preview has its banner on every page, with styles that the policy allows', async () => {
  const preview = { commit: 'abc1234', builtAt: new Date(0), drafts: [] };
  const policy = await finishPages(folder, site, preview, 'load()');
  const html = await read('clients/index.html');
  expect(html).toMatch(/<body><aside data-preview aria-label="Preview">.*<\/aside><header>/);
  const [, style = ''] = /<style>([^<]*)<\/style><\/head>/.exec(html) ?? [];
  expect(policy).toContain(createHash('sha256').update(style).digest('base64'));
});
