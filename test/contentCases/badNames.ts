import { type BadCase, beside, edited, inPage } from './badCase';
import { clientsPage, policy, policyAction } from './goodContent';

const dealers = 'pages/dealers.md';
const pageAction = 'type: page\n      label: Go\n      page:';
const linkAction = 'type: link\n      label: Go\n      address:';

function asPath(name: string, path: string): BadCase {
  return inPage(name, 'path: /clients', `path: ${path}`);
}

function asPicture(name: string, path: string): BadCase {
  return inPage(name, '/images/portal.png', path);
}

function asAction(name: string, written: string): BadCase {
  return inPage(name, policyAction, written);
}

function formerPath(name: string, path: string): BadCase {
  return inPage(name, 'path: /clients\n', `path: /clients\nformerPaths: [${path}]\n`);
}

/** A redirects file with one redirect per line; the first is on line 2. */
function redirects(...list: object[]): string {
  return `{ "redirects": [\n${list.map((each) => JSON.stringify(each)).join(',\n')}\n] }\n`;
}

/** Makes a case of one redirect, by default from /old or to the home page. */
function redirect(name: string, given: { from: string } | { to: string }): BadCase {
  return edited(name, 'redirects.json', redirects({ from: '/old', to: '/', ...given }));
}

function pageAt(path: string, line: string): string {
  return clientsPage
    .replace('path: /clients', `path: ${path}\n${line}`)
    .replace('know what you own', 'plan with what is there');
}

/** Paths, names, redirects and dates that are taken, misspelt, or lead to what isn't there or isn't shown. */
export const badNames: BadCase[] = [
  inPage('two pages with one path', 'path: /clients', 'path: /'),
  inPage('two with one title', 'know what you own', 'deliver what you sell'),
  asPath('the path of a policy', '/privacy-policy'),
  asPath('the path of the file of the home page', '/index'),
  asPath('a path that is kept', '/images/clients'),
  ...['/clients/index', '/furniture/chairs/index', '/help/404'].map((path) =>
    asPath(`the path of the file of another page, ${path}`, path),
  ),
  asPath('a path with a space', '/our clients'),
  asPath('a path with a Cyrillic letter', '/\u0441lients'),
  asPath('a path with a zero-width space', '/clients\u200B'),
  asPath('a path with a soft hyphen', '/cli\u00ADents'),
  asPath('a path with a full-width hyphen', '/our\uFF0Dclients'),
  asPath('a path in curly quotes', '“/clients”'),
  asPath('a path with a slash at its end', '/clients/'),
  edited('a policy at a kept address', 'policies/admin.md', policy.replace('Privacy', 'Admin')),
  edited(
    'a policy at the file of a page',
    'policies/clients.html.md',
    policy.replace('Privacy', 'Clients'),
  ),
  edited('no page at /', dealers, 'path: /', 'path: /dealers'),
  asPicture('a picture that is not there', '/images/portl.png'),
  asAction('a page that is not there', `${pageAction} dealer`),
  asAction('a heading that is not there', `${policyAction}\n      anchor: terms`),
  asAction('an anchor with its mark', `${policyAction}\n      anchor: "#a"`),
  asAction('a button to no page', `${linkAction} /nowhere`),
  asAction('one to a heading of no page', `${linkAction} /client#cost`),
  asAction('one to a heading of no policy', `${linkAction} /privacy-polcy#nowhere`),
  asAction('one with a question to no page', `${linkAction} /client?from=mail#nowhere`),
  asAction('one to a misspelt form', `${linkAction} "#book-demo"`),
  asAction('a button by address', `${linkAction} /privacy-policy#our-terms`),

  redirect('a redirect to a page that is not there', { to: '/client' }),
  redirect('a redirect to itself', { to: '/old#part' }),
  redirect('a redirect to a mail address', { to: 'mailto:hello@casegood.example' }),
  redirect('a redirect that hosts cut', { to: `https://a.example/${'é'.repeat(200)}` }),
  edited(
    'more old addresses with a star than hosts read',
    'redirects.json',
    redirects(...Array.from({ length: 101 }, (_, at) => ({ from: `/old-${at}/*`, to: '/' }))),
  ),
  edited(
    'more old addresses than hosts read once they are encoded',
    'redirects.json',
    redirects(...Array.from({ length: 501 }, (_, at) => ({ from: `/é-${at}`, to: '/' }))),
  ),
  redirect('a redirect in the place of a page', { from: '/clients' }),
  beside(
    redirect('a redirect over a page', { from: '/for/*' }),
    'pages/nested.md',
    pageAt('/for/owners', ''),
  ),
  redirect('a redirect from the file of a page', { from: '/clients.html' }),
  redirect('a redirect from every address', { from: '/*' }),
  ...[
    '/index.php?page=about',
    '/?p=12',
    '/team/#us',
    '/wiki/Category:Desks',
    '/:old',
    '/a/b:c/d',
    '/a//b',
    '/a%2Fb',
    '/100%',
    '/what%3F',
    '/a*b',
    '/blog*',
    '/our%20docs/*',
    '/a/.git',
    '/a"b',
    '/a\u00adb',
    'about',
    '//casegood.com/old',
  ].map((from) => redirect(`a redirect from ${from}`, { from })),
  ...['https://blog.acme.com/:splat', '/:splat', 'https://acme.com/?q=:splat'].map((to) =>
    redirect(`a redirect to ${to}`, { to }),
  ),
  formerPath('a former path that hosts read otherwise', '"/a:b"'),
  redirect('a redirect from a file of the site', { from: '/robots.txt' }),
  formerPath('a former path that is the page’s own', '/clients'),
  beside(
    formerPath('an old address twice', '/old'),
    'redirects.json',
    redirects({ from: '/old', to: '/' }),
  ),
  edited(
    'an old address with two targets, however it is written',
    'redirects.json',
    redirects(
      { from: '/A%20b', to: '/' },
      { from: '/A b/', to: '/clients' },
      { from: 'https://www.casegood.com/A b', to: '/privacy-policy/' },
    ),
  ),
  beside(
    formerPath('a link to a former path', '/old'),
    'policies/privacy-policy.md',
    policy.replace('We collect little.', '[Us](/old)'),
  ),
  beside(
    asAction('a link to an address that has moved', `${linkAction} /old`),
    'redirects.json',
    redirects({ from: '/old', to: '/clients' }),
  ),

  inPage(
    'what disappears before it appears',
    'path:',
    'publishAt: 2001-02-01\nunpublishAt: 2001-01-01\npath:',
  ),
  inPage('a hero that is a draft', ' title: Know', ' draft: true\n    title: Know'),
  inPage('a hero with a date', ' title: Know', ' publishAt: 2027-01-01\n    title: Know'),
  edited('a draft of the page at /', dealers, 'path: /', 'draft: true\npath: /'),
  beside(
    inPage('a link to what has not appeared yet', 'Use what you have.', '"[Later](/later)"'),
    'pages/later.md',
    pageAt('/later', 'publishAt: 2999-01-01'),
  ),
  beside(
    asAction(
      'a button to a section that is a draft',
      `${pageAction} other\n      anchor: why-it-matters`,
    ),
    'pages/other.md',
    pageAt('/other', '').replace('type: cards', 'type: cards\n    draft: true'),
  ),
];
