import type { Locator, Page } from '@playwright/test';
import type { Inbox } from '../../tools/inbox/inbox';
import { expect, type Guard } from './site';
import {
  dialogNamed,
  expectToast,
  fillIn,
  hydrated,
  type Mode,
  openRequest,
  submit,
  typed,
} from './visitor';

export interface Visit {
  page: Page;
  inbox: Inbox;
  guard: Guard;
}

/** What holds on a page once it is open. */
export type Rule = (visit: Visit) => Promise<void>;

/** The page's content has this text, which a visitor can see. */
export function reads(text: string | RegExp): Rule {
  return async ({ page }) => {
    const exact = typeof text === 'string' ? { exact: true } : {};
    await expect(page.getByRole('main').getByText(text, exact).first()).toBeVisible();
  };
}

/** The headings of the content are these, from top to bottom. */
export function hasHeadings(headings: string[]): Rule {
  return async ({ page }) => {
    await expect(page.getByRole('main').getByRole('heading')).toHaveText(headings);
  };
}

/** The section under a heading has cards of these names, in this order. */
export function hasCards(heading: string, cards: (string | RegExp)[]): Rule {
  return async ({ page }) => {
    const section = page.locator('main section').filter({
      has: page.getByRole('heading', { name: heading, exact: true }),
    });
    const titles = section.getByRole('listitem').getByRole('heading');
    await expect(titles).toHaveText(cards);
  };
}

/** A button of the section, or of the card, under a heading opens this request dialog. */
export function opensRequest(heading: string, button: string, mode: Mode): Rule {
  return async ({ page }) => {
    await buttonUnder(page, heading, button).click();
    await expect(dialogNamed(page, mode.title)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
  };
}

/** A button of the section, or of the card, under a heading plays a video. */
export function playsVideo(heading: string, button: string): Rule {
  return async ({ page, guard }) => {
    await guard.allowHost('www.youtube-nocookie.com');
    await buttonUnder(page, heading, button).click();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page.getByRole('dialog').locator('iframe')).toBeVisible();
  };
}

/** A request dialog names its title and its submit button. */
export function isNamed(mode: Mode): Rule {
  return async ({ page }) => {
    const dialog = await openRequest(page, mode);
    await expect(dialog.getByRole('heading')).toHaveText(mode.title);
    await expect(dialog.getByRole('button', { name: mode.submit, exact: true })).toBeVisible();
  };
}

/** A request without name and email is refused with this toast, and not sent. */
export function refusesEmpty(mode: Mode): Rule {
  return async ({ page, inbox }) => {
    const dialog = await openRequest(page, mode);
    await submit(dialog, mode);
    await expectToast(dialog, 'Error', 'Name and email are required fields.');
    expect(inbox.arrivals).toEqual([]);
  };
}

/** While a request is on its way, its button says so. */
export function tellsSending(mode: Mode): Rule {
  return async ({ page, inbox }) => {
    inbox.setFaults({ hang: true });
    const dialog = await openRequest(page, mode);
    await fillIn(dialog, typed);
    await submit(dialog, mode);
    await expect(dialog.getByRole('button', { name: 'Sending...', exact: true })).toBeVisible();
  };
}

/** A request that could not be sent is logged and told, and the dialog stays open. */
export function fails(mode: Mode): Rule {
  return async ({ page, inbox, guard }) => {
    guard.allowConsole('The request could not be sent: Failed to fetch');
    guard.allowConsole('Failed to load resource: net::ERR_CONNECTION_REFUSED');
    const dialog = await openRequest(page, mode);
    await fillIn(dialog, typed);
    await inbox.close();
    await submit(dialog, mode);
    await expectToast(
      dialog,
      'Error',
      'There was a problem submitting your request. Please try again or contact us directly.',
    );
    await expect(dialog).toBeVisible();
  };
}

/** A request is answered with this subject in the inbox and this toast on the page. */
export function succeeds(mode: Mode): Rule {
  return async ({ page, inbox }) => {
    const dialog = await openRequest(page, mode);
    await fillIn(dialog, typed);
    await submit(dialog, mode);
    await expectToast(page, 'Success!', mode.success);
    await expect(dialog).toBeHidden();
    expect(inbox.requests[0]?.fields).toMatchObject({
      requestType: mode.requestType,
      subject: mode.subject,
    });
  };
}

/** The testimonial shows five stars. */
export async function hasStars({ page }: Visit): Promise<void> {
  await expect(page.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
}

/** A policy has a section of this name, and it says this. */
export function rules(heading: string, text: RegExp): Rule {
  return async ({ page }) => {
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expect(main.getByText(text).first()).toBeVisible();
  };
}

/** The table of retention periods keeps this kind of data for this long. */
export function keeps(data: string, period: string): Rule {
  return async ({ page }) => {
    await expect(page.getByRole('row', { name: `${data} ${period}`, exact: true })).toBeVisible();
  };
}

/** The header or the footer has this text. */
export function frames(where: 'banner' | 'contentinfo', text: string): Rule {
  return async ({ page }) => {
    await expect(page.getByRole(where).getByText(text).first()).toBeVisible();
  };
}

/** The day on which a policy was last updated, in every time zone of the earth. */
export function isDated(day: string): Rule {
  return async ({ page, guard }) => {
    const browser = page.context().browser();
    for (const timezoneId of timeZones) {
      const context = await browser?.newContext({ timezoneId });
      if (context === undefined) throw new Error('The test has no browser of its own.');
      await guard.watch(context);
      const abroad = await context.newPage();
      await abroad.goto(page.url());
      await hydrated(abroad);
      await expect(abroad.getByRole('main').getByRole('time')).toHaveText(day);
      await expect(abroad.getByRole('main').getByText(`Last updated ${day}`)).toBeVisible();
    }
  };
}

/** From the last place on earth where a day begins to the first. */
const timeZones = [
  'Pacific/Pago_Pago',
  'America/Los_Angeles',
  'America/New_York',
  'UTC',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Pacific/Kiritimati',
];

/** The button in the card or, where it is not a card's, in the section that a heading stands in. */
function buttonUnder(page: Page, heading: string, button: string): Locator {
  return page
    .locator('main :is(section, li)')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) })
    .last()
    .getByRole('button', { name: button, exact: true });
}
