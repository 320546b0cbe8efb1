import { expect, SITE, test } from '../support/site';

test('pointing at a link asks for its page to be prerendered', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const faults: unknown[] = [];
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => faults.push(ruleSet.errorType));
  const attempted = new Promise((resolve) => {
    session.on('Preload.prerenderStatusUpdated', ({ key, prerenderStatus }) => {
      if (prerenderStatus) resolve([key.url, prerenderStatus]);
    });
  });
  await session.send('Preload.enable');
  await page.goto('/');
  await page.getByRole('link', { name: 'For Clients' }).hover();
  // Chromium prerenders nothing in a page that a test is attached to. Another reason would be a fault.
  expect(await attempted).toEqual([`${SITE}/clients`, 'PrerenderingDisabledByDevTools']);
  expect(faults).toEqual([undefined]);
});

for (const [reducedMotion, transition] of [
  ['no-preference', 'some'],
  ['reduce', 'none'],
] as const) {
  test(`with the motion preference ${reducedMotion}, pages change with ${transition} transition`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      window.addEventListener('pagereveal', ({ viewTransition }) => {
        document.documentElement.dataset.transition = viewTransition === null ? 'none' : 'some';
      });
    });
    await page.goto('/');
    await page.getByRole('link', { name: 'For Clients' }).click();
    await expect(page).toHaveURL('/clients');
    await expect(page.locator('html')).toHaveAttribute('data-transition', transition);
  });
}
