import site from '../fixture/content/site.json';
import { expect, test } from '../support/site';
import { dialogNamed, hydrated, openTranscript } from '../support/visitor';

const { transcript } = site.video;

// If they take up space, they could make the player smaller.
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

test('a transcript is closed at first, and opens and closes by keyboard', async ({
  page,
  guard,
}) => {
  await guard.allowHost('www.youtube-nocookie.com');
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'See the Portal', exact: true }).click();
  const dialog = dialogNamed(page, 'Fourth film');
  const words = dialog.getByText('This is the portal of Exemplar.');
  await expect(dialog.getByText(transcript, { exact: true })).toBeVisible();
  await expect(words).toBeHidden();
  await dialog.getByRole('link', { name: site.video.provider }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(words).toBeVisible();
  await expect(dialog.locator('strong')).toHaveText('Robin:');
  await expect(dialog.getByRole('listitem')).toHaveText(['every room,', 'every piece & its tag.']);
  await expect(dialog.getByRole('link', { name: 'the policy' })).toHaveAttribute(
    'href',
    '/security-policy',
  );
  await page.keyboard.press('Enter');
  await expect(words).toBeHidden();
});

test('a video without a transcript has nothing to unfold', async ({ page }) => {
  await page.goto('/');
  const counts = await page
    .locator('dialog[data-wide]')
    .evaluateAll((dialogs) =>
      dialogs.map((dialog) => [
        dialog.querySelector('h2')?.textContent,
        dialog.querySelectorAll('details').length,
      ]),
    );
  expect(Object.fromEntries(counts)).toEqual({
    'First film': 0,
    'Fourth film': 1,
    'Third film': 0,
  });
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 1400 },
]) {
  test(`${viewport.width} by ${viewport.height}: the player stays where it is, and keeps playing`, async ({
    page,
    guard,
  }) => {
    await guard.allowHost('www.youtube-nocookie.com');
    await page.setViewportSize(viewport);
    await page.goto('/');
    const dialog = await openTranscript(page);
    await dialog.locator('strong').evaluate((name) => name.append(' Words.'.repeat(3000)));
    const details = dialog.locator('details');
    const player = dialog.locator('iframe');
    const playing = player.contentFrame().locator('body');
    await playing.evaluate((body) => body.setAttribute('data-playing', ''));
    // Pressing something may scroll to it.
    const place = async () => {
      await dialog.evaluate((element) => element.scrollTo(0, 0));
      return player.boundingBox();
    };
    const before = await place();
    await details.locator('summary').click();
    await expect(details).not.toHaveAttribute('open');
    expect(await place()).toEqual(before);
    await expect(playing).toHaveAttribute('data-playing');
  });
}

test('search engines get the transcript without its markup', async ({ page }) => {
  await page.goto('/');
  const facts = await page.locator('script[type="application/ld+json"]').textContent();
  const videos = JSON.parse(facts ?? '')['@graph'].filter(
    (fact: { '@type': string }) => fact['@type'] === 'VideoObject',
  );
  expect(videos).toMatchObject([
    {
      name: 'Fourth film',
      transcript: [
        'Robin: This is the portal of Exemplar.',
        'It shows',
        'every room,',
        'every piece & its tag.',
        'More stands in the policy.',
      ].join('\n'),
    },
  ]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a transcript still opens', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'See the Portal', exact: true }).click();
    const words = page.getByText('This is the portal of Exemplar.');
    await expect(words).toBeHidden();
    await page.getByText(transcript, { exact: true }).click();
    await expect(words).toBeVisible();
  });
});
