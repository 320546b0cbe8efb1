import { pagesIn } from '../../kit/build/nodes/createSitePages';
import { checkFolder } from '../../test/support/checkFolder';

test('pages are shared with the picture of their hero, or with the icon and the product’s name', async () => {
  const { entries } = await checkFolder('test/fixture/content');
  const pages = new Map(pagesIn(entries).map((page) => [page.path, page]));
  const icon = { file: 'static/icon-512.png', alt: 'Exemplar' };
  expect(pages.get('/')).toMatchObject({
    template: 'landing',
    picture: { file: 'content/images/wide.png', alt: 'A wide picture of three desks.' },
  });
  expect(pages.get('/words')).toMatchObject({ template: 'landing', picture: icon });
  expect(pages.get('/privacy-policy')).toMatchObject({ template: 'policy', picture: icon });
});
