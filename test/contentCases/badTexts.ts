import { asTitle, type BadCase, edited, inPage } from './badCase';
import { policy as goodPolicy, policyAction } from './goodContent';

const policy = 'policies/privacy-policy.md';

function inPolicy(name: string, markdown: string): BadCase {
  return edited(name, policy, 'We collect little.', markdown);
}

function inCard(name: string, markdown: string): BadCase {
  const words = ['Use what you have.', JSON.stringify(markdown)] as const;
  return inPage(name, ...words);
}

function asLink(name: string, address: string): BadCase {
  const put = `type: link\n      label: Go\n      address: ${JSON.stringify(address)}`;
  return inPage(name, policyAction, put);
}

function asPrivacyLine(name: string, line: string): BadCase {
  return edited(name, 'request.json', '"sending"', `"privacy": ${JSON.stringify(line)}, "sending"`);
}

/** Markdown, addresses and tokens that are unsafe or broken. */
export const badTexts: BadCase[] = [
  inPolicy('a script', '<script>alert(1)</script>'),
  inPolicy('a tag that is not closed', 'Text <img src=x onerror=alert(1)'),
  inPolicy('a tag in entities', '&lt;script&gt;alert(1)&lt;/script&gt;'),
  inPolicy('a note beside words', '<!-- checked --> We collect little.'),
  inPolicy('a note that does not end', 'We collect little.\n\n<!-- checked'),
  edited(
    'nothing but a note',
    policy,
    `${goodPolicy.split('We collect')[0]}<!-- to be written -->`,
  ),
  inCard('nothing but a note in a card', '<!-- to be written -->'),
  inPolicy('a javascript: link', '[us](javascript:alert(1))'),
  inPolicy('one in entities', '[us](&#106;avascript&colon;alert(1))'),
  inPolicy('one as a reference', '[us]\n\n[us]: javascript:alert(1)'),
  inPolicy('one in angle brackets', '<javascript:alert(1)>'),
  inPolicy('an http: link', '[us](http://casegood.example)'),
  inPolicy('an http: address', 'See http://www.casegood.com/terms, or HTTP://CASEGOOD.COM.'),
  inPolicy('an http: link to a password', '[us](http://me:secret@casegood.com)'),
  inPolicy('a link without a scheme', '[us](//evil.example)'),
  inPolicy('a link with a backslash', '[us](/\\\\evil.example)'),
  inPolicy('a password', '[us](https://me:secret@casegood.example)'),
  inPolicy('a link without words', '[](/clients)'),
  inPolicy('a heading without words', '## '),
  inPolicy('a link to no page', '[us](/client)'),
  inPolicy('a link to no heading', '[us](#our-term)'),
  inPolicy('a link with a Cyrillic letter', '[us](/\u0441lients)'),
  inPolicy('an anchor with a Cyrillic letter', '[us](#our-t\u0435rms)'),
  inPolicy('a byte order mark in a text', 'We \uFEFFcollect'),
  inPolicy('a link to no heading in another script', '[us](#返品)'),
  inPolicy('an encoded link to no heading', '[us](#%E8%BF%94%E5%93%81)'),
  inPolicy('a link with half a code', '[us](#100%)'),
  inPolicy('a link with a mark that nobody sees', '[us](https://www.acme.org/\u200E)'),
  inPolicy('one in an anchor of a page', '[us](/clients\uFE0F#our-terms)'),
  inPolicy('a bare address with a soft hyphen', 'See https://www.ac\u00ADme.org/terms.'),
  inPolicy('a mail address with one', '[us](mailto:hello\u200D@casegood.com)'),
  inPolicy('a bare one', 'See https://l.facebook.com/l.php?u=http%3A%2F%2Facme.org.'),
  inPolicy('a link to nothing', '[us](#)'),
  inPolicy('a heading with an id', '## Why {#why}'),
  inPolicy('a note that has words', 'So little[^1].\n\n[^1]: Note.'),
  inPolicy('a note that nothing names', 'We collect little.\n\n[^note]: https://acme.org'),
  inPolicy('a picture in text', '![A chair](/images/portal.png)'),
  inPolicy('an unknown token', 'From {company}.'),
  inPolicy('a token in bold', '**wp_{HASH}** and *{a b}*'),
  inPolicy('one brace', 'wp_{HASH'),
  inPolicy('an invisible mark', 'Use \u202Ewhat you have'),
  inPolicy('a second title', '# Privacy'),
  inPolicy('one below other words', 'We collect little.\n\n# Privacy Policy'),
  inPolicy('the title in the text', '# Privacy Policy\n\nWe collect little.'),
  inPolicy('the title above equals signs', '**Privacy policy**\n=====\n\nWe collect little.'),
  inPolicy('the title with the name of the company', '# {product}: Privacy Policy (EU)'),
  inPolicy('the title on the second level', '## PRIVACY POLICY'),
  inPolicy('a heading with a word of the title', '# Your privacy'),
  inPolicy('indented words everywhere', 'a\n\n    b\n\nc\n\n    d\n\n<b>e</b>\n\n<i>f</i>'),
  inPolicy('hyphens below each paragraph', 'Who\n---\n\nWhat\n----\n\nWhy\n---'),
  inPolicy('bullets everywhere', '• a\n\nb\n\n• c'),
  edited('a skipped level', policy, '## Our', '#### Our'),
  inPolicy('a heading without a space', '##Our terms'),
  inPolicy('a link with a space in its address', 'See [our terms](/privacy policy).'),
  inPolicy('strong words beside a word', '**Note:**We collect little.'),
  inPolicy('a note below the text', 'We collect little[^1].'),
  inPolicy('a table without its line', '| a | b |\n| c | d |'),
  inPolicy('a bullet', '• We collect little.'),
  inPolicy('a box to tick', '- [ ] We collect little.'),
  inPolicy('hyphens below a paragraph', 'We collect little.\n---'),
  inPolicy('equals signs below a paragraph', 'We collect\nlittle.\n==='),
  inPolicy('a fence that is not closed', '```\n[us](/client)'),
  inPolicy('one that another closes', '~~~~\n[us](/client)\n~~~\n```'),
  inPolicy('words that are indented', 'We collect\n\n    very little.'),
  inPolicy('words behind a tab', '- a\n\n\t\tWe collect little.'),
  inPolicy('words that name an address', '[Robin]: Hello'),
  inCard('HTML in a card', 'A <b>bold</b> text'),
  inCard('a heading in a card', '## Cost'),
  inCard('a misspelt token', 'Use {produkt}.'),
  inCard('a token that is not closed', 'Use {product for it.'),
  inCard('a hidden mark by its number', 'Use \u0007 it'),
  inCard('an entity of an entity', 'Know &amp;amp; find'),
  asTitle('an entity in a title', 'Cost &amp; care'),
  asTitle('HTML in a title', '<i>Cost</i>'),
  asTitle('emphasis in plain words', '"*new*"'),
  asTitle('code in plain words', '"`SIF`"'),
  inCard('words of a card that are indented', '    Use what you have.'),
  inCard('hyphens below the words of a card', 'Use what\n---'),
  asPrivacyLine('emphasis in a line of words and links', 'We *only* answer.'),
  asPrivacyLine('a list for a line', '- We answer.'),
  asPrivacyLine('a line with a link to no page', 'See [our policy](/policy).'),
  asPrivacyLine('two lines for one', 'We answer.\nSee [our policy](/privacy-policy).'),
  edited('the product in its own name', 'site.json', '"Casegood"', '"{product}"'),
  asLink('one to javascript:', 'javascript:alert(1)'),
  asLink('one to http:', 'http://casegood.example'),
  asLink('one without a scheme', 'casegood.example'),
  asLink('one to another site by two slashes', '//evil.example'),
  asLink('one with a password', 'https://me:secret@casegood.example'),
  asLink('one to half a mail address', 'mailto:hello'),
  asLink('a token in an address', 'https://{product}.example'),
  asLink('one with a mark for the direction', 'https://www.acme.org/terms\u200F'),
  asLink('one with a soft hyphen', 'https://www.ac\u00ADme.org/terms'),
  asLink('one with a joiner behind a letter', 'https://www.müller.org/\u200C'),
  asLink('one of a page with a variation', '/clients\uFE0F'),
  edited(
    'a social address with a mark for the direction',
    'site.json',
    'https://social.example/casegood',
    'https://www.linkedin.com/\u200Ecompany',
  ),
  asLink('one through a mail filter', 'https://urldefense.com/v3/__https://acme.org/a__;!!b'),
  asLink('one to nothing', '#'),
  asLink('one with a space', 'https://casegood.example/our terms'),
];
