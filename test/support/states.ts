import type { Page } from '@playwright/test';
import type { Inbox } from '../../tools/inbox/inbox';
import { missingPath, missingPathLog, pages } from './paths';
import { expect, type Guard } from './site';
import {
  expectToast,
  failed,
  field,
  fillIn,
  hydrated,
  malformedEmail,
  missing,
  modes,
  openRequest,
  submit,
  typed,
} from './visitor';

export interface Visit {
  page: Page;
  guard: Guard;
  inbox: Inbox;
}

/** A state that a visitor can bring a page into. */
export interface State {
  /** Such as `/clients` or `Book a Demo, sending`. */
  name: string;
  /** Brings a page of the browser into the state; the window is wide when it begins. */
  reach(visit: Visit): Promise<void>;
}

const foundStates: State[] = pages.map(({ path }) => ({
  name: path,
  async reach({ page }) {
    await page.goto(path);
    await hydrated(page);
  },
}));

const notFoundState: State = {
  name: 'the 404 page',
  async reach({ page, guard }) {
    missingPathLog.forEach(guard.allowConsole);
    await page.goto(missingPath);
    await hydrated(page);
  },
};

const menuState: State = {
  name: 'the open menu',
  async reach({ page }) {
    await page.setViewportSize({ width: 320, height: 720 });
    await page.goto('/clients');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
};

/** The two forms differ in words alone, so one is taken through all states, and the other opened and sent. */
const [demo, contact] = modes.map(statesOf);
const requestStates = [
  ...(demo ?? []),
  ...(contact ?? []).filter(({ name }) => /, (?:open|sent)$/.test(name)),
];

function statesOf(mode: (typeof modes)[number]): State[] {
  return [
    {
      name: `${mode.title}, open`,
      async reach({ page }) {
        await page.goto('/');
        await openRequest(page, mode);
      },
    },
    {
      name: `${mode.title}, left empty`,
      async reach({ page }) {
        await page.goto('/');
        const dialog = await openRequest(page, mode);
        await submit(dialog, mode);
        await expectToast(dialog, 'Error', missing);
      },
    },
    {
      name: `${mode.title}, with half an address`,
      async reach({ page }) {
        await page.goto('/');
        const dialog = await openRequest(page, mode);
        await fillIn(dialog, { ...typed, 'Email (required)': 'robin@' });
        await submit(dialog, mode);
        await expect(field(dialog, 'Email (required)')).toHaveAccessibleDescription(malformedEmail);
      },
    },
    {
      name: `${mode.title}, sending`,
      async reach({ page, inbox }) {
        inbox.setFaults({ hang: true });
        await page.goto('/');
        const dialog = await openRequest(page, mode);
        await fillIn(dialog, typed);
        await submit(dialog, mode);
        await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeVisible();
      },
    },
    {
      name: `${mode.title}, failed`,
      async reach({ page, guard, inbox }) {
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
      name: `${mode.title}, sent`,
      async reach({ page }) {
        await page.goto('/');
        const dialog = await openRequest(page, mode);
        await fillIn(dialog, typed);
        await submit(dialog, mode);
        await expectToast(page, 'Success!', mode.success);
        // Held by the pointer, the toast stays for as long as it is looked at.
        await page.getByRole('alert').hover();
      },
    },
  ];
}

const videoState: State = {
  name: 'an open video',
  async reach({ page, guard }) {
    await guard.allowHost('www.youtube-nocookie.com');
    await page.goto('/');
    await page.getByRole('button', { name: 'Watch Demo' }).click();
    await expect(page.locator('iframe').contentFrame().getByRole('heading')).toBeVisible();
  },
};

/** Each page by itself. */
export const pageStates = [...foundStates, notFoundState];

/** What can lie over a page. */
export const overlayStates = [menuState, ...requestStates, videoState];

/** Every state of the site. */
export const states = [...pageStates, ...overlayStates];

/** The three ways that the colours can be, as Playwright's `emulateMedia` takes them. */
export const schemes = [
  { name: 'light', media: { colorScheme: 'light', forcedColors: 'none' } },
  { name: 'dark', media: { colorScheme: 'dark', forcedColors: 'none' } },
  { name: 'forced colours', media: { colorScheme: 'dark', forcedColors: 'active' } },
] as const;

/** A small phone, a tablet, a desk, in CSS pixels. */
export const widths = [320, 768, 1280];
