import { type BadCase, badCase, written } from './badCase';
import { policyAction } from './goodContent';

const file = 'redirects.json';

/** A redirects file with one redirect per line; the first is on line 2. */
function redirects(...list: object[]): string {
  return `{ "redirects": [\n${list.map((each) => JSON.stringify(each)).join(',\n')}\n] }\n`;
}

/** Makes a case of one redirect, by default from /old or to the home page; its fault is in the field that is given. */
function redirect(name: string, given: { from: string } | { to: string }, code: string): BadCase {
  const field = 'from' in given ? 'from' : 'to';
  const text = redirects({ from: '/old', to: '/', ...given });
  return written(name, file, text, `2 redirects[0].${field}`, code);
}

/** Redirects to nowhere, in circles, in chains, or away from a page. */
export const badRedirects: BadCase[] = [
  redirect('a redirect to a page that is not there', { to: '/client' }, 'lost'),
  redirect('a redirect to a heading that is not there', { to: '/clients#none' }, 'lost'),
  redirect('a redirect to a page in another case', { to: '/Clients' }, 'lost'),
  redirect('a redirect to a page with a slash at its end', { to: '/clients/' }, 'lost'),
  redirect('a redirect to a mail address', { to: 'mailto:hello@casegood.example' }, 'spelling'),
  redirect('a redirect to itself', { to: '/old#part' }, 'circle'),
  redirect(
    'a redirect to an address that hosts cut',
    { to: `https://app.example/${'é'.repeat(200)}` },
    'long',
  ),
  redirect('a redirect in the place of a page', { from: '/clients' }, 'duplicate'),
  redirect('a redirect in the place of a policy', { from: '/privacy-policy' }, 'duplicate'),
  redirect(
    'a redirect from a page by the name of its file',
    { from: '/clients.html' },
    'duplicate',
  ),
  redirect('a redirect from an encoded address', { from: '/old%20page' }, 'spelling'),
  redirect('a redirect from every address', { from: '/*' }, 'spelling'),
  redirect('a redirect from an address with a slash at its end', { from: '/old/' }, 'spelling'),
  redirect('a redirect from a heading', { from: '/old#part' }, 'spelling'),
  redirect('a redirect from a file of the site', { from: '/robots.txt' }, 'reserved'),
  redirect('a redirect from files of the site', { from: '/static/old' }, 'reserved'),
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
    'more old addresses with a star than hosts read',
    file,
    redirects(...Array.from({ length: 101 }, (_, at) => ({ from: `/old-${at}/*`, to: '/' }))),
    '1 redirects',
    'too-many',
  ),
  formerPath('a former path in the place of a page', '/', 'duplicate'),
  formerPath('a former path that is the page’s own', '/clients', 'duplicate'),
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
