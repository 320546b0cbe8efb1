import { matches, openDialog, openerOf, waitForClosed, waitForFocus } from '../dialog';
import { type DialogName, dialogs } from '../places';
import { expect, test } from '../test';
import type { Visitor } from '../visitor';

const names: DialogName[] = ['demo', 'video'];

/** What dismisses a dialog. */
const ways: Record<string, (visitor: Visitor, name: DialogName) => Promise<void>> = {
  Escape: (visitor) => visitor.press('Escape'),
  'the close button': (visitor, name) => visitor.click(`${dialogs[name]} [command="close"]`),
  'a click on the backdrop': (visitor) => visitor.drag({ x: 5, y: 400 }),
};

for (const name of names) {
  test(`${name}: opens on the first click, moves nothing on the page, and gives the focus back`, async ({
    visitor,
  }) => {
    await visitor.open('/');
    const opener = await openerOf(visitor, name);
    const placeOfMain = () =>
      visitor.evaluate(() => {
        const box = document.querySelector('main')?.getBoundingClientRect();
        return [box?.left ?? null, box?.width ?? null, box?.height ?? null];
      });
    await visitor.hover(opener);
    const before = await placeOfMain();
    for (const [way, dismiss] of Object.entries(ways)) {
      await test.step(way, async () => {
        await openDialog(visitor, name);
        await waitForFocus(visitor, dialogs[name]);
        expect(await placeOfMain()).toEqual(before);
        await dismiss(visitor, name);
        await waitForClosed(visitor, name);
        await waitForFocus(visitor, opener);
      });
    }
  });
}

test('a drag out of a field onto the backdrop leaves the dialog open', async ({ visitor }) => {
  await visitor.open('/');
  await openDialog(visitor, 'demo');
  await visitor.waitForScripts();
  const field = await visitor.placeOf(`${dialogs.demo} [name="name"]`);
  await visitor.drag(field, { x: 5, y: field.y });
  // A dismissal would happen before the next question is answered.
  await visitor.click(`${dialogs.demo} [name="email"]`);
  expect(await visitor.evaluate(matches, `${dialogs.demo}[open]`)).toBe(true);
});
