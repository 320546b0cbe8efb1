import { missingPath, missingPathLog } from '../support/paths';
import { expect, test } from '../support/site';

const current: Record<string, string> = { '/': 'For Dealers', '/clients': 'For Clients' };

for (const path of ['/', '/clients', '/privacy-policy', missingPath]) {
  test(`${path} has the header and the footer of the site`, async ({ page, guard }) => {
    if (path === missingPath) missingPathLog.forEach(guard.allowConsole);
    await page.goto(path);
    const header = page.getByRole('banner');
    const home = header.getByRole('link', { name: 'Exemplar, home' });
    await expect(home).toHaveAttribute('href', '/');
    const switcher = header.getByRole('list', { name: 'Audience' }).getByRole('link');
    await expect(switcher).toHaveText(['For Dealers', 'For Clients']);
    await expect(switcher.nth(0)).toHaveAttribute('href', '/');
    await expect(switcher.nth(1)).toHaveAttribute('href', '/clients');
    const marked = header.locator('[aria-current]');
    await expect(marked).toHaveText(path in current ? [current[path] ?? ''] : []);
    for (const link of await marked.all())
      await expect(link).toHaveAttribute('aria-current', 'page');
    const logIn = header.getByRole('link', { name: 'Log In (opens in a new tab)' });
    await expect(logIn).toHaveAttribute('href', 'https://app.exemplar.example/sign-in');
    await expect(logIn).toHaveAttribute('target', '_blank');
    await expect(logIn).toHaveAttribute('rel', /\bnoopener\b/);
    await expect(header.getByRole('button', { name: 'Contact Sales' })).toBeVisible();
    await expect(header.getByRole('button', { name: 'Menu' })).toBeHidden();

    const footer = page.getByRole('contentinfo');
    const links = footer.getByRole('navigation').getByRole('link');
    await expect(links).toHaveText(['Privacy Policy', 'Security Policy', 'Exemplar on a network']);
    await expect(links.nth(0)).toHaveAttribute('href', '/privacy-policy');
    await expect(links.nth(1)).toHaveAttribute('href', '/security-policy');
    await expect(links.nth(2)).toHaveAttribute('href', 'https://social.example/exemplar');
    await expect(footer).toContainText('A line of the footer.');
    await expect(footer).toContainText('© 2024 Exemplar');
  });
}

test('Log In opens the sign-in in a new tab without a reference to this one', async ({
  page,
  context,
  guard,
}) => {
  await guard.allowHost('app.exemplar.example');
  await page.goto('/');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Log In' }).click();
  const signIn = await opened;
  await expect(signIn).toHaveURL('https://app.exemplar.example/sign-in');
  expect(await signIn.evaluate(() => window.opener)).toBeNull();
});
