import { type BadCase, badCase, written } from './badCase';
import { policyAction } from './goodContent';

const file = 'redirects.json';

/** A redirects file with one redirect a line; the first stands in line 2. */
function redirects(...list: object[]): string {
  return `{ "redirects": [\n${list.map((each) => JSON.stringify(each)).join(',\n')}\n] }\n`;
}

/** Redirects that lead nowhere, in circles, by detours, or away from a page. */
export const badRedirects: BadCase[] = [
  written(
    'a redirect to a page that is not there',
    file,
    redirects({ from: '/old', to: '/client' }),
    '2 redirects[0].to',
    'lost',
  ),
  written(
    'a redirect to a heading that is not there',
    file,
    redirects({ from: '/old', to: '/clients#none' }),
    '2 redirects[0].to',
    'lost',
  ),
  written(
    'a redirect to a page in another case',
    file,
    redirects({ from: '/old', to: '/Clients' }),
    '2 redirects[0].to',
    'lost',
  ),
  written(
    'a redirect to a page with a slash at its end',
    file,
    redirects({ from: '/old', to: '/clients/' }),
    '2 redirects[0].to',
    'lost',
  ),
  written(
    'a redirect to a mail address',
    file,
    redirects({ from: '/old', to: 'mailto:hello@casegood.example' }),
    '2 redirects[0].to',
    'spelling',
  ),
  written(
    'a redirect to itself',
    file,
    redirects({ from: '/old', to: '/old#part' }),
    '2 redirects[0].to',
    'circle',
  ),
  written(
    'a redirect by way of another',
    file,
    redirects({ from: '/old', to: '/older' }, { from: '/older', to: '/clients' }),
    '2 redirects[0].to',
    'moved',
  ),
  written(
    'two redirects from one address',
    file,
    redirects({ from: '/old', to: '/' }, { from: '/old', to: '/clients' }),
    '3 redirects[1].from',
    'duplicate',
  ),
  written(
    'a redirect in the place of a page',
    file,
    redirects({ from: '/clients', to: '/' }),
    '2 redirects[0].from',
    'duplicate',
  ),
  formerPath('a former path in the place of a page', '/', 'duplicate'),
  formerPath('a former path that is the page’s own', '/clients', 'duplicate'),
  written(
    'a redirect in the place of a policy',
    file,
    redirects({ from: '/privacy-policy', to: '/' }),
    '2 redirects[0].from',
    'duplicate',
  ),
  written(
    'a redirect from an encoded address',
    file,
    redirects({ from: '/old%20page', to: '/' }),
    '2 redirects[0].from',
    'spelling',
  ),
  written(
    'a redirect from every address',
    file,
    redirects({ from: '/*', to: '/' }),
    '2 redirects[0].from',
    'spelling',
  ),
  written(
    'a redirect from a page by the name of its file',
    file,
    redirects({ from: '/clients.html', to: '/' }),
    '2 redirects[0].from',
    'duplicate',
  ),
  written(
    'a redirect from a file of the site',
    file,
    redirects({ from: '/robots.txt', to: '/' }),
    '2 redirects[0].from',
    'reserved',
  ),
  written(
    'a redirect to an address that hosts cut',
    file,
    redirects({ from: '/old', to: `https://app.example/${'é'.repeat(200)}` }),
    '2 redirects[0].to',
    'long',
  ),
  written(
    'more old addresses with a star than hosts read',
    file,
    redirects(...Array.from({ length: 101 }, (_, at) => ({ from: `/old-${at}/*`, to: '/' }))),
    '1 redirects',
    'too-many',
  ),
  written(
    'a redirect from an address with a slash at its end',
    file,
    redirects({ from: '/old/', to: '/' }),
    '2 redirects[0].from',
    'spelling',
  ),
  written(
    'a redirect from a heading',
    file,
    redirects({ from: '/old#part', to: '/' }),
    '2 redirects[0].from',
    'spelling',
  ),
  written(
    'a redirect from files of the site',
    file,
    redirects({ from: '/static/old', to: '/' }),
    '2 redirects[0].from',
    'reserved',
  ),
  movedLink(),
];

function movedLink(): BadCase {
  const link = { find: policyAction, put: 'type: link\n      label: Old\n      address: /old' };
  const bad = badCase('a link to an address that has moved', 'pages/clients.md', link, {
    line: 31,
    field: 'sections[1].action.address',
    code: 'moved',
  });
  return {
    ...bad,
    files: new Map(bad.files).set(file, redirects({ from: '/old', to: '/clients' })),
  };
}

function formerPath(name: string, path: string, code: string): BadCase {
  const put = `path: /clients\nformerPaths: [${path}]\n`;
  const expected = { line: 3, field: 'formerPaths[0]', code };
  return badCase(name, 'pages/clients.md', { find: 'path: /clients\n', put }, expected);
}
