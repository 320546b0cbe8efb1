import { translated } from '../support/translated';
import { expect, test } from './test';
import { dialogs, openerOf, typed } from './visitor';

const { demo, contact, video } = dialogs;

/** What arrives of the demo form, filled in. */
const sent = { ...typed, requestType: 'demo', subject: expect.stringMatching(/\S/) };
const nothing = Object.fromEntries(Object.keys(typed).map((name) => [name, '']));

test('what is typed on a translated page while the scripts load stays, is sent once, and gives the focus back', async ({
  visitor,
  inbox,
}) => {
  await visitor.open('/');
  await visitor.evaluate(translated);
  await visitor.openDialog(demo);
  await visitor.fillIn(demo);
  await visitor.waitForScripts();
  expect(await visitor.valuesIn(demo)).toEqual(typed);
  await visitor.send(demo);
  await visitor.waitForFocus(openerOf(demo));
  expect(inbox.arrivals).toMatchObject([{ contentType: 'application/json', fields: sent }]);
});

test('what was typed is in the form of the next page, and doesn’t come back with Back once it is sent', async ({
  visitor,
  inbox,
}) => {
  await visitor.open('/');
  await visitor.openForm(demo);
  await visitor.fillIn(demo);
  await visitor.open('/clients');
  await visitor.openForm(contact);
  expect(await visitor.valuesIn(contact)).toEqual(typed);
  await visitor.send(contact);
  expect(inbox.requests).toMatchObject([{ fields: { ...typed, requestType: 'contact' } }]);
  // From its cache, or anew.
  await visitor.goBack();
  await visitor.waitFor(() => location.pathname === '/');
  await visitor.waitForScripts();
  await expect.poll(() => visitor.valuesIn(demo)).toEqual(nothing);
});

test.describe('with cookies refused', () => {
  test.use({ cookies: false });

  // Firefox then refuses storage, too.
  test('a link opens the form, which is sent, and a video plays', async ({ visitor, inbox }) => {
    // As a program may write it.
    await visitor.open('/clients#Contact-Sales');
    await visitor.waitForMatch(`#${contact}[open]`);
    await visitor.waitForScripts();
    await visitor.fillIn(contact);
    await visitor.send(contact);
    expect(inbox.arrivals).toMatchObject([{ contentType: 'application/json', fields: typed }]);
    await visitor.open('/');
    await visitor.openDialog(video);
    await visitor.waitForMatch(`#${video} iframe[src^="https://"]`);
  });
});

test.describe('without scripts', () => {
  test.use({ scripts: false });

  test('the form arrives, and where no dialog can open there is a mail address', async ({
    visitor,
    inbox,
  }) => {
    await visitor.open('/');
    if (!(await visitor.evaluate(() => 'command' in HTMLButtonElement.prototype))) {
      return visitor.waitFor(() =>
        [...document.querySelectorAll('a[href^="mailto:"]')].some((mail) => mail.checkVisibility()),
      );
    }
    await visitor.openDialog(demo);
    // The browser itself refuses an empty form.
    await visitor.submit(demo);
    await visitor.fillIn(demo);
    await visitor.submit(demo);
    await visitor.waitFor(() => document.title === 'Thank you');
    expect(inbox.arrivals).toMatchObject([
      { contentType: 'application/x-www-form-urlencoded', fields: sent },
    ]);
  });
});

test('a video plays at the first click, moves nothing on the page, and ends however it is closed', async ({
  visitor,
}) => {
  await visitor.open('/');
  const widthOfMain = () => visitor.evaluate(() => document.querySelector('main')?.clientWidth);
  const width = await widthOfMain();
  for (const dismiss of [
    () => visitor.pressEscape(),
    () => visitor.clickAt(5, 400),
    () => visitor.click(`#${video} [command="close"]`),
  ]) {
    await visitor.openDialog(video);
    await visitor.waitForMatch(`#${video}[open] iframe[src^="https://"]`);
    await expect.poll(widthOfMain).toBe(width);
    await dismiss();
    await visitor.waitForClosed(video);
    await visitor.waitForMatch('body:not(:has(iframe))');
    await visitor.waitForFocus(openerOf(video));
  }
});

test.describe('on a phone', () => {
  // WebKit's window can't be narrower.
  test.use({ size: { width: 450, height: 800 } });

  test('the page fits, and the menu closes by its button, by Escape, outside and for a dialog', async ({
    visitor,
  }) => {
    const button = '[popovertarget]';
    await visitor.open('/');
    await visitor.waitFor(() => document.documentElement.scrollWidth <= innerWidth);
    for (const close of [
      () => visitor.click(button),
      () => visitor.pressEscape(),
      () => visitor.clickAt(225, 780),
      () => visitor.openDialog(contact),
    ]) {
      await visitor.click(button);
      await visitor.waitForMatch('[popover]:popover-open');
      await close();
      await visitor.waitForMatch('[popover]:not(:popover-open)');
    }
    await visitor.pressEscape();
    await visitor.waitForClosed(contact);
    await visitor.waitForFocus(button);
  });
});
