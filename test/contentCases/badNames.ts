import { type BadCase, beside, edited, inPage, warned } from './badCase';
import { clientsPage, policy, policyAction, testimonial } from './goodContent';

const dealers = 'pages/dealers.md';
const action = 'sections[1].action';
const pageAction = 'type: page\n      label: Go\n      page:';
const linkAction = 'type: link\n      label: Go\n      address:';

function asPath(name: string, path: string, code: string): BadCase {
  return inPage(name, `2 path ${code}`, 'path: /clients', `path: ${path}`);
}

function asPicture(name: string, path: string, code: string): BadCase {
  return inPage(name, `16 sections[0].picture.file ${code}`, '/images/portal.png', path);
}

function asTestimonial(name: string, written: string): BadCase {
  return inPage(name, '33 sections[2].testimonial lost', 'dealer-partner', written);
}

function asAction(name: string, written: string, field: string, code: string): BadCase {
  return inPage(
    name,
    `${field === 'anchor' ? 32 : 31} ${action}.${field} ${code}`,
    policyAction,
    written,
  );
}

function formerPath(name: string, path: string, told: string): BadCase {
  return inPage(name, told, 'path: /clients\n', `path: /clients\nformerPaths: [${path}]\n`);
}

/** A redirects file with one redirect per line; the first is on line 2. */
function redirects(...list: object[]): string {
  return `{ "redirects": [\n${list.map((each) => JSON.stringify(each)).join(',\n')}\n] }\n`;
}

/** Makes a case of one redirect, by default from /old or to the home page; its fault is in the field that is given. */
function redirect(name: string, given: { from: string } | { to: string }, code: string): BadCase {
  const place = `2 redirects[0].${'from' in given ? 'from' : 'to'}`;
  return edited(
    name,
    `${place} ${code}`,
    'redirects.json',
    redirects({ from: '/old', to: '/', ...given }),
  );
}

function markedPage(path: string, mark: string): string {
  return clientsPage
    .replace('path: /clients', `path: ${path}\n${mark}`)
    .replace('know what you own', 'plan with what is there');
}

