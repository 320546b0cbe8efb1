import { checkWith } from '../../test/contentCases/checkWith';
import { clientsPage } from '../../test/contentCases/goodContent';
import { png } from '../../test/support/png';

test('what is left to do before the site goes live is listed', async () => {
  const { beforeLaunch } = await checkWith([
    ['pages/clients.md', clientsPage.replace('title: Cost', 'title: TODO cost')],
    ['images/old.png', png],
  ]);
  expect(beforeLaunch.map(({ file, field, code }) => [file, field, code])).toEqual([
    ['content/images/old.png', '', 'unused'],
    ['content/pages/clients.md', 'sections[1].cards[0].title', 'placeholder'],
    ['content/pages/clients.md', 'sample', 'sample'],
    ['content/pages/dealers.md', 'sample', 'sample'],
    ['content/policies/privacy-policy.md', '', 'placeholder'],
    ['content/site.json', 'email', 'placeholder'],
    ['content/site.json', 'header.logInAddress', 'placeholder'],
    ['content/site.json', 'footer.social[0].address', 'placeholder'],
  ]);
});
