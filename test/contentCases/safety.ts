import { stringify } from 'yaml';
import { type BadCase, badCase } from './badCase';

const page = 'pages/clients.md';
const policy = 'policies/privacy-policy.md';

function inPolicy(name: string, markdown: string, ...words: string[]): BadCase {
  const expected = { line: 7, field: '', words };
  return badCase(name, policy, { find: 'We collect little.', put: markdown }, expected);
}

function inCard(name: string, markdown: string, ...words: string[]): BadCase {
  const expected = { line: 24, field: 'sections[1].cards[0].text', words };
  const put = JSON.stringify(markdown);
  return badCase(name, page, { find: 'Use what you have.', put }, expected);
}

function asLink(name: string, address: string, ...words: string[]): BadCase {
  const expected = { line: 31, field: 'sections[1].action.address', words };
  const put = stringify(address, { lineWidth: 0 }).trimEnd();
  return badCase(name, page, { find: '/privacy-policy#our-terms', put }, expected);
}

function asVideo(name: string, address: string, ...words: string[]): BadCase {
  const expected = { line: 3, field: 'address', words };
  const find = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
  return badCase(name, 'videos/platform-tour.json', { find, put: address }, expected);
}

const html = 'has HTML in it';
const noLink = ', which begins with';

/** Markdown, addresses and tokens that are not safe, or lead nowhere. */
export const badSafety: BadCase[] = [
  inPolicy('a script', '<script>alert(1)</script>', html, '<script>'),
  inPolicy('a script in capitals', 'Text <SCRIPT SRC=//evil.example>', html),
  inPolicy('an iframe', '<iframe src="https://evil.example"></iframe>', html, '<iframe'),
  inPolicy('an svg that runs', 'Text <svg onload=alert(1)> more', html, '<svg'),
  inPolicy('a picture that runs', '<img src=x onerror="alert(1)">', html, '<img'),
  inPolicy('a tag that is not closed', 'Text <img src=x onerror=alert(1)', html, '<img'),
  inPolicy('a comment', '<!-- hidden -->', html, '<!--'),
  inPolicy('a form', 'Text <form action="https://evil.example"> more', html, '<form'),
  inPolicy('a style', '<style>@import "x"</style>', html, '<style>'),
  inPolicy('a tag in entities', '&lt;script&gt;alert(1)&lt;/script&gt;', html),
  inPolicy('a javascript: link', '[us](javascript:alert(1))', noLink, '"javascript:"'),
  inPolicy('one in capitals', '[us](JaVaScRiPt:alert(1))', noLink, '"javascript:"'),
  inPolicy('one in entities', '[us](&#106;avascript&colon;alert(1))', noLink, '"javascript:"'),
  inPolicy('one with a tab in it', '[us](java&Tab;script:alert(1))', 'has a space or a backslash'),
  inPolicy('one as a reference', '[us]\n\n[us]: javascript:alert(1)', noLink, '"javascript:"'),
  inPolicy('one in angle brackets', '<javascript:alert(1)>', noLink, '"javascript:"'),
  inPolicy('a data: link', '[us](data:text/html;base64,PHNjcmlwdD4=)', noLink, '"data:"'),
  inPolicy('a vbscript: link', '[us](vbscript:msgbox)', noLink, '"vbscript:"'),
  inPolicy('an http: link', '[us](http://casegood.example)', 'not encrypted', 'https://'),
  inPolicy('a link without a scheme', '[us](//evil.example)', 'is not a full address'),
  inPolicy('a link with a backslash', '[us](/\\\\evil.example)', 'has a space or a backslash'),
  inPolicy('a password', '[us](https://me:secret@casegood.example)', 'a user name or a password'),
  inPolicy('a link to no page', '[us](/client)', 'no such page', 'Did you mean "/clients"?'),
  inPolicy('a link to no heading', '[us](#our-term)', 'no heading', 'Did you mean "our-terms"?'),
  inPolicy('a picture in text', '![A chair](/images/portal.png)', 'has a picture within its text'),
  inPolicy('an unknown token', 'From {company}.', '"{company}", which is not known', '{product}'),
  inPolicy('a second title', '# Privacy', 'has a second title', '##'),
  badCase(
    'a skipped level',
    policy,
    { find: '## Our', put: '#### Our' },
    {
      line: 9,
      field: '',
      words: ['skips a level of headings'],
      warning: true,
    },
  ),
  inCard('HTML in a card', 'A <b>bold</b> text', html, '<b>'),
  inCard('a javascript: link in a card', '[x](javascript:alert(1))', noLink),
  inCard('a heading in a card', '## Cost', 'has a heading in it', 'title field'),
  inCard('a misspelt token', 'Use {produkt}.', 'Did you mean {product}?'),
  inCard(
    'a token with spaces',
    'Use { product }.',
    'which is not known',
    'Did you mean {product}?',
  ),
  inCard('a token that is not closed', 'Use {product for it.', 'a brace that is not closed'),
  inCard('a token of another field', '{stars} of them', '"{stars}", which is not known'),
  inCard('a hidden mark by its number', 'Use \u0007 it', 'invisible character'),
  badCase(
    'HTML in a title',
    page,
    { find: 'title: Cost', put: 'title: <i>Cost</i>' },
    {
      line: 23,
      field: 'sections[1].cards[0].title',
      words: [html, 'plain words'],
    },
  ),
  badCase(
    'the product within its own name',
    'site.json',
    { find: '"Casegood"', put: '"{product}"' },
    {
      line: 2,
      field: 'product',
      words: ['not replaced here'],
    },
  ),
  asLink('a link action to no page', '/nowhere', 'leads to "/nowhere", but there is no such page'),
  asLink('one to no heading', '/privacy-policy#terms', 'no heading there has that anchor'),
  asLink('one to a misspelled form', '#book-demo', 'Did you mean "book-a-demo"?'),
  asLink('one to a page with a slash', '/privacy-policy/', 'Did you mean "/privacy-policy"?'),
  asLink('one to javascript:', 'javascript:alert(1)', 'begins with "javascript:"'),
  asLink('one to http:', 'http://casegood.example', 'not encrypted'),
  asLink('one without a scheme', 'casegood.example', 'is not a full address'),
  asLink('one to another site by two slashes', '//evil.example', 'is not a full address'),
  asLink('one with a password', 'https://me:secret@casegood.example', 'a password'),
  asLink('one to half a mail address', 'mailto:hello', 'not a complete email address'),
  asLink(
    'a token in an address',
    'https://{product}.example',
    '"{product}", which is not replaced',
  ),
  asVideo('an unknown host', 'https://videos.example/watch?v=1', 'not known here', 'YouTube'),
  asVideo(
    'a look-alike host',
    'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'only looks like',
  ),
  asVideo('a host before an @', 'https://www.youtube.com@evil.example/watch?v=1', 'a password'),
  asVideo('a channel', 'https://www.youtube.com/@casegood', 'not that of a single video'),
  asVideo('a video over http:', 'http://youtu.be/aqz-KE-bpKQ', 'not encrypted'),
];
