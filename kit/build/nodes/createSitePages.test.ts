import { checkBakery } from '../../../test/bakery/checkBakery';
import { oven } from '../../../test/bakery/content';
import { pagesIn } from './createSitePages';

test('pages are shared with a picture of their own, or with the icon and the product’s name', async () => {
  const plain = oven.replace(/ {4}picture:.*?bricks."\n/s, '');
  const { entries } = await checkBakery([['rooms/oven.md', plain]]);
  const icon = { file: 'static/icon-512.png', alt: 'Crust' };
  const own = { file: 'content/images/oven.png', alt: 'Crust: an oven of bricks.' };
  expect(pagesIn(entries)).toMatchObject([
    { template: 'loaf', path: '/bread/rye', picture: icon },
    { template: 'room', path: '/', picture: own },
    { template: 'room', path: '/oven', picture: icon },
  ]);
});
