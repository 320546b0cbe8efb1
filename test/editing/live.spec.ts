import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { fill, openForm } from './editor';
import { createHost } from './gitHub/builds';
import type { GitHub } from './gitHub/gitHub';
import { chanceOf } from './gitHub/randomRows';
import { main } from './gitHub/repository';
import { test as atGitHub, expect, publish, saveDraft } from './gitHub/test';

/* What stands above the page beside a form: whether visitors see what is in it. */

const file = 'content/pages/words.md';
const form = 'pages/entries/words';
const [today, tomorrow] = ['2027-03-12', '2027-03-13'] as const;

const test = atGitHub.extend<{
  host: ReturnType<typeof createHost>;
  anna: (f: string) => Promise<Page>;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  host: async ({}, use) => use(createHost()),

  /** Opens a form in the browser of somebody who has signed in. */
  anna: async ({ writer, open, host, guard }, use) => {
    guard.allowConsole(/404/);
    const browser = await writer('anna');
    await host.serve(browser);
    await use((opened) => open(browser, opened));
  },
});

function lineOf(page: Page) {
  return page.frameLocator('iframe[title]').locator('form + p[role=status]');
}

/** As when somebody comes back to the window. */
async function focus(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

async function expectLine(page: Page, words: string | RegExp): Promise<void> {
  await focus(page);
  await expect(lineOf(page)).toHaveText(words, { timeout: 5000 });
}

/** Publishing closes the form. */
async function reopen(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden();
  await openForm(page, page.url().replace(/\/admin\/.*/, ''), form);
}

const live = 'Live';
const other = /Visitors see another version/;
const unseen = /No visitor sees this file yet/;

/** Writes a file at GitHub, or removes it, without the editor. */
function change({ headOf, commit }: GitHub, path: string, text?: string): void {
  const contents = Buffer.from(text ?? '').toString('base64');
  const added = text === undefined ? [] : [{ path, contents }];
  const removed = text === undefined ? [{ path }] : [];
  commit(main, headOf(main).oid, added, removed, 'By hand');
}

test('a text is live once it is built', async ({ gitHub, host, anna }) => {
  const page = await anna(form);
  const line = lineOf(page);
  // Where there is no live site, nothing is said.
  await expect(line).toBeHidden();
  const first = await host.build(gitHub.headOf(main), today);
  await expectLine(page, live);
  await fill(page, 'Description', 'Words of March.');
  const shows = 'Visitors see another version';
  await expect(line).toHaveText(`Not saved yet. ${shows}`);
  await saveDraft(page);
  await expectLine(page, `Saved as a draft, and not published yet. ${shows}`);
  await publish(page);
  await expect.poll(() => gitHub.pulls[0]?.state).toBe('MERGED');
  await reopen(page);
  await expectLine(page, `Published, and waiting for a build. ${shows}`);

  const axe = new AxeBuilder({ page }).include({ fromFrames: ['iframe[title]', 'form + p'] });
  expect((await axe.analyze()).violations).toEqual([]);

  // A quarter of an hour later, without a build.
  await page.clock.setFixedTime(Date.now() + 16 * 60_000);
  const isLate = /Builds take a few minutes\. If this stays, the build may have stopped: /;
  // The engine reads the branch again then. Whoever leaves meanwhile is shown its old files next time.
  const isRead = page.waitForEvent('console', (message) => /Cached \d+ files/.test(message.text()));
  await focus(page);
  await expect(line).toContainText(isLate);
  await isRead;
  // Nor is that forgotten.
  await page.reload();
  await expect(line).toContainText(isLate, { timeout: 60_000 });
  await host.build(gitHub.headOf(main), today);
  await expectLine(page, live);
  first.show();
  await expectLine(page, other);
});

test('a new file, one of another day, one that is gone and one of another name are seen by no visitor', async ({
  gitHub,
  host,
  anna,
}) => {
  const fair = 'content/pages/fair.md';
  const text = gitHub.text(fair);
  change(gitHub, fair, text.replace('title: ', `publishAt: ${tomorrow}\ntitle: `));
  await host.build(gitHub.headOf(main), today);
  const page = await anna('pages/entries/fair');
  await expectLine(page, unseen);
  await host.build(gitHub.headOf(main), tomorrow);
  await expectLine(page, live);
  change(gitHub, fair);
  await host.build(gitHub.headOf(main), tomorrow);
  await expectLine(page, unseen);

  const film = await anna('videos/new');
  await fill(film, 'Title', 'A new film');
  await expectLine(film, unseen);

  change(gitHub, 'content/pages/market.md', text);
  const renamed = await anna('pages/entries/market');
  await expectLine(renamed, unseen);
  await host.build(gitHub.headOf(main), tomorrow);
  await expectLine(renamed, live);
});

const acts = Number(process.env.ACTS ?? 8);
const seed = Number(process.env.SEED ?? 1);

function descriptionIn(text: string): string {
  return /^description: (.*)$/m.exec(text)?.[1] ?? '';
}

test(`the line is true after each of ${acts} acts of seed ${seed}`, async ({
  gitHub,
  host,
  anna,
}) => {
  test.setTimeout(20 * 60_000);
  const { among } = chanceOf(seed, 0);
  const build = async () => {
    const description = descriptionIn(gitHub.text(file));
    return { description, ...(await host.build(gitHub.headOf(main), today)) };
  };
  const first = await build();
  /** What visitors have seen, the last of them now. */
  const shown = [first];
  const page = await anna(form);
  let typed = first.description;
  const type = async (words: string) => {
    typed = words;
    await fill(page, 'Description', words);
  };
  const done: string[] = [];
  for (let number = 0; number < acts; number += 1) {
    const name = among(['type', 'save', 'publish', 'build', 'failed build', 'rollback', 'revert']);
    done.push(name);
    await test.step(done.join(', '), async () => {
      const now = shown.at(-1) ?? first;
      if (name === 'type' || name === 'save' || name === 'publish') await type(`Words ${number}.`);
      if (name === 'save' || name === 'publish') await saveDraft(page);
      if (name === 'publish') {
        await publish(page);
        await expect.poll(() => descriptionIn(gitHub.text(file))).toBe(typed);
        await reopen(page);
      }
      if (name === 'revert') await type(now.description);
      if (name === 'build') shown.push(await build());
      if (name === 'rollback') {
        const earlier = among([first, ...shown]);
        earlier.show();
        shown.push(earlier);
      }
      await expectLine(page, shown.at(-1)?.description === typed ? live : other);
    });
  }
});
