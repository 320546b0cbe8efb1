import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { changesBetween } from '../../src/build/preview/words';
import { asComment, asHtml, makeReport, type Report } from '../../tools/preview/report';
import { axeFaults } from '../support/axe';
import { layoutFaults } from '../support/measures';
import { expect, test } from '../support/site';

let folder: string;
let report: Report;

const proof = '<section><h2>What clients say</h2><p><a href="/old">Old</a></p></section>';
/** A policy of real length: taller than a picture can be. */
const policy = Array.from(
  { length: 60 },
  (_, part) => `<h2>Part ${part}</h2><p>${'Nobody has to look twice. '.repeat(90)}</p>`,
);

test.beforeAll(async () => {
  // A report opens every differing page four times.
  test.setTimeout(3 * 60_000);
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
  const [before, after] = ['before', 'after'].map((name) => ({ name, folder: join(folder, name) }));
  if (before && after) report = await makeReport(before, after);
});

test.afterAll(() => rmSync(folder, { recursive: true }));

function page(title: string, main: string): string {
  return `<!doctype html><title>${title}</title><body><main>${main}</main></body>`;
}

function write(name: string, pages: Record<string, string>): void {
  const others = { '404.html': page('Not found', ''), _headers: '', _redirects: '' };
  for (const [place, text] of Object.entries({ ...pages, ...others })) {
    const file = join(folder, name, place);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/* How words are compared is in src/build/preview/words.test.ts. */
test('the comment lists what differs, and nothing else', () => {
  const comment = asComment(report);
  expect(comment).toContain('Know every <del>piece</del><ins>chair</ins>');
  expect(comment).toContain('<h2>Only looks different</h2>/style\n');
  expect(comment).not.toContain('/same');
  expect(asComment({ ...report, words: [], visualChanges: new Map() })).toBe(
    'Nothing changes for visitors.\n',
  );
});

test('in a comment content notifies nobody and marks nothing up, and too much of it is left out', () => {
  const page = (text: string) => `<body><p>${text}</p>`;
  const words = changesBetween(
    new Map(['/a', '/long', '/z'].map((path) => [path, page('')])),
    new Map([
      ['/a', page('@all &lt;b> *x* [y](z)')],
      ['/long', page('words '.repeat(20_000))],
      ['/z', page('x')],
    ]),
    [],
  );
  const comment = asComment({ ...report, words, visualChanges: new Map() });
  // Markdown takes what begins with an element literally, up to an empty line.
  expect(comment).toMatch(/^<section>.*<ins>@&#8203;all &lt;b&gt; \*x\* \[y\]\(z\)<.*\n\n[^<]*\n$/);
  expect(comment).toContain('The report has all of it.');
  expect(comment.length).toBeLessThan(60_000);
});

for (const [width, colorScheme] of [
  [390, 'light'],
  [1280, 'dark'],
] as const) {
  test(`the report shows what differs, at ${width} px and ${colorScheme}`, async ({ page }) => {
    const file = resolve(folder, 'report.html');
    writeFileSync(file, asHtml(report));
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await page.goto(pathToFileURL(file).href);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What changes');
    await expect(page.getByText('There is no redirect')).toBeVisible();
    await expect(page.locator('ins', { hasText: 'chair' })).toBeVisible();
    const pictures = (name: string) => page.getByRole('img', { name, exact: true });
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
    await page.getByRole('heading', { name: 'How /policy looks' }).scrollIntoViewIfNeeded();
    expect(await layoutFaults(page)).toEqual([]);
    expect(await axeFaults(page)).toEqual([]);
  });
}
