import { axeFaults } from '../support/axe';
import { expect, test } from '../support/site';
import { states, widths } from '../support/states';

test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 720 } });

for (const { name, reach } of states) {
  // The schemes differ only in colours, which reach.spec.ts checks more strictly than axe does.
  test(`${name} has no fault that axe knows, in every width`, async ({ page, guard, inbox }) => {
    await reach({ page, guard, inbox });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 720 });
      expect(await axeFaults(page), `${width} px`).toEqual([]);
    }
  });
}
