import type { BadCases } from './badCase';
import { clientsPage, goodContent } from './goodContent';

const [banner, site, page] = ['banner.json', 'site.json', 'pages/clients.md'];
const content = new Map([
  ...goodContent,
  [page, clientsPage.replace('path: /clients', 'path: /clients\nunlisted: true')],
  [
    banner,
    '{ "label": "News", "banners": [\n{\n"text": "Meet us at the **spring fair**.",\n"pages": [{ "type": "page", "page": "dealers" }]\n}\n] }\n',
  ],
]);

/** Banners, links on every page and unlisted pages that lead nowhere, or say what they shouldn’t. */
export const badLaunch: BadCases = {
  content,
  cases: [
    ['format', banner, 3, 'Meet us at', '- Meet us at'],
    ['lost', banner, 4, '"dealers"', '"dealer"'],
    ['unlisted', page, 4, 'title: ', 'label: Clients\ntitle: '],
    [
      'too-long',
      site,
      18,
      '"social"',
      `"links": [${Array(11).fill('{ "type": "page", "label": "Go", "page": "dealers" }').join()}], "social"`,
    ],
    ['missing', site, 18, '"social"', '"links": [{ "type": "page", "page": "dealers" }], "social"'],
  ],
  words: {
    format:
      'has formatting that it can’t have. Write one line of words, *emphasis*, **strong words** and [links](/clients).',
    unlisted:
      'is not shown in the switcher, since the page is unlisted. Remove it, or list the page.',
  },
};
