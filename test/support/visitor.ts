import type { Locator, Page } from '@playwright/test';
import { expect } from './site';

/** What a visitor types, by the name that a field has for assistive technology. */
export const typed = {
  'Name (required)': 'Robin Field',
  'Email (required)': 'robin@office.example',
  'Phone (optional)': '+1 555 0100',
  'Company (optional)': 'Field & Sons',
  'Message (optional)': 'Two floors,\nforty desks.',
};

/** A mode of the request dialog: specification, sections 3, 8 and 9. */
export interface Mode {
  requestType: string;
  title: string;
  submit: string;
  subject: string;
  success: string;
}

export const demo: Mode = {
  requestType: 'demo',
  title: 'Book a Demo',
  submit: 'Book Demo',
  subject: 'Demo Request from Casegood Website',
  success: "Demo request submitted successfully! We'll be in touch soon.",
};

export const contact: Mode = {
  requestType: 'contact',
  title: 'Contact Sales',
  submit: 'Send Message',
  subject: 'Contact Request from Casegood Website',
  success: "Contact request submitted successfully! We'll get back to you shortly.",
};

export const modes = [demo, contact];

export const missing = 'Name and email are required fields.';
export const failed =
  'There was a problem submitting your request. Please try again or contact us directly.';

export function dialogNamed(page: Page, name: string): Locator {
  return page.getByRole('dialog', { name, exact: true });
}

/** Gives the sign that brings React, and waits until it has taken the forms over; before they are plain HTML. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('[commandfor]').first().dispatchEvent('pointermove');
  for (const form of await page.locator('dialog form').all()) {
    await expect(form).toHaveAttribute('novalidate');
  }
}

/** Opens a request dialog with the first button of the page that does. */
export async function openRequest(page: Page, { title }: Mode): Promise<Locator> {
  await page.getByRole('button', { name: title, exact: true }).first().click();
  const dialog = dialogNamed(page, title);
  await expect(dialog).toBeVisible();
  await hydrated(page);
  return dialog;
}

export function field(dialog: Locator, name: string): Locator {
  return dialog.getByRole('textbox', { name, exact: true });
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

/** Expects one toast, which assistive technology announces: `where` is the open dialog or the page. */
export async function expectToast(where: Locator | Page, title: string, message: string) {
  const toast = where.getByRole('alert');
  await expect(toast).toHaveCount(1);
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  await expect(toast.getByText(message, { exact: true })).toBeVisible();
}
