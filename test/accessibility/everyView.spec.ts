import { axeFaults } from '../support/axe';
import { expect, test } from '../support/site';
import { schemes, states, widths } from '../support/states';

test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 720 } });

for (const { name, reach } of states) {
  test(`${name} has no fault that axe knows, in every scheme and width`, async ({
    page,
    guard,
    inbox,
  }) => {
    test.slow();
    await reach({ page, guard, inbox });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 720 });
      for (const scheme of schemes) {
        await page.emulateMedia(scheme.media);
        expect(await axeFaults(page), `${scheme.name}, ${width} px`).toEqual([]);
      }
    }
  });
}
