import type { Page } from '@playwright/test';
import { expect } from '../../support/site';
import { save } from '../editor';

/** Answers each question of the browser and of ours, and notes what was asked. `isAgreed` is the next answer. */
export function questionsOf(page: Page) {
  const questions = { asked: [] as string[], isAgreed: false };
  page.on('dialog', async (dialog) => {
    questions.asked.push(dialog.message());
    await (questions.isAgreed ? dialog.accept() : dialog.dismiss());
  });
  // Until the page is closed.
  answerNotices().catch(() => {});
  return questions;

  async function answerNotices(): Promise<never> {
    for (;;) {
      const question = questionIn(page);
      await question.waitFor({ timeout: 0 });
      questions.asked.push(`${await question.getAttribute('aria-label')}`);
      await question.getByRole('button', { name: questions.isAgreed ? 'OK' : 'Cancel' }).click();
    }
  }
}

/** What is asked above everything else until it is answered. */
export function questionIn(page: Page) {
  return noticeIn(page).filter({ has: page.getByRole('button', { name: 'Cancel' }) });
}

/** Saves, and returns what the engine says about why that couldn’t be done. */
export async function refusedSave(page: Page): Promise<string> {
  await page.bringToFront();
  await save(page);
  const dialog = page.getByRole('alertdialog', { name: 'Error' });
  await expect(dialog).toBeVisible({ timeout: 120_000 });
  const words = (await dialog.textContent()) ?? '';
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
  return words;
}

/** What is shown above everything else until it is answered. */
export function noticeIn(page: Page) {
  return page.locator('dialog.notice');
}
