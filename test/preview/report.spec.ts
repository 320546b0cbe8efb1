import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { axeFaults } from '../support/axe';
import { expect, test } from '../support/site';

// A report opens every differing page four times.
test.describe.configure({ timeout: 3 * 60_000 });

let folder: string;

const proof = '<section><h2>What clients say</h2><p><a href="/old">Old</a></p></section>';
/** A policy of real length: taller than a picture can be. */
const policy = Array.from(
  { length: 60 },
  (_, part) => `<h2>Part ${part}</h2><p>${'Nobody has to look twice. '.repeat(90)}</p>`,
);

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'preview-'));
  write('before', {
    'index.html': page('Home', `<h1>Know every piece</h1>${proof}`),
    'policy/index.html': page('Policy', policy.join('')),
    'same/index.html': page('Same', '<p>Nothing happens here.</p>'),
    'old/index.html': page('Old', '<p>Soon gone.</p>'),
    'style/index.html': page('Style', '<p>As it was.</p>'),
  });
  write('after', {
    'index.html': page('Home', `<h1>Know every chair</h1>${proof}`),
    'policy/index.html': page('Policy', policy.with(50, '<h2>Part 50</h2><p>Less.</p>').join('')),
    'same/index.html': page('Same', '<p>Nothing happens here.</p>'),
    'new/index.html': page('New', '<p>Just added.</p>'),
    'style/index.html': page('Style', '<p style="color: teal">As it was.</p>'),
  });
});

test.afterAll(() => rmSync(folder, { recursive: true }));

function page(title: string, main: string): string {
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>` +
    `<meta name="description" content="About ${title}"><link rel="icon" href="data:,"></head>` +
    `<body><header>Dealers</header><main>${main}</main><footer>2025</footer></body></html>`
  );
}

function write(name: string, pages: Record<string, string>): void {
  for (const [place, html] of Object.entries({ ...pages, '404.html': page('Not found', '') })) {
    const file = join(folder, name, place);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
  }
}

test('the report on two builds lists and shows what differs, and nothing else', async ({
  browser,
  guard,
}) => {
  const { stdout: comment } = await promisify(execFile)(process.execPath, [
    'node_modules/tsx/dist/cli.mjs',
    'tools/preview/cli.ts',
    ...['--before', join(folder, 'before'), '--after', join(folder, 'after')],
    ...['--report', join(folder, 'report.html')],
  ]);
  expect(comment).toContain('### `/`\n\n- Know every ~~piece~~ **chair**');
  expect(comment).toContain('### `/old` is gone\n\nOld: **there is no redirect**.');
  expect(comment).toContain('### `/new` is new');
  expect(comment).toContain('### Only looks different\n\n- `/style`');
  expect(comment).not.toContain('/same');

  for (const [width, colorScheme] of [
    [390, 'light'],
    [1280, 'dark'],
  ] as const) {
    const context = await browser.newContext({ viewport: { width, height: 844 }, colorScheme });
    await guard.watch(context);
    const report = await context.newPage();
    await report.goto(pathToFileURL(resolve(folder, 'report.html')).href);
    await expect(report.getByRole('heading', { level: 1 })).toHaveText('What changes');
    await expect(report.getByText('There is no redirect')).toBeVisible();
    await expect(report.locator('ins', { hasText: 'chair' })).toBeVisible();
    const pictures = (name: string) => report.getByRole('img', { name, exact: true });
    for (const path of ['/', '/style']) {
      await expect(pictures(`${path}, before`)).toHaveCount(2);
      await expect(pictures(`${path}, after`)).toHaveCount(2);
    }
    await expect(pictures('/new, before')).toHaveCount(0);
    await expect(pictures('/new, after')).toHaveCount(2);
    await expect(pictures('/same, after')).toHaveCount(0);
    // What is above the change looks the same.
    const heights = await pictures('/policy, before').evaluateAll((all) =>
      all.map((one) => one instanceof HTMLImageElement && one.naturalHeight),
    );
    expect(heights.length).toBeGreaterThan(0);
    expect(Math.max(...heights.map(Number))).toBeLessThanOrEqual(4000);
    await report.getByRole('heading', { name: 'How /policy looks' }).scrollIntoViewIfNeeded();
    const sidewards = await report.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sidewards).toBe(0);
    expect(await axeFaults(report)).toEqual([]);
    await context.close();
  }
});
