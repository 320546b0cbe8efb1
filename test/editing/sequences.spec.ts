import type { FrameLocator, Page } from '@playwright/test';
import { answer, asShown, expect, field, itemsOf, save, test } from './desk';

/** To repeat a run, put its `SEED=123` before the command. */
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e6));
const STEPS = 4;

for (let number = 0; number < 12; number += 1) {
  const byTouch = number % 4 === 3;
  test.describe(`sequence ${number}`, () => {
    test.use({ hasTouch: byTouch });

    test(`each text opens its own field after ${STEPS} changes${byTouch ? ' by touch' : ''}`, async ({
      page,
      desk,
      guard,
    }) => {
      guard.allowConsole(/Failed to load resource: .* 422/);
      const random = numbersFrom(seed + number);
      await page.addInitScript(rememberMessages);
      await desk.open('pages/entries/dealers');
      await expect(desk.preview.locator('main h1')).toBeVisible({ timeout: 60_000 });
      const steps = stepsIn(page, byTouch, random);
      const chosen = Array.from(
        { length: STEPS },
        () => steps[Math.floor(random() * steps.length)],
      );
      const how = `SEED=${seed}, sequence ${number}: ${chosen.map((step) => step?.what).join(', ')}`;
      await test.info().attach('sequence', { body: how });
      for (const step of chosen) await step?.do();
      await expect.poll(() => wrongTexts(desk.preview), how).toEqual([]);

      const saveButton = page.getByRole('button', { name: 'Save' });
      if (await saveButton.isDisabled()) return;
      await save(page);
      // What can't be saved is reported at a field, or names one that the form has.
      const messages = [
        saveButton.and(page.locator(':disabled')),
        page.getByRole('alertdialog').filter({ hasText: /“Section \d+, [A-Z]/ }),
        page.getByRole('alert').filter({ hasText: 'This field is required.' }),
      ].reduce((one, other) => one.or(other));
      await expect(messages.first()).toBeVisible();
    });
  });
}

interface Step {
  what: string;
  do(): Promise<void>;
}

/** What a writer can do to the sections of a page. */
function stepsIn(page: Page, byTouch: boolean, random: () => number): Step[] {
  /** Any section but the hero, and a button in its header. */
  async function press(name: string): Promise<void> {
    const all = itemsOf(await field(page, 'Sections'));
    const count = await all.count();
    const section = all.nth(1 + Math.floor(random() * (count - 2)));
    // The engine renders what is in view.
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
        await answer(page, true, press('Remove'));
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
        // There may be nothing to revert.
        if (await revert.isDisabled()) return page.keyboard.press('Escape');
        await answer(page, true, revert.click());
      },
    },
  ];
}

/** In the preview: keeps what the form has told it, and the last field that was clicked, which the form doesn't open. */
function rememberMessages(): void {
  const received: Record<string, unknown> = {};
  let show: Window['showPreview'];
  Object.defineProperty(window, 'showPreview', {
    get: () => tell,
    set: (own) => {
      show = own;
    },
  });
  const tell: Window['showPreview'] = ({ form, ...told }) => {
    Object.assign(received, told);
    const openField = (source: string) => {
      received.field = source;
    };
    show?.({ ...told, ...(form && { form: Object.assign(Object.create(form), { openField }) }) });
  };
  Object.assign(window, { received });
}

/** Clicks every text on the page, and returns those that open a field with a different text. */
async function wrongTexts(preview: FrameLocator): Promise<string[]> {
  const clicked = await preview.locator('main').evaluate(async (main) => {
    const opened: { words: string; field: string; value: unknown }[] = [];
    const received = Reflect.get(window, 'received');
    const files = [received.entry, ...received.content];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const words = node instanceof Text ? node.data.trim() : '';
      const element = node.parentElement;
      const range = document.createRange();
      range.selectNode(node);
      const [box] = range.getClientRects();
      if (words === '' || box === undefined || box.width < 2 || !element?.checkVisibility())
        continue;
      received.field = '';
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      element.dispatchEvent(
        new MouseEvent('click', { clientX: x, clientY: y, bubbles: true, cancelable: true }),
      );
      for (let tried = 0; received.field === '' && tried < 100; tried += 1) {
        await new Promise((done) => setTimeout(done));
      }
      opened.push({ words, field: received.field, value: valueAt(received.field) });
    }
    return opened;

    function valueAt(source: string): unknown {
      const [, collection, name, field = ''] = /^(\w+)\/([\w-]*)\.(.*)$/.exec(source) ?? [];
      const isIt = (file: { collection: string; name: string }) =>
        file.collection === collection && (file.name === name || collection === 'site');
      const file = files.find(isIt);
      const whole = { ...file?.fields, body: file?.body };
      return field.split('.').reduce((value, step) => Object(value)[step], whole);
    }
  });
  const wrong = clicked.filter(({ words, value }) =>
    // A missing text is replaced by its label.
    words.startsWith('‹') ? value : !asShown(value).includes(asShown(words)),
  );
  return wrong.map(({ words, field, value }) => `${words} → ${field}: ${value}`);
}

/** Pseudo-random numbers from 0 to 1, determined by a seed. */
function numbersFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
