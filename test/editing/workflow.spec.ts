import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test as site } from '../support/site';
import { copySite } from '../support/siteCopy';
import { type Desk, deskOf, field, fill, save, saved, section } from './desk';
import { answerAsGitHub } from './gitHub';

const START_MS = 10 * 60_000;

/** The editing UI as a built site has it, for a repository at GitHub. */
const test = site.extend<
  { gitHub: Awaited<ReturnType<typeof answerAsGitHub>>; desk: Desk },
  { deployed: { address: string; folder: string } }
>({
  deployed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const copy = copySite();
      const server = copy.start(['--import', 'tsx', resolve('test/editing/workflowServer.ts')]);
      await server.waitForOutput('http:');
      const [address = ''] = /http:\S+/.exec(server.output()) ?? [];
      await use({ address, folder: copy.folder });
      await copy.remove();
    },
    { scope: 'worker', timeout: START_MS },
  ],

  gitHub: async ({ page, guard }, use) => {
    guard.allowOrigin('https://api.github.com');
    guard.allowConsole(/Failed to load resource/);
    await use(await answerAsGitHub(page, 'test/fixture/content'));
  },

  desk: async ({ page, guard, deployed, gitHub }, use) => {
    expect(gitHub.pulls).toEqual([]);
    const desk = await deskOf(page, guard, deployed);
    await page.addInitScript(() => {
      const user = { backendName: 'github', token: 'any' };
      localStorage.setItem('sveltia-cms.user', JSON.stringify(user));
    });
    await use(desk);
  },
});

/** Saves the open form, and doesn't send it for review yet. */
async function saveDraft(page: Page): Promise<void> {
  await save(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Later' }).click();
  await saved(page);
}

/** Publishes what the open form has saved. */
async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Status/ }).click();
  await page.getByRole('menuitemradio', { name: 'Ready' }).click();
  await page.getByRole('button', { name: /^Publish/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
}

test('a page whose path is changed after its first save keeps its status, and is published', async ({
  page,
  desk,
  gitHub,
}) => {
  await desk.open('pages/new');
  await fill(page, 'Path', '/architects');
  await fill(page, 'Title', 'Inventories for architects');
  await fill(page, 'Description', 'What stands in a building.');
  const hero = await section(page, 0);
  await fill(hero, 'Title', 'Draw with what is there');
  await fill(hero, 'Text', 'Every piece, with its place.');
  await saveDraft(page);
  const status = page.getByRole('button', { name: /Status: .*Draft/ });
  await expect(status).toBeVisible();

  await fill(page, 'Path', '/planners');
  await saveDraft(page);
  await expect(status).toBeVisible();
  expect(gitHub.pulls).toHaveLength(1);
  await publish(page);
  await expect.poll(() => gitHub.pulls).toEqual([]);
  const published = [...(gitHub.branches.get('main') ?? [])].filter(([, bytes]) =>
    bytes.includes('path: /planners\n'),
  );
  expect(published.map(([path]) => path)).toHaveLength(1);
  expect(`${published[0]?.[1]}`).toContain('formerPaths:\n  - /architects');
});

test('a policy whose title is changed after its first save keeps its status, and is published', async ({
  page,
  desk,
  gitHub,
}) => {
  await desk.open('policies/new');
  await fill(page, 'Title', 'Cookies');
  await fill(page, 'Description', 'There are none.');
  await (await field(page, 'Last updated')).locator('input').fill('2026-02-28');
  await fill(page, 'Text', 'This site sets none.');
  await saveDraft(page);
  const status = page.getByRole('button', { name: /Status: .*Draft/ });
  await expect(status).toBeVisible();

  await fill(page, 'Title', 'Cookies and storage');
  await saveDraft(page);
  await expect(status).toBeVisible();
  expect(gitHub.pulls).toHaveLength(1);
  await publish(page);
  await expect.poll(() => gitHub.pulls).toEqual([]);
  const published = [...(gitHub.branches.get('main') ?? [])].filter(([, bytes]) =>
    bytes.includes('title: Cookies and storage\n'),
  );
  expect(published.map(([path]) => path)).toHaveLength(1);
});
