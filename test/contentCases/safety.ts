import { stringify } from 'yaml';
import { asTitle, type BadCase, badCase, edited, warned } from './badCase';
import { policyAction } from './goodContent';

const page = 'pages/clients.md';
const policy = 'policies/privacy-policy.md';

function inPolicy(name: string, markdown: string, code: string): BadCase {
  const expected = { line: 7, field: '', code };
  return badCase(name, policy, { find: 'We collect little.', put: markdown }, expected);
}

function inCard(name: string, markdown: string, code: string): BadCase {
  const expected = { line: 24, field: 'sections[1].cards[0].text', code };
  const put = JSON.stringify(markdown);
  return badCase(name, page, { find: 'Use what you have.', put }, expected);
}

function asLink(name: string, address: string, code: string): BadCase {
  const expected = { line: 31, field: 'sections[1].action.address', code };
  const put = `type: link\n      label: Go\n      address: ${stringify(address, { lineWidth: 0 }).trimEnd()}`;
  return badCase(name, page, { find: policyAction, put }, expected);
}

function asVideo(name: string, address: string, code: string): BadCase {
  const expected = { line: 3, field: 'address', code };
  const find = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
  return badCase(name, 'videos/platform-tour.json', { find, put: address }, expected);
}

/** Markdown, addresses and tokens that are unsafe or broken. */
export const badSafety: BadCase[] = [
  inPolicy('a script', '<script>alert(1)</script>', 'html'),
  inPolicy('an svg that runs', 'Text <svg onload=alert(1)> more', 'html'),
  inPolicy('a tag that is not closed', 'Text <img src=x onerror=alert(1)', 'html'),
  inPolicy('a comment', '<!-- hidden -->', 'html'),
  inPolicy('a tag in entities', '&lt;script&gt;alert(1)&lt;/script&gt;', 'html'),
  inPolicy('a javascript: link', '[us](javascript:alert(1))', 'address'),
  inPolicy('one in capitals', '[us](JaVaScRiPt:alert(1))', 'address'),
  inPolicy('one in entities', '[us](&#106;avascript&colon;alert(1))', 'address'),
  inPolicy('one with a tab in it', '[us](java&Tab;script:alert(1))', 'address'),
  inPolicy('one as a reference', '[us]\n\n[us]: javascript:alert(1)', 'address'),
  inPolicy('one in angle brackets', '<javascript:alert(1)>', 'address'),
  inPolicy('a data: link', '[us](data:text/html;base64,PHNjcmlwdD4=)', 'address'),
  inPolicy('a vbscript: link', '[us](vbscript:msgbox)', 'address'),
  inPolicy('an http: link', '[us](http://casegood.example)', 'address'),
  inPolicy('a link without a scheme', '[us](//evil.example)', 'address'),
  inPolicy('a link with a backslash', '[us](/\\\\evil.example)', 'address'),
  inPolicy('a password', '[us](https://me:secret@casegood.example)', 'address'),
  inPolicy('a link to no page', '[us](/client)', 'lost'),
  inPolicy('a link to no heading', '[us](#our-term)', 'lost'),
  inPolicy('a picture in text', '![A chair](/images/portal.png)', 'picture'),
  inPolicy('an unknown token', 'From {company}.', 'token'),
  inPolicy('a second title', '# Privacy', 'second-title'),
  warned(edited('a skipped level', policy, ['## Our', '#### Our'], '9', 'skipped-level')),
  inCard('HTML in a card', 'A <b>bold</b> text', 'html'),
  inCard('a javascript: link in a card', '[x](javascript:alert(1))', 'address'),
  inCard('a heading in a card', '## Cost', 'heading'),
  inCard('a misspelt token', 'Use {produkt}.', 'token'),
  inCard('a token with spaces', 'Use { product }.', 'token'),
  inCard('a token that is not closed', 'Use {product for it.', 'token'),
  inCard('a token of another field', '{stars} of them', 'token'),
  inCard('a hidden mark by its number', 'Use \u0007 it', 'invisible'),
  asTitle('HTML in a title', '<i>Cost</i>', 'html'),
  edited(
    'the product within its own name',
    'site.json',
    ['"Casegood"', '"{product}"'],
    '2 product',
    'token',
  ),
  asLink('a link action to no page', '/nowhere', 'lost'),
  asLink('one to a misspelled form', '#book-demo', 'lost'),
  asLink('one to a page with a slash', '/privacy-policy/', 'lost'),
  asLink('one to javascript:', 'javascript:alert(1)', 'spelling'),
  asLink('one to http:', 'http://casegood.example', 'spelling'),
  asLink('one without a scheme', 'casegood.example', 'spelling'),
  asLink('one to another site by two slashes', '//evil.example', 'spelling'),
  asLink('one with a password', 'https://me:secret@casegood.example', 'spelling'),
  asLink('one to half a mail address', 'mailto:hello', 'spelling'),
  asLink('a token in an address', 'https://{product}.example', 'token'),
  asVideo('an unknown host', 'https://videos.example/watch?v=1', 'video-address'),
  asVideo(
    'a look-alike host',
    'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'video-address',
  ),
  asVideo('a host before an @', 'https://www.youtube.com@evil.example/watch?v=1', 'spelling'),
  asVideo('a channel', 'https://www.youtube.com/@casegood', 'video-address'),
  asVideo('a video over http:', 'http://youtu.be/aqz-KE-bpKQ', 'spelling'),
];
