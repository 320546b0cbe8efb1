import type { BadCases } from './badCase';
import { goodContent, policyAction } from './goodContent';

const [page, policy] = ['pages/clients.md', 'policies/privacy-policy.md'];
const words = 'We collect little.';
const link = 'type: link\n      label: Go\n      address:';

/** Markdown, addresses and tokens that are unsafe or broken. */
export const badTexts: BadCases = {
  content: goodContent,
  cases: [
    ['html', policy, 7, words, '<script>alert(1)</script>'],
    ['html', page, 22, 'title: Cost', 'title: <i>Cost</i>'],
    ['address', policy, 7, words, '[us](javascript:alert(1))'],
    ['address', policy, 7, words, '[us](&#106;avascript&colon;alert(1))'],
    ['address', policy, 7, words, '[us](//evil.example)'],
    ['address', policy, 7, words, '[us](https://me:secret@casegood.example)'],
    ['unfit', page, 30, policyAction, `${link} javascript:alert(1)`],
    ['insecure', policy, 7, words, '[us](http://casegood.example)'],
    [
      'roundabout',
      policy,
      7,
      words,
      '[us](https://a.safelinks.protection.outlook.com/?url=https://acme.org)',
    ],
    ['no-words', policy, 7, words, '[](/clients)'],
    ['picture', policy, 7, words, '![A chair](/images/portal.png)'],
    ['token', policy, 7, words, 'From {company}.'],
    ['token', policy, 7, words, 'From {product, as ever.'],
    ['heading-level', policy, 7, words, '# Privacy Policy\n\nWe collect little.'],
    ['heading-level', policy, 9, '## Our', '#### Our'],
    ['format', page, 23, 'Use what you have.', '"## Cost"'],
    ['long', page, 4, 'for all your', 'and more '.repeat(20)],
    ['stray-markdown', page, 22, 'title: Cost', 'title: Cost &amp; care'],
    ['times', policy, 7, words, 'It is 60*30*29 inches.'],
    ['leftover', policy, 7, words, 'From [object Object].'],
    ['alternative', page, 17, 'An inventory table.', 'IMG_2041.jpg'],
  ],
  words: {
    html: 'has HTML in it ("<script>"). Remove it: *emphasis*, **strong words**, lists and [links](/clients) are enough.',
    address:
      'has the link "javascript:alert(1)", which leads nowhere or is not safe. Write a page of this site, such as /clients, a place on this page, such as #our-terms, or a full address that begins with https://, mailto: or tel:.',
    insecure:
      'has the link "http://casegood.example", which is not encrypted. Write "https://casegood.example" if that works, too.',
    roundabout:
      'has the link "https://a.safelinks.protection.outlook.com/?url=https://acm…", which goes through the scanner of somebody’s mail. Write "https://acme.org".',
    'no-words': 'has a link without words. Write them, or remove it.',
    picture: 'has a picture within its text. Pictures belong in a picture field.',
    token:
      'has "{company}", which is not known. Only {product} works in braces here. To show other braces, write \\{ and \\}; code shows them, too.',
    'heading-level':
      'has a heading that begins with #. Remove it if it is the title. Otherwise begin it with ##: the title has a field of its own, and no level is skipped.',
    long: 'has 205 characters. Keep it to about 160.',
    'stray-markdown':
      'shows "&amp;" as it is written. Type what visitors should see: markdown and codes such as &amp; do nothing here.',
    times:
      'has "60*30*29", and an asterisk between numbers can turn into emphasis. Write × between numbers, or \\* to show an asterisk.',
    leftover:
      'has "[object Object].", which isn’t words. Type anew what should stand there, or remove it: another program has lost it or left it there.',
    alternative:
      'is "IMG_2041.jpg", which doesn’t say what the picture shows. Write what visitors would see, such as "Two people with a tag on a chair".',
  },
};
