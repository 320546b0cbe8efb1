import type { BadCases } from './badCase';
import { clientsPage, goodContent, policyAction } from './goodContent';

const [page, policy, site] = ['pages/clients.md', 'policies/privacy-policy.md', 'site.json'];
const newTab = '"opens in a new tab"';
const hero = clientsPage.slice(
  clientsPage.indexOf('  - type: hero'),
  clientsPage.indexOf('  - type: cards'),
);

/** Fields that are missing, unknown, of the wrong type, too long, or not what their section takes. */
export const badFields: BadCases = {
  content: goodContent,
  cases: [
    ['missing', page, 2, 'path: /clients\n', ''],
    ['missing', page, 18, '- type: cards\n    title', '- title'],
    ['unknown-field', page, 7, ' title: Know', ' draft: true\n    title: Know'],
    ['unknown-field', page, 23, 'text: Use', 'texd: Use'],
    ['unfit', site, 4, newTab, '{ "words": "opens" }'],
    ['unfit', site, 4, newTab, '"opens\\nin a new tab"'],
    ['unfit', page, 22, 'title: Cost', 'title: 2025'],
    ['unfit', page, 3, 'path: /clients', 'path: /clients\nformerPaths: /owners, /office-managers'],
    ['unfit', page, 27, `action:\n      ${policyAction}`, 'action: x'],
    ['not-one-of', page, 21, 'icon: cost', 'icon: costs'],
    ['not-one-of', page, 6, 'type: hero', 'type: heros'],
    ['empty', page, 22, 'title: Cost', "title: ''"],
    ['too-long', page, 22, 'title: Cost', `title: ${'cost '.repeat(15)}`],
    ['unfit', policy, 4, '2025-08-01', '2025-02-30'],
    ['unfit', site, 3, 'hello@casegood.example', 'hello'],
    ['unfit', page, 15, 'portal.png', 'plan.svg'],
    ['hero', page, 6, hero, ''],
    ['days', page, 3, 'path:', 'publishAt: 2001-02-01\nunpublishAt: 2001-01-01\npath:'],
    ['unpublished', page, 19, '    title: Why it', '    draft: true\n    title: Why it'],
    ['placeholder', page, 23, 'Use what you have.', 'TODO'],
  ],
  words: {
    missing:
      'is missing. Every page needs a path in lower case with hyphens, without a slash at the end, such as "/architects".',
    'unknown-field':
      'is not a field of a hero section. Move it to the group that has it, or remove it. In the file, the fields are type, badge, title, text, actions, picture, benefits.',
    unfit:
      'is a group of fields, which doesn’t fit. In a file, put all of it in double quotes. It needs a text of up to 80 characters, such as "opens in a new tab".',
    'not-one-of':
      '"costs" is none of the words that it can have. Did you mean "cost"? It needs an icon: bid, brand, clock, cost, delivery, leaf, people, scan, service or warehouse.',
    empty: 'is empty. It needs a title of up to 60 characters, such as "Know what you own".',
    'too-long':
      'has 74 characters. It needs a title of up to 60 characters, such as "Know what you own".',
    hero: 'is not a hero. A page begins with its only hero: move it to the top, or remove this one.',
    days: 'is not after 2001-02-01, the day on which it appears. Give it a later day, or remove one of the two.',
    unpublished: 'Draft.',
    placeholder:
      'has the placeholder: "TODO". Put the real words or the real address in its place.',
  },
};
