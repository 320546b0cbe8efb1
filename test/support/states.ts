import type { Locator, Page } from '@playwright/test';
import type { FaultyInbox } from './faultyInbox';
import { missingPath, missingPathLog, paths } from './paths';
import type { Guard } from './site';
import {
  demo,
  expectToast,
  failed,
  fillIn,
  hydrated,
  missing,
  openRequest,
  openTranscript,
  submit,
  typed,
} from './visitor';

export interface Visit {
  page: Page;
  guard: Guard;
  inbox: FaultyInbox;
}

/** A state that a visitor can bring a page into. */
export interface State {
  /** Such as `/clients` or `the form, sending`. */
  name: string;
  /** Brings a page of the browser into the state; the window is wide when it begins. */
  reach(visit: Visit): Promise<void>;
}

const foundStates: State[] = paths.map((path) => ({
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

/** Each page by itself. */
const pageStates = [...foundStates, notFoundState];

/** Submits the form of the home page. The two forms differ only in wording. */
async function send(page: Page, values: Record<string, string>): Promise<Locator> {
  await page.goto('/');
  const dialog = await openRequest(page, demo);
  await fillIn(dialog, values);
  await submit(dialog, demo);
  return dialog;
}

/** What can lie over a page. */
const overlayStates: State[] = [
  {
    name: 'the menu',
    async reach({ page }) {
      await page.setViewportSize({ width: 320, height: 720 });
      await page.goto('/');
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('navigation', { name: 'Main' }).waitFor();
    },
  },
  {
    name: 'the form',
    async reach({ page }) {
      await page.goto('/');
      await openRequest(page, demo);
    },
  },
  {
    name: 'the form, left empty',
    async reach({ page }) {
      await expectToast(await send(page, {}), 'Error', missing);
    },
  },
  {
    name: 'the form, with half an address',
    async reach({ page }) {
      const dialog = await send(page, { ...typed, 'Email (required)': 'robin@' });
      await dialog.locator('[aria-invalid="true"]').waitFor();
    },
  },
  {
    name: 'the form, sending',
    async reach({ page, inbox }) {
      inbox.setFaults({ hang: true });
      const dialog = await send(page, typed);
      await dialog.locator('[type="submit"]:disabled').waitFor();
    },
  },
  {
    name: 'the form, failed',
    async reach({ page, guard, inbox }) {
      guard.allowConsole(/ status (?:of )?503/);
      inbox.setFaults({ status: 503 });
      await expectToast(await send(page, typed), 'Error', failed);
    },
  },
  {
    name: 'the form, sent',
    async reach({ page }) {
      await send(page, typed);
      await expectToast(page, 'Success!', demo.success);
      // With the pointer on it, it stays.
      await page.getByRole('alert').hover();
    },
  },
  {
    name: 'a video',
    async reach({ page, guard }) {
      await guard.allowHost('www.youtube-nocookie.com');
      await page.goto('/');
      await page.getByRole('button', { name: 'Watch Demo', exact: true }).click();
      await page.locator('dialog[open] iframe').contentFrame().locator('body').waitFor();
    },
  },
  {
    name: 'a video, its transcript open',
    async reach({ page, guard }) {
      await guard.allowHost('www.youtube-nocookie.com');
      await page.goto('/');
      await openTranscript(page);
    },
  },
];

/** Every state of the site. */
export const states = [...pageStates, ...overlayStates];

/** The three colour settings, in the form of Playwright's `emulateMedia`. */
export const schemes = [
  { name: 'light', media: { colorScheme: 'light', forcedColors: 'none' } },
  { name: 'dark', media: { colorScheme: 'dark', forcedColors: 'none' } },
  { name: 'forced colours', media: { colorScheme: 'dark', forcedColors: 'active' } },
] as const;

/** A small phone, a tablet and a desktop, in CSS pixels. */
export const widths = [320, 768, 1280];
