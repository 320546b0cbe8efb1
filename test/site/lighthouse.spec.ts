import { lostPoints, runLighthouse, scoresIn } from '../support/lighthouse';
import { expect, SITE, test } from './builtSite';

/** What holds for a page whatever machine it is looked at on; how quick it is belongs to `npm run bench`. */
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

test('on the page for unknown addresses Lighthouse objects to what it is meant to do, and to nothing else', async () => {
  test.slow();
  const result = await runLighthouse(`${SITE}/no-such-page`, categories);
  expect(lostPoints(result).sort()).toEqual([
    'errors-in-console',
    'http-status-code 404',
    'is-crawlable',
  ]);
  expect(scoresIn(result)).toMatchObject({ accessibility: 100 });
});
