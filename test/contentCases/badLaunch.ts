import { type BadCase, edited } from './badCase';

/** Makes a case of links in the header, by default to the clients’ page. */
function asLinks(name: string, ...links: object[]): BadCase {
  const page = { type: 'page', label: 'Go', page: 'clients' };
  const all = links.map((link) => JSON.stringify({ ...page, ...link }));
  return edited(name, 'site.json', '"contact"', `"links": [${all.join()}], "contact"`);
}

/** Links on every page that lead nowhere, or say what they shouldn’t. */
export const badLaunch: BadCase[] = [
  asLinks('four links in the header', {}, {}, {}, {}),
  asLinks('a link in the header without words', { label: '' }),
  asLinks('one to a page that is not there', { page: 'client' }),
  edited(
    'a social link as it was once',
    'site.json',
    '"social": [',
    '"socialAddress": "", "social": [',
  ),
];
