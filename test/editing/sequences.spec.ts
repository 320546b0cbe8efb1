import type { FrameLocator, Page } from '@playwright/test';
import { serveEditingUi } from '../support/adminSite';
import { field, itemsOf, openForm, save } from '../support/editor';
import { expect, test } from '../support/site';

const admin = serveEditingUi();

/** The same sequences come again with `SEED=123` before the command. */
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e6));
const STEPS = 4;

for (let number = 0; number < 12; number += 1) {
  const byTouch = number % 4 === 3;
  test.describe(`sequence ${number}`, () => {
    test.use({ hasTouch: byTouch });

    test(`each text leads to its own field after ${STEPS} changes${byTouch ? ' by touch' : ''}`, async ({
      page,
      guard,
    }) => {
      guard.allowConsole(/Failed to load resource: .* 422/);
      const random = numbersFrom(seed + number);
      const done: string[] = [];
      await page.addInitScript(rememberMessages);
      await openForm(page, admin.address, 'pages/entries/dealers');
      const preview = page.frameLocator('iframe[title]').frameLocator('iframe');
      await expect(preview.locator('main h1')).toBeVisible({ timeout: 60_000 });
      const steps = stepsIn(page, byTouch, random);
      for (let count = 0; count < STEPS; count += 1) {
        const step = steps[Math.floor(random() * steps.length)];
        done.push(step?.what ?? '');
        await step?.do();
      }
      const how = `SEED=${seed}, sequence ${number}: ${done.join(', ')}`;
      await test.info().attach('sequence', { body: how });
      await expect.poll(() => wrongTexts(preview), how).toEqual([]);

      const saveButton = page.getByRole('button', { name: 'Save' });
      if (await saveButton.isDisabled()) return;
      await save(page);
      // What can't be saved is told at a field, or names one that the form has.
      const told = [
        saveButton.and(page.locator(':disabled')),
        page.getByRole('alertdialog').filter({ hasText: /“Section \d+, [A-Z]/ }),
        page.getByRole('alert').filter({ hasText: 'This field is required.' }),
      ].reduce((one, other) => one.or(other));
      await expect(told.first()).toBeVisible();
    });
  });
}

interface Step {
  what: string;
  do(): Promise<void>;
}

/** What a writer can do to the sections of a page. */
function stepsIn(page: Page, byTouch: boolean, random: () => number): Step[] {
  const confirm = (name: string) =>
    page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

  /** Any section but the hero, and a button in its head. */
  async function press(name: string): Promise<void> {
    const all = itemsOf(await field(page, 'Sections'));
    const count = await all.count();
    const section = all.nth(1 + Math.floor(random() * (count - 2)));
    // The engine draws what is in sight.
    await section.scrollIntoViewIfNeeded();
    const button = section.getByRole('button', { name }).first();
    if (name === 'Reorder Item') await button.press('ArrowDown');
    else if (byTouch) await button.tap();
    else await button.click();
  }

  return [
    { what: 'move', do: () => press(byTouch ? 'Move Down' : 'Reorder Item') },
    {
      what: 'duplicate',
      async do() {
        await press('List Item Options');
        await page.getByRole('menuitem', { name: 'Duplicate' }).click();
      },
    },
    {
      what: 'remove',
      async do() {
        await press('Remove');
        await confirm('Remove');
      },
    },
    {
      what: 'add',
      async do() {
        await press('List Item Options');
        await page.getByRole('menuitem', { name: 'Add Item Above' }).click();
        await page.getByRole('menuitem', { name: 'Cards' }).click();
      },
    },
    {
      what: 'revert',
      async do() {
        await page.getByRole('button', { name: 'Show Editor Options' }).click();
        const revert = page.getByRole('menuitem', { name: 'Revert All Changes' });
        // There may be nothing to take back.
        if (await revert.isDisabled()) return page.keyboard.press('Escape');
        await revert.click();
        await confirm('Take it all back');
      },
    },
  ];
}

/** In each window: keeps what the form tells the preview, and the field that the preview tells the form last. */
function rememberMessages(): void {
  const told: Record<string, unknown> = {};
  Object.assign(window, { told });
  addEventListener('message', (event) => {
    const { data } = event;
    if (data?.to === 'preview') Object.assign(told, data);
    if (data?.to !== 'editor' || !data.field) return;
    told.field = data.field;
    // The form stays where it is.
    event.stopImmediatePropagation();
  });
}

/** Clicks every text of the page, and returns those that lead to a field with other words. */
async function wrongTexts(preview: FrameLocator): Promise<string[]> {
  return preview.locator('main').evaluate(async (main) => {
    const wrong: string[] = [];
    const { content, entry } = Reflect.get(window, 'told');
    const files = [entry, ...content];
    const editor = window.parent.parent;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const words = node instanceof Text ? node.data.trim() : '';
      const element = node.parentElement;
      const range = document.createRange();
      range.selectNode(node);
      const [box] = range.getClientRects();
      if (words === '' || box === undefined || box.width < 2 || !element?.checkVisibility())
        continue;
      const told = Reflect.get(editor, 'told');
      told.field = '';
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      element.dispatchEvent(
        new MouseEvent('click', { clientX: x, clientY: y, bubbles: true, cancelable: true }),
      );
      for (let tried = 0; told.field === '' && tried < 100; tried += 1) {
        await new Promise((done) => setTimeout(done));
      }
      const value = valueAt(told.field);
      // A label stands where a word is missing.
      const isRight = words.startsWith('‹') ? !value : plain(value).includes(plain(words));
      if (!isRight) wrong.push(`${words} → ${told.field}: ${value}`);
    }
    return wrong;

    function valueAt(source: string): unknown {
      const [, kind, name, field = ''] = /^(\w+)\/([\w-]*)\.(.*)$/.exec(source) ?? [];
      const isIt = (file: { kind: string; name: string }) =>
        file.kind === kind && (file.name === name || kind === 'site');
      const file = files.find(isIt);
      const whole = { ...file?.fields, body: file?.body };
      return field.split('.').reduce((value, step) => Object(value)[step], whole);
    }

    function plain(value: unknown): string {
      return String(value ?? '')
        .replaceAll('{product}', 'Exemplar')
        .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replaceAll(/[*_`\\|#]/g, '')
        .replaceAll(/\s+/g, ' ');
    }
  });
}

/** Numbers from 0 to 1 that follow from a seed. */
function numbersFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
