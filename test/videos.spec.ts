import type { Page } from '@playwright/test';
import { pages } from './support/paths';
import { expect, SITE, test } from './support/site';
import { dialogNamed, hydrated } from './support/visitor';

const PLAYER_HOST = 'www.youtube-nocookie.com';

const videos = [
  { path: '/', button: 'Watch Demo', title: 'Sample film: Big Buck Bunny', id: 'aqz-KE-bpKQ' },
  { path: '/', button: 'See the Portal', title: 'Sample film: Sintel', id: 'eRsGyueVLvQ' },
  { path: '/', button: 'See Tracking', title: 'Sample film: Tears of Steel', id: 'R6MlUcmOul8' },
  {
    path: '/clients',
    button: 'Watch Video',
    title: 'Sample film: Elephants Dream',
    id: 'TLkA0RELQ1g',
  },
  {
    path: '/clients',
    button: 'See Tracking',
    title: 'Sample film: Tears of Steel',
    id: 'R6MlUcmOul8',
  },
];

type Video = (typeof videos)[number];

async function openVideo(page: Page, { button, title }: Video) {
  const opener = page.getByRole('button', { name: button, exact: true });
  await opener.click();
  const dialog = dialogNamed(page, title);
  await expect(dialog.locator('iframe')).toBeVisible();
  return { opener, dialog };
}

for (const { path } of pages) {
  test(`${path} asks no other host for anything`, async ({ page }) => {
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    await page.goto(path);
    await hydrated(page);
    for (const picture of await page.locator('img').all()) await picture.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect([...origins]).toEqual([SITE]);
    await expect(page.locator('iframe')).toHaveCount(0);
  });
}

for (const video of videos) {
  test.describe(`${video.button} on ${video.path}`, () => {
    test.beforeEach(async ({ page, guard }) => {
      await page.goto(video.path);
      await hydrated(page);
      await expect(page.locator('iframe')).toHaveCount(0);
      await guard.allowHost(PLAYER_HOST);
    });

    test('opens the player, with a title and no more rights than it needs', async ({ page }) => {
      const { dialog } = await openVideo(page, video);
      const frame = dialog.locator('iframe');
      await expect(page.locator('iframe')).toHaveCount(1);
      const src = new URL((await frame.getAttribute('src')) ?? '');
      expect(src.origin + src.pathname).toBe(`https://${PLAYER_HOST}/embed/${video.id}`);
      await expect(frame).toHaveAttribute('title', video.title);
      const granted = ((await frame.getAttribute('allow')) ?? '').split('; ');
      expect(['fullscreen', 'autoplay', 'picture-in-picture', 'encrypted-media']).toEqual(
        expect.arrayContaining(granted),
      );
      await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
      await expect(frame.contentFrame().getByRole('heading')).toHaveText(
        `Stand-in for ${PLAYER_HOST}`,
      );
    });

    test('has a link to the video at its provider', async ({ page }) => {
      const { dialog } = await openVideo(page, video);
      const link = dialog.getByRole('link', { name: 'Watch at the provider’s site' });
      await expect(link).toHaveAttribute('href', new RegExp(`^https://.*${video.id}$`));
      await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
    });

    for (const [what, close] of Object.entries({
      'the close button': (page: Page) => page.getByRole('button', { name: 'Close video' }).click(),
      Escape: (page: Page) => page.keyboard.press('Escape'),
      'a click on the backdrop': (page: Page) => page.mouse.click(5, 5),
    })) {
      test(`${what} removes the player and returns the focus`, async ({ page }) => {
        const { opener, dialog } = await openVideo(page, video);
        await close(page);
        await expect(dialog).toBeHidden();
        await expect(page.locator('iframe')).toHaveCount(0);
        await expect(opener).toBeFocused();
      });
    }

    test('can be opened again', async ({ page }) => {
      const { dialog } = await openVideo(page, video);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await openVideo(page, video);
    });
  });
}
