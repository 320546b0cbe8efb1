import { type BadCase, inPage } from './badCase';
import { clientsPage, policyAction } from './goodContent';

/** Sections and actions of no type, of two half types, or in the wrong place. */
export const badSections: BadCase[] = [
  inPage(
    'an unknown type of section',
    ['- type: cards', '- type: card'],
    '19 sections[1].type',
    'unknown-word',
  ),
  inPage(
    'a section without a type',
    ['  - type: testimonial\n    testimonial', '  - testimonial'],
    '32 sections[2].type',
    'missing',
  ),
  inPage(
    'half a video and half a policy',
    [policyAction, `${policyAction}\n      video: platform-tour`],
    '32 sections[1].action.video',
    'unknown-field',
  ),
  inPage(
    'a video action without a video',
    ['        video: platform-tour\n', ''],
    '12 sections[0].actions[1].video',
    'missing',
  ),
  inPage(
    'a first section that is no hero',
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
  inPage(
    'a hero that was moved down',
    [
      '  - type: hero\n',
      '  - type: testimonial\n    testimonial: dealer-partner\n    title: First\n    reasons:\n      - One scan\n  - type: hero\n',
    ],
    '11 sections[1].type',
    'hero',
  ),
  inPage(
    'a second hero',
    [
      '  - type: testimonial\n    testimonial: dealer-partner\n    title: Why clients love {product}\n    reasons:\n      - One scan opens the record\n',
      '  - type: hero\n    title: Again\n    text: More.\n    actions: []\n',
    ],
    '32 sections[2].type',
    'hero',
  ),
];
