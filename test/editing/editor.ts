import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, type Guard } from '../support/site';

/** The engine puts invisible marks around the words that it inserts into its labels. */
const mark = '[^\\w“”]*';

/**
 * The field with this label, in a form or part of one; the first if there are several. The engine renders only what is
 * in view, so the form is scrolled down until the field is there.
 */
export async function field(within: Page | Locator, label: string): Promise<Locator> {
  const name = new RegExp(`^“${mark}${label}${mark}” Field`);
  const found = within.getByRole('group', { name }).first();
  const page = 'mouse' in within ? within : within.page();
  await page.mouse.move(300, 600);
  let tries = 0;
  await expect(async () => {
    // At the end, start again from the top; what is out of view may be gone.
    if (tries > 0) await page.mouse.wheel(0, tries % 15 === 0 ? -20_000 : 300);
    tries += 1;
    await expect(found).toBeVisible({ timeout: tries === 1 ? 3000 : 400 });
  }).toPass({ timeout: 60_000 });
  await found.scrollIntoViewIfNeeded();
  return found;
}

/** Types text into a field, replacing what was there. */
export async function fill(within: Page | Locator, label: string, words: string): Promise<void> {
  const one = await field(within, label);
  await one.getByRole('textbox').first().fill(words);
}

/** The items of a list itself, without those of nested lists. */
export function itemsOf(list: Locator): Locator {
  return list.locator('.item-list').first().locator(':scope > .item-wrapper');
}

/** An item of a list, counted from 0, expanded. */
export async function item(list: Locator, index: number): Promise<Locator> {
  const one = itemsOf(list).nth(index);
  await one.scrollIntoViewIfNeeded();
  await unfold(one);
  return one;
}

/** A field that has fields of its own, expanded. */
export async function group(within: Page | Locator, label: string): Promise<Locator> {
  const one = await field(within, label);
  await unfold(one);
  return one;
}

/** A field that has fields of its own and may be left out, once it is added. */
export async function include(within: Page | Locator, label: string): Promise<Locator> {
  const one = await field(within, label);
  await one.getByRole('checkbox').first().check();
  await unfold(one);
  return one;
}

async function unfold(part: Locator): Promise<void> {
  const head = part.getByRole('button', { name: /^(?:Expand|Collapse)/ }).first();
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
}

/** Adds an item to a list, of a given type if there are several, and returns it. */
export async function add(list: Locator, type?: string): Promise<Locator> {
  const before = await itemsOf(list).count();
  await list.getByRole('button', { name: /^Add/ }).last().click();
  if (type !== undefined) await list.page().getByRole('menuitem', { name: type }).click();
  await expect(itemsOf(list)).toHaveCount(before + 1);
  return itemsOf(list).last();
}

/** Chooses a picture from the writer's own machine. */
export async function choosePicture(picture: Locator, path: string): Promise<void> {
  await (await field(picture, 'File')).getByRole('button', { name: /Browse/ }).click();
  const dialog = picture.page().getByRole('dialog');
  const choosing = picture.page().waitForEvent('filechooser');
  await dialog.getByRole('button', { name: /Upload/ }).click();
  await (await choosing).setFiles(path);
  await dialog.getByRole('button', { name: /Insert|Select/ }).click();
  await expect(dialog).toBeHidden();
}

/** Opens the form of a file of content, or of a new one. */
export async function openForm(page: Page, address: string, path: string): Promise<void> {
  await page.goto(`${address}/admin/#/collections/${path}`);
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible({ timeout: 60_000 });
}

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
}

/** Gives the engine enough room, and allows the messages and requests that it needs. */
export async function prepareEditorPage(page: Page, guard: Guard, address: string): Promise<void> {
  await page.setViewportSize({ width: 1400, height: 1000 });
  guard.allowOrigin(address);
  // It renders previews in a sandboxed frame of its own, with the permissions that it needs.
  guard.allowConsole(/^https:\/\/svelte\.dev\/e\/|was preloaded using link preload but not used/);
  guard.allowConsole(/An iframe which has both allow-scripts and allow-same-origin/);
}

/** Waits until the engine has saved, and has nothing left to save. */
export async function saved(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
}

/** Goes back to the list, once what was made is saved. */
export async function leaveForm(page: Page): Promise<void> {
  await saved(page);
  await page.getByRole('button', { name: 'Cancel Editing' }).click();
  await page.waitForURL(/#\/collections\/[a-z]+$/);
}

/** A content file, read again on each access. */
export function contentFile(folder: string, place: string) {
  const read = () => readFileSync(join(folder, 'content', place), 'utf8');
  const before = read();
  return {
    read,
    /** Waits until it is saved, and returns the removed and the added lines. */
    async changedLines(): Promise<[gone: string[], come: string[]]> {
      await expect.poll(read).not.toBe(before);
      const [old, now] = [before.split('\n'), read().split('\n')];
      while (old.length > 0 && old[0] === now[0]) for (const lines of [old, now]) lines.shift();
      while (old.length > 0 && old.at(-1) === now.at(-1))
        for (const lines of [old, now]) lines.pop();
      return [old, now];
    },
  };
}
