import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { axeFaults } from '../support/axe';
import { expect, test } from '../support/site';

// A report opens every page that differs seven times in either build.
test.describe.configure({ timeout: 3 * 60_000 });

let folder: string;

const hero = '<section><h1>Know every piece</h1><p>You own it all.</p></section>';
const newHero =
  '<section><h1>Know every piece</h1><p>You own it all.</p><p>One more line moves all below.</p></section>';
const cards = '<section><h2>Why it matters</h2><p>Cost, time and people.</p></section>';
const scan = '<section><h2>Scan a tag</h2><p>Any phone reads it.</p></section>';
const proof = '<section><h2>What clients say</h2><p><a href="/old">Old</a></p></section>';

/** A dialog with a video, whose provider is nobody that there is. */
const dialog = (color: string) =>
  '<button commandfor="_video-tour" command="show-modal">Watch</button>' +
  `<dialog id="_video-tour"><p style="color: ${color}">A tour</p>` +
  '<iframe title="A tour" src="https://player.example/tour"></iframe></dialog>';
const menu = '<button popovertarget="_menu">Menu</button><nav id="_menu" popover>All pages</nav>';

const shareMeta = '<meta property="og:image" content="https://www.site.example/share/home.png">';

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'preview-'));
  write('before', {
    'index.html': page('Home', hero + cards + proof, '', menu + dialog('black') + shareMeta),
    'same/index.html': page('Same', '<section><p>Nothing happens here.</p></section>'),
    'old/index.html': page('Old', '<section><p>Soon gone.</p></section>'),
  });
  write('after', {
    'index.html': page(
      'Home again',
      newHero + cards + scan + proof,
      'Designers',
      menu + dialog('teal') + shareMeta,
    ),
    'same/index.html': page('Same', '<section><p>Nothing happens here.</p></section>', 'Designers'),
    'new/index.html': page('New', '<section><p>Just added.</p></section>', 'Designers'),
  });
  write('renamed', {
    'index.html': page('Home again', hero + cards + proof, '', menu + dialog('black') + shareMeta),
    'same/index.html': page('Same', '<section><p>Nothing happens here.</p></section>'),
  });
  for (const [name, background] of [
    ['before', 'white'],
    ['after', 'teal'],
    ['renamed', 'white'],
  ] as const) {
    const picture = sharp({ create: { width: 40, height: 21, channels: 3, background } });
    mkdirSync(join(folder, name, 'public/share'));
    await picture.toFile(join(folder, name, 'public/share/home.png'));
  }
});

test.afterAll(() => rmSync(folder, { recursive: true }));

function page(title: string, sections: string, label = '', over = ''): string {
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>` +
    `<meta name="description" content="About ${title}"><link rel="icon" href="data:,"></head>` +
    `<body><header><a href="/">Dealers</a> ${label}</header>${over}<main>${sections}</main>` +
    '<footer>2025</footer></body></html>'
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
  const check = { problems: [], warnings: name === 'after' ? judged : [] };
  writeFileSync(join(folder, name, 'check.json'), JSON.stringify(check));
}

async function preview(after: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    'node_modules/tsx/dist/cli.mjs',
    'tools/preview/cli.ts',
    ...['--before', join(folder, 'before/public'), '--after', join(folder, after, 'public')],
    ...['--report', join(folder, 'report.html'), ...args],
  ]);
  return stdout;
}

test('the report of two builds tells all that differs, and nothing else', async ({
  browser,
  guard,
}) => {
  const data = JSON.parse(await preview('after', '--json'));
  // Each change is told once: the label in the header not for every page, and none of them for what lies over a page.
  expect(data.shared).toMatchObject([{ where: 'header', paths: ['/', '/same'], everywhere: true }]);
  expect(data.shared[0].looks).toHaveLength(6);
  expect(data.pages).toHaveLength(2);
  expect(data.pages[0]).toMatchObject({
    path: '/',
    isNew: false,
    sections: [
      { name: 'Know every piece', how: 'changed' },
      { name: 'Scan a tag', how: 'added' },
      { name: 'Share picture', how: 'changed', looks: [{ regions: 0 }] },
    ],
  });
  expect(data.pages[0].sections[0].looks[0]).toEqual({ view: 'phone', regions: 1 });
  expect(data.pages[1]).toMatchObject({
    path: '/new',
    isNew: true,
    title: [{ kind: 'added', text: 'New' }],
    sections: [{ name: 'Just added.', how: 'added' }],
  });
  expect(data.states).toEqual([
    {
      name: 'Video, open',
      how: 'changed',
      words: [],
      looks: [
        { view: 'phone', regions: 1 },
        { view: 'tablet', regions: 1 },
        { view: 'desktop', regions: 1 },
        { view: 'dark phone', regions: 1 },
        { view: 'dark tablet', regions: 1 },
        { view: 'dark desktop', regions: 1 },
      ],
    },
  ]);
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
    await expect(report.getByRole('heading', { name: 'on every page' })).toHaveCount(1);
    await expect(report.locator('ins', { hasText: 'Designers' })).toHaveCount(1);
    await expect(report.locator('ins', { hasText: 'One more line' })).toBeVisible();
    await expect(report.getByRole('heading', { name: 'Scan a tag is new' })).toBeVisible();
    await expect(report.getByRole('heading', { name: '/same' })).toHaveCount(0);
    const pictures = report.getByRole('img', { name: '“Know every piece” on / at 390 px' });
    await expect(pictures).toHaveCount(2);
    await expect(report.getByRole('img', { name: '“Video, open”' })).toHaveCount(4);
    await expect(report.getByRole('img', { name: '“Share picture” on /' })).toHaveCount(2);
    const sidewards = await report.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sidewards).toBe(0);
    expect(await axeFaults(report)).toEqual([]);
    await context.close();
  }
});

test('the comment for a pull request tells the same in words', async () => {
  const comment = await preview('renamed', '--markdown');
  expect(comment).toContain('## What changes for visitors');
  expect(comment).toContain('Title: Home **again**');
  expect(comment).toContain('`/old` Old: **no redirect**');
  expect(comment).not.toContain('### Dialogs and the menu');
  expect(comment).not.toContain('Share picture');
});
