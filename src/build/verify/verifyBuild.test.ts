import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { differenceReport, findDifferences } from './verifyBuild';

const siteUrl = 'https://www.casegood.example/site';
const formEndpoint = 'https://forms.example/b?a=1&b=2';
const csp =
  "default-src 'none'; connect-src 'self' https://forms.example; form-action https://forms.example";
const site = { siteUrl, formEndpoint, paths: ['/', '/clients', '/404/', '/404.html'] };

const form = '<form action="https://forms.example/b?a=1&amp;b=2" method="post"></form>';
const meta = `<meta http-equiv="content-security-policy" content="${csp}"/>`;
const page = (path: string) => `<html><head>${meta}
<link data-react-helmet="true" rel="canonical" href="${siteUrl}${path}"/>
<meta data-react-helmet="true" property="og:url" content="${siteUrl}${path}"/>
<meta data-react-helmet="true" property="og:title" content="1 > 0"/>
<meta data-react-helmet="true" property="og:image" content="${siteUrl}/share/home-1.jpg"/>
</head><body>${form}${form}</body></html>`;

let folder: string;

function write(place: string, text: string) {
  mkdirSync(dirname(join(folder, place)), { recursive: true });
  writeFileSync(join(folder, place), text);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verify-'));
  write('index.html', page('/'));
  write('clients/index.html', page('/clients'));
  write('404/index.html', `<html>${meta}${form}</html>`);
  write('404.html', `<html>${meta}${form}</html>`);
  write('share/home-1.jpg', '');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a site that agrees with its settings has nothing to tell', async () => {
  expect(await findDifferences(folder, site, csp)).toEqual([]);
});

const old = 'https://old.example';
test.each([
  [
    'clients/index.html',
    'the canonical address',
    `rel="canonical" href="${siteUrl}`,
    `rel="canonical" href="${old}`,
  ],
  ['clients/index.html', 'the canonical address', 'rel="canonical"', 'rel="alternate"'],
  ['index.html', 'og:url', `og:url" content="${siteUrl}`, `og:url" content="${old}`],
  ['index.html', 'og:image', `og:image" content="${siteUrl}`, `og:image" content="${old}`],
  ['index.html', 'og:image', 'home-1.jpg', 'home-2.jpg'],
  ['404.html', 'the action of a form', 'forms.example/b', 'forms.example/a'],
  ['404/index.html', 'the action of a form', '<form', '<div'],
  [
    'clients/index.html',
    'the content security policy',
    'form-action https://forms',
    'form-action https://old',
  ],
])('in %s %s is told where it is another', async (place, what, before, after) => {
  const text = readFileSync(join(folder, place), 'utf8');
  expect(text).toContain(before);
  write(place, text.replace(before, after));
  const found = await findDifferences(folder, site, csp);
  expect(found).toEqual([expect.stringContaining(`public/${place}\n  ${what}\n`)]);
});

test('a page that is not there is told', async () => {
  rmSync(join(folder, 'clients'), { recursive: true });
  const gone = await findDifferences(folder, site, csp);
  expect(gone[0]).toMatch(/^public\/clients\/index\.html\n.*\n +is +missing\n/);
});

test('the report names the page, both values and what to do, and stays short', async () => {
  write('clients/index.html', page('/clients').replace(`href="${siteUrl}`, `href="${old}`));
  const [one, ...others] = await findDifferences(folder, site, csp);
  expect(others).toEqual([]);
  const report = differenceReport([one ?? '']);
  expect(report).toContain('public/clients/index.html');
  expect(report).toContain(`${old}/clients`);
  expect(report).toContain(`${siteUrl}/clients`);
  expect(report).toContain('Build again');
  const many = differenceReport(Array<string>(25).fill(one ?? ''));
  expect(many.match(/public\/clients/g)).toHaveLength(10);
  expect(many).toContain('15 more');
});
