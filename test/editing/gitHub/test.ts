import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { filesBelow } from '../../../kit/build/files';
import { expect, type Guard } from '../../support/site';
import { test as editing, editorOf, keepFormsOpen, openForm, save, saved } from '../editor';
import { createGitHub, type GitHub } from './gitHub';

export { expect };

/** Opens a browser of its own, in which somebody of that name has signed in. */
type Writer = (name: string) => Promise<BrowserContext>;

interface Fixtures {
  gitHub: GitHub;
  writer: Writer;
  /** Opens a form in a new tab. */
  open(browser: BrowserContext, form: string): Promise<Page>;
}

/** The editor as a built site has it, for a repository at GitHub. */
export const test = editing.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  gitHub: async ({}, use) => {
    const content = new Map<string, Buffer>();
    for (const path of filesBelow('test/fixture/content')) {
      content.set(path.replace('test/fixture/', ''), readFileSync(path));
    }
    const gitHub = createGitHub(content);
    await use(gitHub);
    expect(gitHub.mistakes, 'what GitHub could not understand').toEqual([]);
  },

  writer: async ({ browser, guard, gitHub, page, deployed }, use) => {
    await editorOf(page, guard, deployed);
    guard.allowOrigin('https://api.github.com');
    guard.allowConsole(/Failed to |responded with an error|^(?:Type)?Error|net::ERR_/);
    const browsers: BrowserContext[] = [];
    await use(async (name) => {
      const context = await browser.newContext({ viewport: { width: 1600, height: 1000 } });
      browsers.push(context);
      await keepFormsOpen(context);
      await signIn(context, guard, gitHub, name);
      return context;
    });
    await Promise.all(browsers.map((each) => each.close()));
  },

  open: async ({ deployed }, use) => {
    await use(async (browser, form) => {
      const page = await browser.newPage();
      await openForm(page, deployed.address, form);
      return page;
    });
  },
});

async function signIn(context: BrowserContext, guard: Guard, gitHub: GitHub, name: string) {
  await guard.watch(context);
  await gitHub.serve(context);
  await context.addInitScript((token) => {
    // Not in sandboxed frames; and not again, once the engine has forgotten it.
    if (window.origin === 'null' || localStorage.getItem('sveltia-cms.user')) return;
    localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'github', token }));
  }, name);
}

/** Saves the open form, and doesn't send it for review yet. */
export async function saveDraft(page: Page): Promise<void> {
  await page.bringToFront();
  await save(page);
  const later = page.getByRole('alertdialog').getByRole('button', { name: 'Later' });
  await later.click({ timeout: 60_000 });
  await saved(page);
}

/** Publishes what the open form has saved. */
export async function publish(page: Page): Promise<void> {
  await page.bringToFront();
  await page.getByRole('button', { name: /Status/ }).click();
  await chooseReady(page);
  await page.getByRole('button', { name: /^Publish/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
}

/** In the open menu of 'Status'. */
export async function chooseReady(page: Page): Promise<void> {
  const ready = page.getByRole('menuitemradio', { name: 'Ready' });
  // The engine's menus take the choice of a value only once they are set up for the keyboard.
  await expect(ready).toHaveAttribute('tabindex');
  await ready.click();
}
