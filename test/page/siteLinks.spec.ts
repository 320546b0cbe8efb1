import { expect, test } from '../support/site';

test('the content’s own links are in the footer, between the policies and the social links', async ({
  page,
}) => {
  await page.goto('/words');
  const footer = page.getByRole('contentinfo').getByRole('link');
  expect(
    await footer.evaluateAll((links) => links.map((each) => each.getAttribute('href'))),
  ).toEqual([
    '/privacy-policy',
    '/security-policy',
    '/clients#a-row-of-icons',
    'https://jobs.example/open',
    'https://social.example/exemplar',
    'https://pictures.example/exemplar',
  ]);
});
