import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Inbox } from '../tools/inbox/inbox';
import { missingPath, missingPathLog, pages } from './support/paths';
import { expect, type Guard, test } from './support/site';
import {
  expectToast,
  failed,
  fillIn,
  hydrated,
  missing,
  modes,
  openRequest,
  submit,
  typed,
} from './support/visitor';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Visit {
  page: Page;
  guard: Guard;
  inbox: Inbox;
}

const states: { what: string; reach: (visit: Visit) => Promise<void> }[] = [
  ...pages.map(({ path }) => ({
    what: path,
    reach: async ({ page }: Visit) => {
      await page.goto(path);
      await hydrated(page);
    },
  })),
  {
    what: 'the 404 page',
    reach: async ({ page, guard }) => {
      missingPathLog.forEach(guard.allowConsole);
      await page.goto(missingPath);
      await hydrated(page);
    },
  },
  {
    what: 'the open menu',
    reach: async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 667 });
      await page.goto('/clients');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    },
  },
  ...modes.flatMap((mode) => [
    {
      what: `${mode.title}, open`,
      reach: async ({ page }: Visit) => {
        await page.goto('/');
        await openRequest(page, mode);
      },
    },
    {
      what: `${mode.title}, invalid`,
      reach: async ({ page }: Visit) => {
        await page.goto('/');
        const dialog = await openRequest(page, mode);
        await submit(dialog, mode);
        await expectToast(dialog, 'Error', missing);
      },
    },
    {
      what: `${mode.title}, sending`,
      reach: async ({ page, inbox }: Visit) => {
        inbox.setFaults({ hang: true });
        await page.goto('/');
        const dialog = await openRequest(page, mode);
        await fillIn(dialog, typed);
        await submit(dialog, mode);
        await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeVisible();
      },
    },
    {
      what: `${mode.title}, failed`,
      reach: async ({ page, guard, inbox }: Visit) => {
        guard.allowConsole(
          'The request could not be sent: the form service answered with status 503',
        );
        guard.allowConsole(
          'Failed to load resource: the server responded with a status of 503 (Service Unavailable)',
        );
        inbox.setFaults({ status: 503 });
        await page.goto('/');
        const dialog = await openRequest(page, mode);
        await fillIn(dialog, typed);
        await submit(dialog, mode);
        await expectToast(dialog, 'Error', failed);
      },
    },
    {
      what: `${mode.title}, sent`,
      reach: async ({ page }: Visit) => {
        await page.goto('/');
        const dialog = await openRequest(page, mode);
        await fillIn(dialog, typed);
        await submit(dialog, mode);
        await expectToast(page, 'Success!', mode.success);
      },
    },
  ]),
  {
    what: 'an open video',
    reach: async ({ page, guard }) => {
      await guard.allowHost('www.youtube-nocookie.com');
      await page.goto('/');
      await page.getByRole('button', { name: 'Watch Demo' }).click();
      await expect(page.locator('iframe').contentFrame().getByRole('heading')).toBeVisible();
    },
  },
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    for (const { what, reach } of states) {
      test(`${what} has no fault that axe knows`, async ({ page, guard, inbox }) => {
        await reach({ page, guard, inbox });
        // What stands inside a player is its provider's.
        const { violations, passes } = await new AxeBuilder({ page })
          .options({ runOnly: standards, iframes: false })
          .analyze();
        expect(
          violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) })),
        ).toEqual([]);
        expect(passes.length).toBeGreaterThan(0);
      });
    }
  });
}
