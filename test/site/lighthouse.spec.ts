import { lostPoints, runLighthouse, scoresIn } from '../support/lighthouse';
import { expect, SITE, test } from './builtSite';

/** What holds for a page on any machine; speed is measured by `npm run bench`. */
const categories = ['accessibility', 'best-practices', 'seo'];
const full = { accessibility: 100, 'best-practices': 100, seo: 100 };

/** A page of each template; what differs between pages of one is in the other tests of this folder. */
for (const path of ['/', '/privacy-policy']) {
  test(`Lighthouse finds nothing to object to at ${path}`, async () => {
    test.slow();
    const result = await runLighthouse(SITE + path, categories);
    expect(lostPoints(result)).toEqual([]);
    expect(scoresIn(result)).toEqual(full);
  });
}

test('on the 404 page Lighthouse objects only to what is intended', async () => {
  test.slow();
  const result = await runLighthouse(`${SITE}/no-such-page`, categories);
  expect(lostPoints(result).sort()).toEqual([
    'errors-in-console',
    'http-status-code 404',
    'is-crawlable',
  ]);
  expect(scoresIn(result)).toMatchObject({ accessibility: 100 });
});
