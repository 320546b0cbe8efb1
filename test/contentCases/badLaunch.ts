import { type BadCase, beside, edited, inPage } from './badCase';

const banner = {
  text: 'Meet us at the **spring fair**.',
  pages: [{ type: 'page', page: 'dealers' }],
};

/** Makes a case of a banner, which is on line 2. */
function asBanner(name: string, change: object): BadCase {
  const text = JSON.stringify({ ...banner, ...change });
  return edited(name, 'banner.json', `{ "label": "News", "banners": [\n${text}\n] }\n`);
}

/** Makes a case of links in the header, by default to the clients’ page. */
function asLinks(name: string, ...links: object[]): BadCase {
  const page = { type: 'page', label: 'Go', page: 'clients' };
  const all = links.map((link) => JSON.stringify({ ...page, ...link }));
  return edited(name, 'site.json', '"contact"', `"links": [${all.join()}], "contact"`);
}

const unlisted = (bad: BadCase): BadCase => {
  const page = inPage('', 'path: /clients', 'path: /clients\nunlisted: true').files;
  return beside(bad, 'pages/clients.md', String(page.get('pages/clients.md')));
};

const toClients = { type: 'page', label: 'Go', page: 'clients' };

/** Banners, links on every page and unlisted pages that lead nowhere, or say what they shouldn't. */
export const badLaunch: BadCase[] = [
  asBanner('a banner of two lines', { text: 'Meet us\nat the fair' }),
  asBanner('a banner that is a list', { text: '- Meet us' }),
  asBanner('a banner that is too long', { text: 'Meet us. '.repeat(20) }),
  asBanner('a banner that leads nowhere', { text: 'Meet [us](/fair)' }),
  asBanner('a banner with a video', { action: { type: 'video', label: 'Go', video: 'a' } }),
  asBanner('a banner on no page', { pages: [] }),
  asBanner('a banner on a page that is not there', { pages: [{ type: 'page', page: 'client' }] }),
  asBanner('a banner that goes before it comes', {
    publishAt: '2027-03-13',
    unpublishAt: '2027-03-08',
  }),
  asLinks('four links in the header', {}, {}, {}, {}),
  asLinks('a link in the header without words', { label: '' }),
  asLinks('one to a page that is not there', { page: 'client' }),
  edited(
    'a social link as it was once',
    'site.json',
    '"social": [',
    '"socialAddress": "", "social": [',
  ),
  inPage('an unlisted page in the switcher', 'path:', 'unlisted: true\nlabel: For Clients\npath:'),
  edited('a home page that is unlisted', 'pages/dealers.md', 'path: /', 'path: /\nunlisted: true'),
  unlisted(asLinks('a link in the header to an unlisted page', {})),
  unlisted(asBanner('a banner that leads to an unlisted page', { action: toClients })),
  unlisted(asBanner('a banner whose words lead there', { text: 'Meet [us](/clients)' })),
];
