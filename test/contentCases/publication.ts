import { type BadCase, edited, inPage, warned } from './badCase';
import { clientsPage, policy, policyAction, testimonial } from './goodContent';

const card = '        text: Stop searching.\n';
const words = 'Use what you have.';

/** Adds a file of good content to a case. */
function beside(bad: BadCase, place: string, text: string): BadCase {
  return { ...bad, files: new Map(bad.files).set(place, text) };
}

function markedPage(path: string, mark: string): string {
  return clientsPage
    .replace('path: /clients', `path: ${path}\n${mark}`)
    .replace('know what you own', 'plan with what is there');
}

/** Draft fields that make no sense, and held-back content that published content needs. */
export const badPublication: BadCase[] = [
  inPage('a draft in words', ['path: /clients', 'path: /clients\ndraft: soon'], '3 draft', 'type'),
  inPage(
    'a publication date that doesn’t exist',
    ['path: /clients', 'path: /clients\npublishAt: tomorrow'],
    '3 publishAt',
    'spelling',
  ),
  inPage(
    'what disappears before it appears',
    [card, `${card}        publishAt: 2001-02-01\n        unpublishAt: 2001-01-01\n`],
    '29 sections[1].cards[1].unpublishAt',
    'days',
  ),
  inPage(
    'too few cards without a draft',
    [card, `${card}        draft: true\n`],
    '28 sections[1].cards[1].draft',
    'count',
  ),
  inPage(
    'a draft of the hero alone',
    ['    title: Know every piece', '    draft: true\n    title: Know every piece'],
    '7 sections[0].draft',
    'hero',
  ),
  edited(
    'a draft of the page at /',
    'pages/dealers.md',
    ['path: /', 'draft: true\npath: /'],
    '2 draft',
    'no-home',
  ),
  beside(
    inPage(
      'a published page that names a draft',
      ['dealer-partner', 'later'],
      '33 sections[2].testimonial',
      'lost',
    ),
    'testimonials/later.json',
    testimonial.replace('"sample"', '"draft": true, "sample"'),
  ),
  beside(
    inPage(
      'a link to a page that has not appeared yet',
      [words, '"[Later](/later)"'],
      '24 sections[1].cards[0].text',
      'lost',
    ),
    'pages/later.md',
    markedPage('/later', 'publishAt: 2999-01-01'),
  ),
  beside(
    inPage(
      'a link to a policy that is gone again',
      [words, '"[Terms](/terms)"'],
      '24 sections[1].cards[0].text',
      'lost',
    ),
    'policies/terms.md',
    policy.replace('Privacy', 'Old').replace('updated:', 'unpublishAt: 2001-01-01\nupdated:'),
  ),
  beside(
    inPage(
      'a button to a section that is held back',
      [
        policyAction,
        'type: page\n      label: Other\n      page: other\n      anchor: see-where-it-stands',
      ],
      '32 sections[1].action.anchor',
      'lost',
    ),
    'pages/other.md',
    markedPage('/other', '').replace('type: showcase', 'type: showcase\n    draft: true'),
  ),
  warned(
    beside(
      inPage(
        'a name that will lead nowhere',
        ['dealer-partner', 'for-now'],
        '33 sections[2].testimonial',
        'lost',
      ),
      'testimonials/for-now.json',
      testimonial.replace('"sample"', '"unpublishAt": "2999-01-01", "sample"'),
    ),
  ),
];
