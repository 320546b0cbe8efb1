import { type BadCase, badCase, inPage, warned, written } from './badCase';
import { policy, policyAction } from './goodContent';

const video = '14 sections[0].actions[1].video';

function asPath(name: string, path: string, code: string): BadCase {
  return inPage(name, ['path: /clients', `path: ${path}`], '2 path', code);
}

/** A page that duplicates something of the other one, where it is reported. */
function likeTheOther(name: string, words: readonly [string, string], place: string): BadCase {
  const bad = inPage(name, words, place, 'duplicate');
  return { ...bad, expected: { ...bad.expected, file: 'content/pages/dealers.md' } };
}

function buttonByAddress(name: string, address: string): BadCase {
  const put = `type: link\n      label: Go\n      address: ${address}`;
  const place = '31 sections[1].action.address';
  return warned(inPage(name, [policyAction, put], place, 'typed'));
}

/** Paths, file names and references that are taken, misspelt or broken. */
export const badNames: BadCase[] = [
  likeTheOther('two pages with one path', ['path: /clients', 'path: /'], '2 path'),
  likeTheOther(
    'two pages with one title',
    ['know what you own', 'deliver what you sell'],
    '3 title',
  ),
  asPath('the path of a policy', '/privacy-policy', 'duplicate'),
  asPath('the path of the 404', '/404', 'reserved'),
  asPath('a path that is kept', '/images/clients', 'reserved'),
  asPath('a path with a space', '/our clients', 'spelling'),
  asPath('a path in capitals', '/Clients', 'spelling'),
  asPath('a path with ..', '/../clients', 'spelling'),
  asPath('a path without a slash', 'clients', 'spelling'),
  asPath('a path with a slash at its end', '/clients/', 'spelling'),
  asPath('a path with an accent', '/café', 'spelling'),
  badCase(
    'no page at /',
    'pages/dealers.md',
    { find: 'path: /', put: 'path: /dealers' },
    { file: 'content/pages', line: 1, field: '', code: 'no-home' },
  ),
  badCase('no site file', 'site.json', { removed: true }, { line: 1, field: '', code: 'no-file' }),
  inPage(
    'a testimonial that is not there',
    ['dealer-partner', 'dealer-parter'],
    '33 sections[2].testimonial',
    'lost',
  ),
  inPage(
    'a page that is not there',
    [policyAction, 'type: page\n      label: Dealers\n      page: dealer'],
    '31 sections[1].action.page',
    'lost',
  ),
  inPage(
    'a heading that is not there',
    [policyAction, `${policyAction}\n      anchor: terms`],
    '32 sections[1].action.anchor',
    'lost',
  ),
  inPage(
    'an anchor with its mark',
    [policyAction, `${policyAction}\n      anchor: "#our-terms"`],
    '32 sections[1].action.anchor',
    'spelling',
  ),
  buttonByAddress('a button to the address of a page', '/'),
  buttonByAddress('a button to the address of a policy', '/privacy-policy#our-terms'),
  inPage('a video that is not there', ['platform-tour', 'plattform-tour'], video, 'lost'),
  inPage('a name with its ending', ['platform-tour', 'platform-tour.json'], video, 'spelling'),
  written('a file in the wrong place', 'page.md', 'x', '1', 'unused'),
  written('a file with another ending', 'pages/new.txt', 'x', '1', 'unused'),
  written('a folder in a folder', 'pages/old/a.md', 'x', '1', 'unused'),
  written('a file name in capitals', 'policies/Our Terms.md', 'x', '1', 'file-name'),
  written(
    'a policy at a kept address',
    'policies/admin.md',
    policy.replace('Privacy', 'Admin'),
    '1',
    'reserved',
  ),
];
