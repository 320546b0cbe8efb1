import type { Locator, Page } from '@playwright/test';
import request from '../fixture/content/request.json';
import site from '../fixture/content/site.json';
import { expect } from './site';

/** What a visitor types, by the name of the field. */
export const words = {
  name: 'Robin Field',
  email: 'robin@office.example',
  phone: '+1 555 0100',
  company: 'Field & Sons',
  message: 'Two floors,\nforty desks.',
};

/** The same by the label of the field. */
export const typed = {
  'Name (required)': words.name,
  'Email (required)': words.email,
  'Phone (optional)': words.phone,
  'Company (optional)': words.company,
  'Message (optional)': words.message,
};

/** The same fields, empty. */
export const nothing = Object.fromEntries(Object.keys(typed).map((name) => [name, '']));

const { product } = site;

/** A mode of the request dialog: specification, sections 3, 8 and 9. */
export type Mode = ReturnType<typeof modeOf>;

function modeOf(requestType: 'demo' | 'contact') {
  const { title, submit, subject, success } = request[requestType];
  return { requestType, title, submit, subject: subject.replace('{product}', product), success };
}

export const demo = modeOf('demo');
export const contact = modeOf('contact');
export const modes = [demo, contact];

export const { missing, malformedEmail, failed } = request;

export function dialogNamed(page: Page, name: string): Locator {
  return page.getByRole('dialog', { name, exact: true });
}

/** Gives the sign that loads the islands, and waits until they are listening; before that the forms are plain HTML. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('[commandfor]').first().dispatchEvent('pointermove');
  await expectReady(page);
}

export async function expectReady(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLFormElement>('form[data-island]')].every(
      ({ onsubmit }) => onsubmit,
    ),
  );
}

/** Opens a request dialog with the first button on the page that does so, whether or not there are scripts. */
export async function openPlain(page: Page, { title }: Mode): Promise<Locator> {
  await page.getByRole('button', { name: title, exact: true }).first().click();
  const dialog = dialogNamed(page, title);
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Opens a request dialog, and waits until the islands are listening. */
export async function openRequest(page: Page, mode: Mode): Promise<Locator> {
  const dialog = await openPlain(page, mode);
  await hydrated(page);
  return dialog;
}

/** Opens the only video on the home page that has a transcript, and then the transcript. */
export async function openTranscript(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'See the Portal', exact: true }).click();
  const dialog = dialogNamed(page, 'Fourth film');
  await expect(dialog.locator('iframe').contentFrame().getByRole('heading')).toBeVisible();
  await dialog.getByText(site.video.transcript, { exact: true }).click();
  await expect(dialog.locator('details')).toHaveAttribute('open');
  return dialog;
}

export function field(dialog: Locator, name: string): Locator {
  return dialog.getByLabel(name, { exact: true });
}

export async function fillIn(dialog: Locator, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(dialog, name).fill(value);
}

export async function expectFilled(dialog: Locator, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await expect(field(dialog, name)).toHaveValue(value);
  }
}

export async function submit(dialog: Locator, { submit }: Mode): Promise<void> {
  await dialog.getByRole('button', { name: submit, exact: true }).click();
}

/** Fills a form in and sends it, which the page confirms. */
export async function sendFilled(page: Page, dialog: Locator, mode: Mode): Promise<void> {
  await fillIn(dialog, typed);
  await submit(dialog, mode);
  await expectToast(page, 'Success!', mode.success);
}

/** Expects one toast, which assistive technology announces: `where` is the open dialog or the page. */
export async function expectToast(where: Locator | Page, title: string, message: string) {
  const toast = where.getByRole('alert');
  await expect(toast).toHaveCount(1);
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  await expect(toast.getByText(message, { exact: true })).toBeVisible();
}

/** The body of a visitor's request in the inbox, with the default input. */
export function bodyOf({ requestType, subject }: Mode) {
  return { ...words, requestType, subject };
}
