import { png } from '../support/png';
import type { BadCases } from './badCase';
import { clientsPage, goodContent } from './goodContent';

const [page, policy, site] = ['pages/clients.md', 'policies/privacy-policy.md', 'site.json'];
const newTab = '"opens in a new tab"';
const latin = Buffer.from(clientsPage.replace('Cost', 'Coût'), 'latin1');

/** A grey PNG of 400 by 200 pixels, and one of 40 by 30. */
const [wide = png, small = png] = [
  'iVBORw0KGgoAAAANSUhEUgAAAZAAAADIAQMAAAD82yWhAAAAA1BMVEWIiIhYZW6zAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAIUlEQVRo3u3BMQEAAADCoPVPbQ0PoAAAAAAAAAAAAIAXAyfYAAGcQGgRAAAAAElFTkSuQmCC',
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAAeAQMAAABkE86eAAAAA1BMVEWIiIhYZW6zAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12NgGHoAAAC0AAFecZC/AAAAAElFTkSuQmCC',
].map((text) => Buffer.from(text, 'base64'));

/** Files that can’t be read, aren’t valid YAML, JSON or pictures, or are in the wrong place. */
export const badFiles: BadCases = {
  content: new Map<string, string | Buffer>([
    ...goodContent,
    ['images/wide.png', wide],
    ['images/small.png', small],
  ]),
  cases: [
    ['too-large', page, 1, '', 'x'.repeat(300_001)],
    ['encoding', page, 22, '', latin],
    ['unmerged', page, 19, '    title: Why it', '<<<<<<< HEAD\n    title: Why it'],
    ['unmerged', site, 5, newTab, '\n<<<<<<< HEAD\n"here"'],
    ['front-matter', page, 1, '', ''],
    ['front-matter', policy, 1, '2025-08-01\n---\n', '2025-08-01\n'],
    ['front-matter', page, 1, '', '---js\nprocess.exit(7)\n---\n'],
    ['stray-text', page, 34, 'sample: true\n---\n', 'sample: true\n---\n\nHello.\n'],
    [
      'missing',
      policy,
      5,
      '\nWe collect little.\n\n## Our *terms*\n\nSee [above](#our-terms) and write to [us](mailto:hello@casegood.example).\n',
      '',
    ],
    ['syntax', page, 19, '    title: Why it', '\ttitle: Why it'],
    ['syntax', page, 8, '    text: Your', '      text: Your'],
    ['syntax', page, 14, '    picture:', '   picture:'],
    ['syntax', page, 19, 'title: Why it matters', 'title: "Why it matters'],
    ['syntax', page, 19, 'title: Why it matters', 'title:Why it matters'],
    ['syntax', page, 18, '  - type: cards', '  – type: cards'],
    ['syntax', page, 19, 'Why it matters', "'Why it's here'"],
    ['syntax', page, 4, 'One inventory for', 'One inventory: for'],
    ['syntax', site, 13, '"Skip to content"\n', '"Skip to content",\n'],
    ['syntax', site, 4, `${newTab},`, newTab],
    ['syntax', site, 4, newTab, '“opens in a new tab”'],
    ['syntax', site, 4, newTab, '"opens "here""'],
    ['syntax', site, 4, newTab, '"opens\n in a new tab"'],
    ['syntax', site, 4, newTab, '4,5'],
    ['syntax', site, 1, '', '{ "product": "Casegood"'],
    ['repeated', page, 24, 'text: Use', 'text: Use\n        text: Use'],
    ['syntax', page, 2, 'path: /clients', `path: ${'['.repeat(5000)}`],
    ['repeated', policy, 5, '\n---\n\n', '\nbody: Hello.\n---\n\n'],
    ['lost-words', page, 23, 'Use what you have.', 'We rank #1.'],
    ['lost-words', page, 22, 'title: Cost', 'title: #1 in cost'],
    ['lost-words', page, 4, 'One inventory', '&copy; One inventory'],
    ['lost-words', page, 8, 'Your dealer', '{product}: your dealer'],
    ['folded-list', page, 24, 'Use what you have.', 'Use\n          - what you have.'],
    ['unused', 'images/plan.svg', 1, '', '<svg/>'],
    ['not-a-picture', 'images/portal.png', 1, '', '<svg onload="alert(1)"/>'],
    ['wrong-ending', 'images/portal.jpg', 1, '', png],
    ['damaged', 'images/portal.png', 1, '', png.subarray(0, -20)],
    ['picture-size', page, 16, 'portal-dark.png', 'wide.png'],
    ['small', page, 15, 'portal.png\n      darkFile: /images/portal-dark.png', 'small.png'],
    ['no-file', site, 1, '', undefined],
  ],
  words: {
    'too-large':
      'has more than 300,000 characters, which is more than a page can bear. Divide it, or remove what visitors don’t need.',
    encoding:
      'has letters that are not saved as UTF-8. Save it again with the encoding UTF-8, in most editors under "Save as".',
    unmerged:
      'has the marks of two versions that were not merged (<<<<<<<). Keep the words of one version, and remove the other and the marks.',
    'front-matter':
      'does not begin with fields between two lines of three hyphens (---). One belongs above the first field, and another below the last.',
    'stray-text': 'is text that no page shows. Put it into a section, or remove it.',
    syntax:
      'has a tab or a non-breaking space before its words. A text with a colon, a # or a quotation mark in it, or a sign at its beginning, is in straight double quotes, in one line; quotation marks within it are curly: “words”, it’s. Fields of a group, and the hyphens of a list, begin below each other, behind ordinary spaces; a space follows their colon or hyphen. A text of several lines, such as a list, goes below a vertical bar (text: |-), further right than that.',
    repeated: 'has the field "text" a second time. Keep one of the two.',
    'lost-words':
      'has "#1.", which is not read. A text with a colon, a # or a quotation mark in it, or a sign at its beginning, is in straight double quotes, in one line; quotation marks within it are curly: “words”, it’s. Fields of a group, and the hyphens of a list, begin below each other, behind ordinary spaces; a space follows their colon or hyphen. A text of several lines, such as a list, goes below a vertical bar (text: |-), further right than that.',
    'folded-list':
      'has points of a list that all become one line. Put a vertical bar (text: |-) where the text begins, and all of it below that.',
    unused:
      'is not used. Content is pages/*.md, policies/*.md, testimonials/*.json, videos/*.json, site.json, request.json, banner.json, redirects.json, and PNG, JPEG, WebP or AVIF pictures in images: files of their own, not links, with names in lower case and words joined by hyphens. Rename, move, convert or remove what isn’t.',
    'not-a-picture':
      'is not a PNG, JPEG, WebP or AVIF picture. Save it as one of these in a program for pictures.',
    'wrong-ending':
      'contains a picture of the type png, not jpg. Rename it so that it ends in .png, also where it is used.',
    damaged: 'is damaged or incomplete. Save or copy the picture again.',
    'picture-size':
      'is 400 by 200 pixels, but the one for light mode is 400 by 300. The page must not shift when one replaces the other: use the same size for both, or remove the one for dark mode.',
    small:
      'is 40 by 30 pixels, and even phones show it 358 pixels wide. Save it larger, best from 1,280 to 2,560 pixels wide, or choose another.',
    'no-file': 'is missing. The site needs it: restore it from an earlier version.',
  },
};
