import { checkContent } from '../../content/check/checker';
import { pagesIn } from './createSitePages';

test('landing pages show their hero, and policies their title and day', async () => {
  const { entries } = await checkContent('test/fixture/content');
  const pages = new Map(pagesIn(entries).map((page) => [page.path, page]));
  const product = 'Exemplar';
  expect(pages.get('/')).toMatchObject({
    template: 'landing',
    words: { product, badge: 'FIRST BADGE', heading: 'A page with every section' },
    picture: 'content/images/wide.png',
  });
  expect(pages.get('/words')).toMatchObject({ words: { badge: undefined }, picture: undefined });
  expect(pages.get('/privacy-policy')).toMatchObject({
    template: 'policy',
    words: { product, badge: 'Last updated February 29, 2024', heading: 'Privacy Policy' },
  });
});
