import type { Page } from '@playwright/test';
import { field, fill, save } from './editor';
import { noticeIn, questionsOf } from './gitHub/dialogs';
import { chanceOf, faults, places } from './gitHub/randomRows';
import type { Commit } from './gitHub/repository';
import { chooseReady, expect, test } from './gitHub/test';

/*
 * Random rows of acts by two people with two tabs each. Whatever they do, and whatever GitHub answers: nobody’s words are
 * replaced unless whoever does so has seen them or was asked, what is said to be saved can be found, and what was refused
 * is still in the form.
 *
 *     ROWS=200 SEED=7 node tools/playwright.mjs --project=writers rows
 */
const rows = Number(process.env.ROWS ?? 1);
const seed = Number(process.env.SEED ?? 1);
const ACTS = 6;

const form = 'pages/entries/words';
const file = 'content/pages/words.md';
const draft = 'cms/pages/words';

interface Tab {
  page: Page;
  /** The words that were in its form. */
  seen: Set<string>;
  questions: ReturnType<typeof questionsOf>;
}

function wordsIn(commit: Commit | undefined): string {
  return /^description: (.*)$/m.exec(`${commit?.files.get(file)}`)?.[1] ?? '';
}

async function description(page: Page): Promise<string> {
  return (await field(page, 'Description')).getByRole('textbox').inputValue();
}

/** Loads the form again, without what the browser has kept of it. */
async function show({ page, seen, questions }: Tab): Promise<void> {
  questions.isAgreed = true;
  const address = page.url().replace(/#.*/, '');
  await page.goto(`${address}#/collections/pages`);
  await page.reload();
  await page.goto(`${address}#/collections/${form}`);
  const kept = page.getByRole('alertdialog').getByRole('button', { name: 'Discard' });
  const button = page.getByRole('button', { name: 'Save', exact: true });
  await page.addLocatorHandler(kept, () => kept.click());
  const again = noticeIn(page).getByRole('button', { name: 'Try again' });
  await page.addLocatorHandler(again, () => again.click());
  await expect(button).toBeVisible({ timeout: 60_000 });
  seen.add(await description(page));
}

for (let row = 0; row < rows; row += 1) {
  test(`nobody’s words are lost in row ${row} of seed ${seed}`, async ({
    gitHub,
    open,
    writer,
  }) => {
    test.setTimeout(10 * 60_000);
    const { among, isLikely } = chanceOf(seed, row);

    const acts: Record<string, (tab: Tab, words: string) => Promise<void>> = {
      async save({ page, seen, questions }, words) {
        questions.isAgreed = isLikely();
        await page.bringToFront();
        await fill(page, 'Description', words);
        seen.add(words);
        await save(page);
        const later = page.getByRole('alertdialog').getByRole('button', { name: 'Later' });
        const refused = page.getByRole('alertdialog', { name: 'Error' });
        await expect(later.or(refused)).toBeVisible({ timeout: 90_000 });
        if (await refused.isVisible()) {
          await refused.getByRole('button', { name: 'OK' }).click();
          expect(await description(page)).toBe(words);
          return;
        }
        await later.click();
        const isOpen = gitHub.pulls.some(
          ({ state, branch }) => state === 'OPEN' && branch === draft,
        );
        expect(isOpen, 'there is a pull request').toBe(true);
        expect(wordsIn(gitHub.heads.get(draft)), 'the draft has the words').toBe(words);
      },
      async publish(tab) {
        const { page, questions } = tab;
        questions.isAgreed = isLikely();
        await page.bringToFront();
        const status = page.getByRole('button', { name: /Status/ });
        if (!(await status.isVisible()) || !(await status.isEnabled())) return;
        await status.click();
        await chooseReady(page);
        const button = page.getByRole('button', { name: /^Publish/ });
        if (!(await button.isVisible()) || !(await button.isEnabled())) return;
        await button.click();
        const merges = gitHub.asked.length;
        await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
        await expect.poll(() => gitHub.asked.length).toBeGreaterThan(merges);
        await show(tab);
      },
      async close() {
        const pull = gitHub.pulls.find(({ state }) => state === 'OPEN');
        if (!pull) return;
        if (isLikely()) pull.state = 'CLOSED';
        else {
          pull.isDraft = false;
          gitHub.merge(pull.number);
        }
        if (isLikely()) gitHub.deleteRef(draft);
      },
      async fault() {
        gitHub.meet(among(places), among(faults));
      },
      reload: show,
    };

    const people = [await writer('anna'), await writer('ben')];
    const pages = await Promise.all(
      people.flatMap((person) => [open(person, form), open(person, form)]),
    );
    const tabs = await Promise.all(
      pages.map(async (page): Promise<Tab> => {
        const seen = new Set([await description(page)]);
        return { page, seen, questions: questionsOf(page) };
      }),
    );
    const [first, ...others] = tabs;
    if (!first) throw new Error('There are four tabs.');
    const told: string[] = [];
    for (let number = 0; number < ACTS; number += 1) {
      const tab = among([first, ...others]);
      const name = among(['save', 'save', 'save', 'publish', 'close', 'fault', 'reload']);
      told.push(`${name} in tab ${tabs.indexOf(tab)}`);
      const row = told.join(', ');
      const { seen, questions } = tab;
      const before = new Set(gitHub.commits.keys());
      const asked = questions.asked.length;
      await test.step(row, async () => {
        await acts[name]?.(tab, `Words ${number} of row ${row}.`);
      });
      // Somebody at GitHub has decided so.
      if (name === 'close') continue;
      const isAsked = questions.asked.length > asked;
      for (const commit of gitHub.commits.values()) {
        if (before.has(commit.oid)) continue;
        const replaced = wordsIn(commit.parents[0]);
        const isKnown = seen.has(replaced) || replaced === wordsIn(commit) || isAsked;
        expect(isKnown, `${row} replaced “${replaced}” unseen`).toBe(true);
      }
    }
  });
}
