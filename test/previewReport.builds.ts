import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { bannerAll } from '../tools/preview/bannerAll';
import { serveSite } from '../tools/serve';
import { axeFaults } from './support/axe';
import { expect, test } from './support/site';

let folder: string;

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'preview-'));
  write('before', {
    'index.html': page('Home', '<p>Know every piece you own.</p><p><a href="/old">Old</a></p>'),
    'same/index.html': page('Same', '<p>Nothing happens here.</p>'),
    'old/index.html': page('Old', '<p>Soon gone.</p>'),
  });
  write('after', {
    'index.html': page(
      'Home again',
      '<p>Know all pieces you own.</p><p><a href="/old">Old</a></p>',
    ),
    'same/index.html': page('Same', '<p>Nothing happens here.</p>'),
    'new/index.html': page('New', '<p>Just added.</p>'),
  });
});

test.afterAll(() => rmSync(folder, { recursive: true }));

function page(title: string, body: string): string {
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>` +
    `<meta name="description" content="About ${title}"><link rel="icon" href="data:,"></head>` +
    `<body><h1>${title}</h1>${body}</body></html>`
  );
}

function write(name: string, pages: Record<string, string>): void {
  const files = { ...pages, '404.html': page('Not found', '') };
  for (const [place, html] of Object.entries(files)) {
    const file = join(folder, name, 'public', place);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
  }
  const judged = [
    { file: 'content/site.json', line: 1, field: 'a', message: 'is odd', advice: '' },
  ];
  const check = { faults: [], warnings: name === 'after' ? judged : [] };
  writeFileSync(join(folder, name, 'check.json'), JSON.stringify(check));
}

async function preview(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    'node_modules/tsx/dist/cli.mjs',
    'tools/preview/cli.ts',
    ...['--before', join(folder, 'before/public'), '--after', join(folder, 'after/public')],
    ...['--report', join(folder, 'report.html'), ...args],
  ]);
  return stdout;
}

test('the report of two builds tells all that differs, and nothing else', async ({
  browser,
  guard,
}) => {
  const data = JSON.parse(await preview('--json'));
  expect(data.changed).toHaveLength(1);
  expect(data.changed[0]).toMatchObject({
    path: '/',
    looksDifferent: { phone: {}, desktop: {} },
  });
  expect(data.added).toMatchObject([{ path: '/new', title: 'New' }]);
  expect(data.removed).toEqual([{ path: '/old', title: 'Old', redirected: false }]);
  expect(data.brokenLinks).toEqual([{ path: '/', href: '/old' }]);
  expect(data.newWarnings).toMatchObject([{ message: 'is odd' }]);

  for (const [width, colorScheme] of [
    [390, 'light'],
    [1280, 'dark'],
  ] as const) {
    const context = await browser.newContext({ viewport: { width, height: 844 }, colorScheme });
    await guard.watch(context);
    const report = await context.newPage();
    await report.goto(pathToFileURL(resolve(folder, 'report.html')).href);
    await expect(report.getByRole('heading', { level: 1 })).toHaveText('What changes for visitors');
    await expect(report.getByText('no redirect')).toBeVisible();
    await expect(report.locator('#page-')).toContainText('Know every pieceall pieces you own.');
    await expect(report.locator('del', { hasText: 'every piece' })).toBeVisible();
    await expect(report.getByText('/same')).toHaveCount(0);
    await expect(report.getByRole('img', { name: 'After: / at 390 px' })).toBeVisible();
    const sidewards = await report.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sidewards).toBe(0);
    expect(await axeFaults(report)).toEqual([]);
    await context.close();
  }
});

test('the comment for a pull request tells the same in words', async () => {
  const comment = await preview('--markdown');
  expect(comment).toContain('## What changes for visitors');
  expect(comment).toContain('Title: Home **again**');
  expect(comment).toContain('`/old` Old — **without a redirect**');
});

test('a preview wears its banner on every page, and nothing is refused', async ({
  page,
  guard,
}) => {
  const draft = {
    file: 'content/a.md',
    line: 3,
    field: 'draft',
    message: 'is a draft',
    advice: '',
  };
  const copy = join(folder, 'site');
  cpSync('public', copy, { recursive: true });
  bannerAll(copy, { commit: 'abc1234', builtAt: new Date(0), drafts: [draft] });
  const site = await serveSite({ port: 0, root: copy });
  guard.allowOrigin(site.address);
  try {
    const answer = await page.goto(site.address);
    expect(answer?.headers()['x-robots-tag']).toBe('noindex');
    const banner = page.getByRole('complementary', { name: 'Preview' });
    await expect(banner).toContainText('abc1234');
    await expect(banner).toHaveCSS('background-color', 'rgb(134, 54, 28)');
    await banner.getByText('Drafts: 1').click();
    await expect(banner.getByText('content/a.md:3 draft is a draft.')).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  } finally {
    await site.close();
  }
});
