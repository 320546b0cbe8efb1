import { execSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { axeFaults } from '../support/axe';
import { freePort } from '../support/freePort';
import { layoutFaults } from '../support/measures';
import { readPage } from '../support/readPage';
import { expect, test } from '../support/site';
import { copySite, type SiteCopy } from '../support/siteCopy';
import { demo, openRequest, sendFilled } from '../support/visitor';

let copy: SiteCopy;
let address: string;
let inbox: string;

test.beforeAll(async () => {
  test.setTimeout(10 * 60_000);
  copy = copySite();
  const place = join(copy.folder, 'content/pages/clients.md');
  const text = readFileSync(place, 'utf8');
  const commit = 'git -c user.name=A -c user.email=a@a.example commit -qm All';
  execSync(`git init -q -b main && git add content && ${commit}`, { cwd: copy.folder });
  writeFileSync(
    place,
    text.replace('- type: testimonial\n', '- type: testimonial\n    draft: true\n'),
  );
  const [port, inboxPort] = [await freePort(), await freePort()];
  address = `http://localhost:${port}`;
  inbox = `http://127.0.0.1:${inboxPort}`;
  const program = copy.start(['--import', 'tsx', 'tools/preview.ts'], {
    // As where the live site is built.
    SITE_URL: 'https://www.casegood.com',
    PORT: String(port),
    INBOX_PORT: String(inboxPort),
  });
  await program.waitForOutput(`Preview        ${address}\n`);
  expect(program.output()).toContain('SHOW_DRAFTS=1');
});

test.afterAll(() => copy.remove());

test.beforeEach(({ guard }) => {
  guard.allowOrigin(address);
  guard.allowOrigin(inbox);
});

test('it is the live site’s preview, whose requests stay on this machine', async ({ page }) => {
  await page.goto(`${address}/clients`);
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', 'https://www.casegood.com/clients');
  const dialog = await openRequest(page, demo);
  await sendFilled(page, dialog, demo);
  expect(await (await fetch(inbox)).text()).toContain('Robin Field');
});

test('search engines leave a preview out', async ({ request }) => {
  const answer = await request.get(`${address}/clients`);
  expect(answer.headers()['x-robots-tag']).toBe('noindex');
});

test('the banner lists what is a draft', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(`${address}/clients`);
  const banner = page.getByRole('complementary', { name: 'Preview' });
  // The other is a banner whose time is over.
  await banner.getByText('Drafts: 2').click();
  await expect(banner.getByText('content/pages/clients.md:')).toBeVisible();
  await expect(page.getByRole('main').getByText('Draft', { exact: true })).toBeVisible();
  expect(await layoutFaults(page)).toEqual([]);
  expect(await axeFaults(page)).toEqual([]);
});

test('its banner leads to what changes, where a page reads as in the preview', async ({ page }) => {
  await page.goto(`${address}/clients`);
  const built = await readPage(page);
  await page.getByRole('link', { name: '1 page changed' }).click();
  await expect(page.getByRole('article')).toContainText('It is a draft: visitors don’t see it.');
  const after = page.frameLocator('iframe[title^="After: "]');
  await expect(after.getByRole('main').getByText('Draft', { exact: true })).toBeVisible();
  expect(await readPage(after)).toEqual(built);
  expect(await layoutFaults(page)).toEqual([]);
  expect(await axeFaults(page)).toEqual([]);
});