/** Paths, names, redirects and dates that are taken, misspelt, or lead to what isn't there or isn't shown. */
export const badNames: BadCase[] = [
  inPage('two pages with one path', `${dealers}:2 path duplicate`, 'path: /clients', 'path: /'),
  inPage(
    'two with one title',
    `${dealers}:3 title duplicate`,
    'know what you own',
    'deliver what you sell',
  ),
  asPath('the path of a policy', '/privacy-policy', 'duplicate'),
  asPath('the path of the 404', '/404', 'reserved'),
  asPath('the path of the file of the home page', '/index', 'reserved'),
  asPath('a path that is kept', '/images/clients', 'reserved'),
  asPath('a path with a space', '/our clients', 'spelling'),
  asPath('a path in capitals', '/Clients', 'spelling'),
  asPath('a path with a Cyrillic letter', '/\u0441lients', 'spelling'),
  asPath('a path with a zero-width space', '/clients\u200B', 'spelling'),
  asPath('a path with a soft hyphen', '/cli\u00ADents', 'spelling'),
  asPath('a path with a full-width hyphen', '/our\uFF0Dclients', 'spelling'),
  asPath('a path in curly quotes', '“/clients”', 'spelling'),
  asPath('a path with ..', '/../clients', 'spelling'),
  asPath('a path with a slash at its end', '/clients/', 'spelling'),
  edited(
    'a policy at a kept address',
    '1 reserved',
    'policies/admin.md',
    policy.replace('Privacy', 'Admin'),
  ),
  edited('no page at /', 'pages:1 no-home', dealers, 'path: /', 'path: /dealers'),
  asTestimonial('a testimonial that is not there', 'dealer-parter'),
  inPage(
    'a name with a Greek letter',
    '33 sections[2].testimonial spelling',
    'dealer-partner',
    'dealer-partne\u03C1',
  ),
  asPicture('a picture that is not there', '/images/portl.png', 'lost'),
  asPicture('a picture outside its folder', '/images/../site.png', 'spelling'),
  asAction('a page that is not there', `${pageAction} dealer`, 'page', 'lost'),
  asAction('a heading that is not there', `${policyAction}\n      anchor: terms`, 'anchor', 'lost'),
  asAction('an anchor with its mark', `${policyAction}\n      anchor: "#a"`, 'anchor', 'spelling'),
  asAction('a button to no page', `${linkAction} /nowhere`, 'address', 'lost'),
  asAction('one to a misspelt form', `${linkAction} "#book-demo"`, 'address', 'lost'),
  warned(
    asAction('a button by address', `${linkAction} /privacy-policy#our-terms`, 'address', 'typed'),
  ),

  redirect('a redirect to a page that is not there', { to: '/client' }, 'lost'),
  redirect('a redirect to itself', { to: '/old#part' }, 'moved'),
  redirect('a redirect to a mail address', { to: 'mailto:hello@casegood.example' }, 'spelling'),
  redirect('a redirect that hosts cut', { to: `https://a.example/${'é'.repeat(200)}` }, 'long'),
  edited(
    'more old addresses with a star than hosts read',
    '1 redirects too-many',
    'redirects.json',
    redirects(...Array.from({ length: 101 }, (_, at) => ({ from: `/old-${at}/*`, to: '/' }))),
  ),
  edited(
    'more old addresses than hosts read once they are encoded',
    '1 redirects too-many',
    'redirects.json',
    redirects(...Array.from({ length: 501 }, (_, at) => ({ from: `/é-${at}`, to: '/' }))),
  ),
  redirect('a redirect in the place of a page', { from: '/clients' }, 'duplicate'),
  beside(
    redirect('a redirect over a page', { from: '/for/*' }, 'duplicate'),
    'pages/nested.md',
    markedPage('/for/owners', ''),
  ),
  redirect('a redirect from the file of a page', { from: '/clients.html' }, 'duplicate'),
  redirect('one from its other file', { from: '/clients/index.html' }, 'duplicate'),
  redirect('a redirect from an encoded address', { from: '/old%20page' }, 'spelling'),
  redirect('a redirect from every address', { from: '/*' }, 'spelling'),
  redirect('a redirect from a file of the site', { from: '/robots.txt' }, 'reserved'),
  formerPath('a former path that is the page’s own', '/clients', '3 formerPaths[0] duplicate'),
  beside(
    formerPath('an old address twice', '/old', 'redirects.json:2 redirects[0].from duplicate'),
    'redirects.json',
    redirects({ from: '/old', to: '/' }),
  ),
  beside(
    warned(formerPath('a link to a former path', '/old', 'policies/privacy-policy.md:7 moved')),
    'policies/privacy-policy.md',
    policy.replace('We collect little.', '[Us](/old)'),
  ),
  beside(
    asAction('a link to an address that has moved', `${linkAction} /old`, 'address', 'moved'),
    'redirects.json',
    redirects({ from: '/old', to: '/clients' }),
  ),

  inPage(
    'what disappears before it appears',
    '3 unpublishAt days',
    'path:',
    'publishAt: 2001-02-01\nunpublishAt: 2001-01-01\npath:',
  ),
  inPage('draft hero', '7 sections[0].draft hero', ' title: Know', ' draft: true\n    title: Know'),
  edited('a draft of the page at /', '2 draft no-home', dealers, 'path: /', 'draft: true\npath: /'),
  beside(
    asTestimonial('a published page that names a draft', 'later'),
    'testimonials/later.json',
    testimonial.replace('"sample"', '"draft": true, "sample"'),
  ),
  beside(
    inPage(
      'a link to what has not appeared yet',
      '24 sections[1].cards[0].text lost',
      'Use what you have.',
      '"[Later](/later)"',
    ),
    'pages/later.md',
    markedPage('/later', 'publishAt: 2999-01-01'),
  ),
  beside(
    asAction(
      'a button to a section that is a draft',
      `${pageAction} other\n      anchor: see-where-it-stands`,
      'anchor',
      'lost',
    ),
    'pages/other.md',
    markedPage('/other', '').replace('type: showcase', 'type: showcase\n    draft: true'),
  ),
  warned(
    beside(
      asTestimonial('a name that will lead nowhere', 'for-now'),
      'testimonials/for-now.json',
      testimonial.replace('"sample"', '"unpublishAt": "2999-01-01", "sample"'),
    ),
  ),
];
