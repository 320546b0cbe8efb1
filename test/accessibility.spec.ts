import { axeFaults } from './support/axe';
import { expect, test } from './support/site';
import { schemes, states, widths } from './support/states';

// A colour on its way to another one is no fault.
test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 720 } });

/** Each scheme in one of the widths; test/everyView.accessibility.ts looks at all pairs of them. */
const views = schemes.flatMap((scheme, index) => {
  const width = widths[index];
  return width === undefined ? [] : [{ scheme, width }];
});

for (const { name, reach } of states) {
  test(`${name} has no fault that axe knows`, async ({ page, guard, inbox }) => {
    test.slow();
    await reach({ page, guard, inbox });
    expect(views).toHaveLength(3);
    for (const { scheme, width } of views) {
      await page.setViewportSize({ width, height: 720 });
      await page.emulateMedia(scheme.media);
      expect(await axeFaults(page), `${scheme.name}, ${width} px`).toEqual([]);
    }
  });
}
