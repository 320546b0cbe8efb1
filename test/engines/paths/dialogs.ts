import { expect, test } from '../test';
import { type DialogName, dialogs, type Visitor } from '../visitor';

/** What dismisses a dialog. */
const ways: Record<string, (visitor: Visitor, name: DialogName) => Promise<void>> = {
  Escape: (visitor) => visitor.tab.pressKey('Escape'),
  'the close button': (visitor, name) => visitor.click(`${dialogs[name]} [command="close"]`),
  'a click on the backdrop': (visitor) => visitor.drag({ x: 5, y: 400 }),
};

for (const name of ['demo', 'video'] as const) {
  test(`${name}: opens on the first click, moves nothing on the page, and gives the focus back`, async ({
    visitor,
  }) => {
    await visitor.open('/');
    const opener = await visitor.openerOf(name);
    const placeOfMain = () =>
      visitor.evaluate(() => {
        const box = document.querySelector('main')?.getBoundingClientRect();
        return [box?.left ?? null, box?.width ?? null, box?.height ?? null];
      });
    await visitor.hover(opener);
    const before = await placeOfMain();
    for (const [way, dismiss] of Object.entries(ways)) {
      await test.step(way, async () => {
        await visitor.openDialog(name);
        await visitor.waitForFocus(dialogs[name]);
        expect(await placeOfMain()).toEqual(before);
        await dismiss(visitor, name);
        await visitor.waitForClosed(name);
        await visitor.waitForFocus(opener);
      });
    }
  });
}

test('a drag out of a field onto the backdrop leaves the dialog open', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.openForm('demo');
  const field = await visitor.placeOf(`${dialogs.demo} [name="name"]`);
  await visitor.drag(field, { x: 5, y: field.y });
  // A dismissal would happen before the next question is answered.
  await visitor.click(`${dialogs.demo} [name="email"]`);
  await visitor.waitForMatch(`${dialogs.demo}[open]`);
});

for (const window of ['desktop', 'phone'] as const) {
  test.describe(window, () => {
    test.use({ window });

    test('a page of each template fits the window, and asks for no script and no other host', async ({
      visitor,
    }) => {
      for (const path of ['/', '/security-policy']) {
        await visitor.open(path);
        await visitor.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
        await visitor.waitFor('the pictures', () =>
          [...document.images].every((image) => image.loading === 'lazy' || image.complete),
        );
        const { tooWide, requested } = await visitor.evaluate(() => ({
          tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          requested: performance.getEntriesByType('resource').map(({ name }) => name),
        }));
        expect(tooWide, path).toBe(0);
        const unwanted = requested.filter(
          (address) =>
            !address.startsWith('http://127.0.0.1:') || /(?<!record-console)\.js$/.test(address),
        );
        expect(unwanted, path).toEqual([]);
      }
    });
  });
}

test.describe('on a phone', () => {
  test.use({ window: 'phone' });

  test('the menu closes by its button, by Escape, by a click outside and for a dialog', async ({
    visitor,
  }) => {
    const button = '[popovertarget]';
    const closed = '[popover]:not(:popover-open)';
    await visitor.open('/');
    for (const close of [
      () => visitor.click(button),
      () => visitor.tab.pressKey('Escape'),
      () => visitor.drag({ x: 225, y: 780 }),
      () => visitor.openDialog('contact'),
    ]) {
      await visitor.click(button);
      await visitor.waitForMatch('[popover]:popover-open');
      await close();
      await visitor.waitForMatch(closed);
    }
    await visitor.tab.pressKey('Escape');
    await visitor.waitForClosed('contact');
    await visitor.waitForFocus(button);
  });
});
