import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SiteServer, serveSite } from '../../tools/serve/serve';
import { INBOX } from '../support/addresses';
import { axeFaults } from '../support/axe';
import { filesIn } from '../support/filesIn';
import { layoutFaults } from '../support/measures';
import { expect, SITE, test } from '../support/site';
import { copySite, type SiteCopy } from '../support/siteCopy';

let copy: SiteCopy;
let preview: SiteServer;

test.beforeAll(async () => {
  test.setTimeout(10 * 60_000);
  copy = copySite();
  const place = join(copy.folder, 'content/pages/clients.md');
  const text = readFileSync(place, 'utf8');
  writeFileSync(
    place,
    text.replace('- type: testimonial\n', '- type: testimonial\n    draft: true\n'),
  );
  const addresses = { SITE_URL: SITE, GATSBY_FORM_ENDPOINT: `${INBOX}/requests` };
  // A host’s form keeps the blank that was pasted with a value.
  const settings = { ...addresses, SHOW_DRAFTS: '1 ' };
  const build = copy.build(settings);
  expect(await build.ended, build.output()).toBe(0);
  expect(build.output()).toContain('SHOW_DRAFTS=1');
  preview = await serveSite({ root: join(copy.folder, 'public') });
});

test.afterAll(async () => {
  await preview?.close();
  await copy.remove();
});

test.beforeEach(({ guard }) => guard.allowOrigin(preview.address));

test('every page tells search engines to leave a preview out', () => {
  const folder = join(copy.folder, 'public');
  const pages = filesIn(folder).filter((file) => file.endsWith('.html'));
  expect(pages).toContain(join(folder, 'clients', 'index.html'));
  for (const page of pages) {
    const robots = readFileSync(page, 'utf8').match(/<meta name="robots"[^>]*>/g);
    expect([page, robots]).toEqual([page, [expect.stringContaining('noindex')]]);
  }
  expect(readFileSync(join(folder, '_headers'), 'utf8')).toContain('X-Robots-Tag: noindex');
});

for (const [width, colorScheme] of [
  [390, 'light'],
  [1280, 'dark'],
] as const) {
  test(`the banner lists what is a draft, at ${width} px and ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.goto(`${preview.address}/clients`);
    const banner = page.getByRole('complementary', { name: 'Preview' });
    await expect(banner).toHaveCSS('background-color', 'rgb(134, 54, 28)');
    // The other is a banner whose time is over.
    await banner.getByText('Drafts: 2').click();
    await expect(banner.getByText('content/pages/clients.md:')).toBeVisible();
    await expect(page.getByRole('main').getByText('Draft', { exact: true })).toBeVisible();
    expect(await layoutFaults(page)).toEqual([]);
    expect(await axeFaults(page)).toEqual([]);
  });
}
