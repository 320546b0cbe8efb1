import site from '../fixture/content/site.json';
import { expect, test } from '../support/site';
import { contact, dialogNamed, hydrated, openTranscript } from '../support/visitor';

// If they take up space, they could make the player smaller.
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

test('a video contacts its provider once it is opened, with only the permissions that it needs, until its dialog is closed', async ({
  page,
  guard,
}) => {
  await page.goto('/');
  await hydrated(page);
  const opener = page.getByRole('button', { name: 'Watch Demo', exact: true });
  await opener.hover();
  await opener.focus();
  await page.waitForLoadState('networkidle');
  // Until here the guard would have objected.
  await guard.allowHost('www.youtube-nocookie.com');
  await opener.click();
  const dialog = dialogNamed(page, 'First film');
  const frame = dialog.locator('iframe');
  await expect(dialog.getByRole('heading')).toBeFocused();
  await expect(frame.contentFrame().getByRole('heading')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(1);
  const src = new URL((await frame.getAttribute('src')) ?? '');
  expect(src.origin + src.pathname).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ');
  await expect(frame).toHaveAttribute('title', 'First film');
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  await expect(frame).toHaveAttribute(
    'allow',
    /^(?:(?:fullscreen|autoplay|picture-in-picture|encrypted-media)(?:; |$))+$/,
  );
  const link = dialog.getByRole('link', { name: site.video.provider });
  await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  await page.mouse.click(5, 5);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(frame).toBeVisible();
});

test('a form that a transcript links to opens in place of the video', async ({ page, guard }) => {
  await guard.allowHost('www.youtube-nocookie.com');
  await page.goto('/');
  await (await openTranscript(page)).getByRole('link', { name: 'ask us' }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName(contact.title);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a video has its transcript to unfold, if there is one, which doesn’t stop the player', async ({
  page,
  guard,
}) => {
  await guard.allowHost('www.youtube-nocookie.com');
  await page.goto('/');
  await expect(page.locator('dialog[data-wide]')).toHaveCount(3);
  await expect(page.locator('details')).toHaveCount(1);
  await expect(page.locator('details')).not.toHaveAttribute('open');
  const dialog = await openTranscript(page);
  await expect(dialog.getByText('This is the portal of Exemplar.')).toBeVisible();
  await expect(dialog.locator('strong')).toHaveText('Robin:');
  await expect(dialog.getByRole('listitem')).toHaveText(['every room,', 'every piece & its tag.']);
  const playing = dialog.locator('iframe').contentFrame().locator('body');
  await playing.evaluate((body) => body.setAttribute('data-playing', ''));
  await dialog.locator('summary').click();
  await expect(dialog.locator('details')).not.toHaveAttribute('open');
  await expect(playing).toHaveAttribute('data-playing');
});
