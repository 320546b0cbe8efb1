import { expect, test } from '../test';

/** A page of each template. */
const paths = ['/', '/security-policy'];

for (const window of ['desktop', 'phone'] as const) {
  test.describe(window, () => {
    test.use({ window });

    for (const path of paths) {
      test(`${path} fits the window, and runs no script before a sign of interest`, async ({
        visitor,
      }) => {
        await visitor.open(path);
        expect(await visitor.evaluate(() => document.querySelectorAll('h1').length)).toBe(1);
        expect(
          await visitor.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            return scrollWidth - clientWidth;
          }),
        ).toBe(0);
        await visitor.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
        const pictures = () =>
          [...document.images].every((image) => image.loading === 'lazy' || image.complete);
        await visitor.waitFor('the pictures', pictures);
        expect(
          await visitor.evaluate(() =>
            performance
              .getEntriesByType('resource')
              .map(({ name }) => new URL(name))
              .filter(
                ({ origin, pathname }) => origin !== location.origin || /\.js$/.test(pathname),
              )
              .map(({ href }) => href.replace(/.*\/keep-complaints\.js$/, ''))
              .filter(Boolean),
          ),
        ).toEqual([]);
        // On a phone, what needs them may be only in the menu.
        if (window === 'desktop') await visitor.waitForScripts();
      });
    }
  });
}
