import { matches, openDialog, waitForClosed } from '../dialog';
import { dialogs } from '../places';
import { expect, test } from '../test';

for (const path of ['/', '/clients']) {
  test(`${path}: a video gets its player when it is opened, and loses it when it is closed`, async ({
    visitor,
  }) => {
    await visitor.open(path);
    expect(await visitor.evaluate(matches, 'iframe')).toBe(false);
    await openDialog(visitor, 'video');
    await visitor.waitFor('the player', matches, `${dialogs.video}[open] iframe[src^="https://"]`);
    await visitor.press('Escape');
    await waitForClosed(visitor, 'video');
    await visitor.waitFor('the end of the player', matches, 'body:not(:has(iframe))');
  });
}
