import type { Page } from '@playwright/test';
import { expect, test } from '../support/site';
import { dialogNamed, hydrated } from '../support/visitor';

const videos = [
  {
    path: '/',
    button: 'Watch Demo',
    title: 'First film',
    player: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    provider: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  },
  {
    path: '/words',
    button: 'Play',
    title: 'Fifth film',
    player: 'https://player.vimeo.com/video/76979871',
    provider: 'https://vimeo.com/76979871',
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

for (const video of videos) {
  test.describe(`${video.button} on ${video.path}`, () => {
    test.beforeEach(async ({ page, guard }) => {
      await page.goto(video.path);
      await hydrated(page);
      await expect(page.locator('iframe')).toHaveCount(0);
      await guard.allowHost(new URL(video.player).hostname);
    });

    test('opens the player, with a title and only the permissions that it needs', async ({
      page,
    }) => {
      const { dialog } = await openVideo(page, video);
      const frame = dialog.locator('iframe');
      await expect(page.locator('iframe')).toHaveCount(1);
      const src = new URL((await frame.getAttribute('src')) ?? '');
      expect(src.origin + src.pathname).toBe(video.player);
      await expect(frame).toHaveAttribute('title', video.title);
      const granted = ((await frame.getAttribute('allow')) ?? '').split('; ');
      expect(['fullscreen', 'autoplay', 'picture-in-picture', 'encrypted-media']).toEqual(
        expect.arrayContaining(granted),
      );
      await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
      await expect(frame.contentFrame().getByRole('heading')).toHaveText(
        `Stand-in for ${src.hostname}`,
      );
    });

    test('has a link to the video at its provider', async ({ page }) => {
      const { dialog } = await openVideo(page, video);
      const link = dialog.getByRole('link', { name: 'Watch at the provider’s site' });
      await expect(link).toHaveAttribute('href', video.provider);
      await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
    });

    test('is gone once its dialog is closed, and can be opened again', async ({ page }) => {
      const { opener, dialog } = await openVideo(page, video);
      await page.mouse.click(5, 5);
      await expect(dialog).toBeHidden();
      await expect(page.locator('iframe')).toHaveCount(0);
      await expect(opener).toBeFocused();
      await openVideo(page, video);
    });
  });
}
