import { checkWith } from '../../test/contentCases/checkWith';
import { policy } from '../../test/contentCases/goodContent';
import { alterations } from './alterations';
import { namedAddresses } from './namedAddresses';

const builtFor = 'https://www.casegood.com/site';

/** What is reported of a page with a link, if the content has a policy with another. */
async function reported(href: string, written: string): Promise<string[]> {
  const text = `${policy}\n[A link](${written})\n`;
  const { entries } = await checkWith([['policies/privacy-policy.md', text]]);
  const named = namedAddresses(entries, builtFor);
  const isPath = (path: string) => path === '/clients' || path === '/über-uns';
  return alterations(`<a href="${href}">A link</a>`, { builtFor, isPath, named });
}

test.each([
  // The page's, and as it is written.
  ['/site/clients', '#our-terms'],
  ['/site/%C3%BCber-uns', '#our-terms'],
  ['/site/clients?from=policy', '/clients?from=policy'],
  ['https://www.casegood.com/site/clients/', 'https://www.casegood.com/site/clients/'],
  ['https://www.casegood.com/site/plan.pdf', 'https://www.casegood.com/site/plan.pdf'],
  ['https://www.casegood.com/site/a_b.pdf', 'https://www.casegood.com/site/a\\_b.pdf'],
  ['https://www.casegood.com/app', 'https://www.casegood.com/app'],
  ['https://a.example/our_terms', 'https://a.example/our\\_terms'],
  ['https://a.example/?a=1&amp;b=2', 'https://a.example/?a=1&amp;b=2'],
  ['https://a.example/?a=1&amp;b=2', 'https://a.example/?a=1&b=2'],
  ['https://a.example/M%C3%BCller%26S%C3%B6hne', 'https://a.example/Müller%26Söhne'],
  ['https://a.example/Müller%26Söhne', 'https://a.example/M%C3%BCller%26S%C3%B6hne'],
  ['https://A.example:443', 'https://a.example/'],
  ['mailto:hello@casegood.example', '#our-terms'],
  ['mailto:a@a.example?subject=b%26c', 'mailto:a@a.example?subject=b%26c'],
  ['https://social.example/casegood', '#our-terms'],
])('%s is no alteration of a page with %s', async (href, written) => {
  expect(await reported(href, written)).toEqual([]);
});

test.each([
  ['/site/clients?sid=1', '/clients'],
  ['https://www.casegood.com/site/plan.pdf?sid=1', 'https://www.casegood.com/site/plan.pdf'],
  ['https://www.casegood.com/planner', '/clients'],
  ['https://a.example/our_term', 'https://a.example/our\\_terms'],
  ['https://a.example/M%C3%BCller&amp;S%C3%B6hne', 'https://a.example/Müller%26Söhne'],
  ['http://a.example/', 'https://a.example/'],
  ['mailto:robin@casegood.example', '#our-terms'],
])('%s is one of a page with %s', async (href, written) => {
  expect(await reported(href, written)).toEqual([expect.stringContaining('has the address')]);
});
