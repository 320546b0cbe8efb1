import { expect, SITE, test } from './support/site';

test('the page that a visitor points at is the one that the browser prepares', async ({ page }) => {
  const asked = new Map<string, string | undefined>();
  const faults: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => {
    if (ruleSet.errorType !== undefined)
      faults.push(`${ruleSet.errorType}: ${ruleSet.errorMessage}`);
  });
  session.on('Preload.prerenderStatusUpdated', ({ key, prerenderStatus }) => {
    asked.set(key.url, prerenderStatus);
  });
  await session.send('Preload.enable');
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).hover();
  expect([...asked.keys()]).toEqual([]);
  await page.getByRole('link', { name: 'For Clients' }).hover();
  // The browser is ready to: only that a test drives it keeps it from going on.
  await expect
    .poll(() => [...asked])
    .toEqual([[`${SITE}/clients`, 'PrerenderingDisabledByDevTools']]);
  expect(faults).toEqual([]);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`pages pass into each other only where motion is welcome: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        document.documentElement.dataset.passed = String(
          Reflect.get(event, 'viewTransition') !== null,
        );
      });
    });
    await page.goto('/privacy-policy');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Security Policy' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/security-policy');
    await expect(page.locator('html')).toHaveAttribute(
      'data-passed',
      String(reducedMotion === 'no-preference'),
    );
  });
}
