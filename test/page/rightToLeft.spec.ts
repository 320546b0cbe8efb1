import { layoutFaults } from '../support/measures';
import { paths } from '../support/paths';
import { expect, test } from '../support/site';

/** The distances that a page mirrors where its words run from right to left. */
const distances = ['padding', 'margin', 'border-width', 'inset'];

for (const path of paths) {
  test(`${path}, translated to a language that runs from right to left, is mirrored`, async ({
    page,
  }) => {
    const measure = () =>
      page.evaluate(
        (distances) =>
          [...document.body.querySelectorAll('*')].map((element) => {
            const style = getComputedStyle(element);
            const isRight = style.direction === 'rtl';
            return [
              element.outerHTML.slice(0, 80),
              ...distances.flatMap((name) => {
                const [kind, rest = ''] = name.split(/(?=-)/);
                const sides = ['left', 'right'].map((side) =>
                  style.getPropertyValue(name === 'inset' ? side : `${kind}-${side}${rest}`),
                );
                return isRight ? sides.reverse() : sides;
              }),
            ].join(' ');
          }),
        distances,
      );
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const before = await measure();
      expect(before.length).toBeGreaterThan(100);
      await page.evaluate(() => {
        document.documentElement.dir = 'rtl';
      });
      expect(await measure(), `${width} px`).toEqual(before);
      expect(await layoutFaults(page), `${width} px`).toEqual([]);
      // What hangs before the words of a list, such as its marks, has room in the window.
      const room = await page.evaluate(() =>
        [...document.querySelectorAll('main :is(ul, ol)')].map((list) => {
          const style = getComputedStyle(list);
          return style.listStyleType === 'none' || Number.parseFloat(style.paddingRight) >= 16;
        }),
      );
      expect(room).not.toContain(false);
    }
  });
}
