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

interface Visit {
  page: Page;
  guard: Guard;
  inbox: FaultyInbox;
}

/** A state that a visitor can bring a page into. */
interface State {
  /** Such as `/clients` or `the form, sending`. */
  name: string;
  /** Brings a page of the browser into the state; the window is wide when it begins. */
  reach(visit: Visit): Promise<void>;
}

/** Submits the form of the home page. The two forms differ only in wording. */
async function send(page: Page, values: Record<string, string>): Promise<Locator> {
  await page.goto('/');
  const dialog = await openRequest(page, demo);
  await fillIn(dialog, values);
  await submit(dialog, demo);
  return dialog;
}

/** How to reach the 404 page, and what can lie over a page. */
const reached: Record<string, State['reach']> = {
  async 'the 404 page'({ page, guard }) {
    missingPathLog.forEach(guard.allowConsole);
    await page.goto(missingPath);
    await hydrated(page);
  },
  async 'the menu'({ page }) {
    await page.setViewportSize({ width: 320, height: 720 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
  },
  async 'the form'({ page }) {
    await page.goto('/');
    await openRequest(page, demo);
  },
  async 'the form, left empty'({ page }) {
    await expectToast(await send(page, {}), 'Error', missing);
  },
  async 'the form, sending'({ page, inbox }) {
    inbox.setFaults({ hang: true });
    const dialog = await send(page, typed);
    await dialog.locator('[type="submit"]:disabled').waitFor();
  },
  async 'the form, failed'({ page, guard, inbox }) {
    guard.allowConsole(/ status (?:of )?503/);
    inbox.setFaults({ status: 503 });
    await expectToast(await send(page, typed), 'Error', failed);
  },
  async 'the form, sent'({ page }) {
    await send(page, typed);
    await expectToast(page, 'Success!', demo.success);
  },
  async 'a video, its transcript open'({ page, guard }) {
    await guard.allowHost('www.youtube-nocookie.com');
    await page.goto('/');
    await openTranscript(page);
  },
};

/** Every state of the site. */
export const states: State[] = [
  ...paths.map((path) => ({
    name: path,
    async reach({ page }: Visit) {
      await page.goto(path);
      await hydrated(page);
    },
  })),
  ...Object.entries(reached).map(([name, reach]) => ({ name, reach })),
];

/** The three colour settings, in the form of Playwright's `emulateMedia`. */
export const schemes = [
  { name: 'light', media: { colorScheme: 'light', forcedColors: 'none' } },
  { name: 'dark', media: { colorScheme: 'dark', forcedColors: 'none' } },
  { name: 'forced colours', media: { colorScheme: 'dark', forcedColors: 'active' } },
] as const;

/** A small phone, a tablet and a desktop, in CSS pixels. */
export const widths = [320, 768, 1280];
