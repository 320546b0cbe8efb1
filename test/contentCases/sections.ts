import { type BadCase, edited } from './badCase';
import { clientsPage, policyAction } from './goodContent';

const page = 'pages/clients.md';

/** Sections and actions of no type, of half of two types, or in the wrong place. */
export const badSections: BadCase[] = [
  edited(
    'an unknown type of section',
    page,
    ['- type: cards', '- type: card'],
    '19 sections[1].type',
    'unknown-word',
  ),
  edited(
    'a section without a type',
    page,
    ['  - type: testimonial\n    testimonial', '  - testimonial'],
    '32 sections[2].type',
    'missing',
  ),
  edited(
    'half a video and half a policy',
    page,
    [policyAction, `${policyAction}\n      video: platform-tour`],
    '32 sections[1].action.video',
    'unknown-field',
  ),
  edited(
    'a video action without a video',
    page,
    ['        video: platform-tour\n', ''],
    '12 sections[0].actions[1].video',
    'missing',
  ),
  edited(
    'a first section that is no hero',
    page,
    [
      clientsPage.slice(
        clientsPage.indexOf('  - type: hero'),
        clientsPage.indexOf('  - type: cards'),
      ),
      '',
    ],
    '6 sections[0].type',
    'hero',
  ),
  edited(
    'a hero that was moved down',
    page,
    [
      '  - type: hero\n',
      '  - type: testimonial\n    testimonial: dealer-partner\n    title: First\n    reasons:\n      - One scan\n  - type: hero\n',
    ],
    '11 sections[1].type',
    'hero',
  ),
  edited(
    'a second hero',
    page,
    [
      '  - type: testimonial\n    testimonial: dealer-partner\n    title: Why clients love {product}\n    reasons:\n      - One scan opens the record\n',
      '  - type: hero\n    title: Again\n    text: More.\n    actions: []\n',
    ],
    '32 sections[2].type',
    'hero',
  ),
];
