import type { BadCases } from './badCase';
import { clientsPage, goodContent, policy, policyAction } from './goodContent';

const [page, privacy, dealers, redirects] = [
  'pages/clients.md',
  'policies/privacy-policy.md',
  'pages/dealers.md',
  'redirects.json',
];
const link = 'type: link\n      label: Go\n      address:';

/** A page that visitors see from a day on that is far away. */
const later = clientsPage
  .replace('path: /clients', 'path: /later\npublishAt: 2999-01-01')
  .replace('know what you own', 'plan with what is there');

const content = new Map([
  ...goodContent,
  ['pages/later.md', later],
  [page, clientsPage.replace('path: /clients', 'path: /clients\nformerPaths: [/buyers]')],
  [
    redirects,
    '{ "redirects": [\n{ "from": "/old", "to": "/privacy-policy" },\n{ "from": "/older", "to": "/privacy-policy" }\n] }\n',
  ],
]);

/** Paths, names, redirects and dates that are taken, misspelt, or lead to what isn’t there or isn’t shown. */
export const badNames: BadCases = {
  content,
  cases: [
    ['duplicate', page, 2, 'path: /clients', 'path: /'],
    ['duplicate', page, 4, 'know what you own', 'deliver what you sell'],
    ['duplicate', redirects, 2, '"/older", "to": "/privacy-policy"', '"/old", "to": "/"'],
    ['duplicate', redirects, 3, '/older', '/clients'],
    ['reserved', page, 2, 'path: /clients', 'path: /images/clients'],
    ['reserved', 'policies/admin.md', 1, '', policy.replace('Privacy', 'Admin')],
    ['unfit', page, 2, 'path: /clients', 'path: /our clients'],
    ['no-home', dealers, 2, 'path: /', 'draft: true\npath: /'],
    ['lost', page, 16, '/images/portal.png', '/images/portl.png'],
    ['lost', page, 31, policyAction, 'type: page\n      label: Go\n      page: dealer'],
    ['lost', page, 32, policyAction, `${policyAction}\n      anchor: terms`],
    ['lost', page, 31, policyAction, `${link} "#book-demo"`],
    ['lost', privacy, 7, 'We collect little.', '[us](#our-term)'],
    ['lost', privacy, 7, 'We collect little.', '[Later](/later)'],
    ['lost', redirects, 3, '"/privacy-policy" }\n]', '"/privacy" }\n]'],
    ['moved', privacy, 7, 'We collect little.', '[Us](/buyers)'],
    ['spelling', redirects, 3, '/older', '/index.php?page=about'],
    ['unfit', redirects, 3, '"/privacy-policy" }\n]', '"mailto:hello@casegood.example" }\n]'],
  ],
  words: {
    duplicate:
      'is the same as in content/pages/dealers.md: "/". Change one of the two: nobody could tell the pages apart.',
    reserved: 'begins with /images, which the site itself uses. Choose another.',
    'no-home':
      'has no page with the path / on 2026-11-23, when it is unpublished. Publish that too, unpublish this as well, or choose another.',
    lost: 'names "/images/portl.png", which does not exist. Did you mean "/images/portal.png"? Make it first, or name another.',
    moved: 'leads to "/buyers", where content/pages/clients.md was before. Name "/clients".',
    spelling:
      'is an address that not all hosts read alike. Write its plain path, such as /about.html, without what follows a ? or #. A * works only as the last part, such as in /blog/*.',
  },
};
