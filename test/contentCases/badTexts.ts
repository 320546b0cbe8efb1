import { asTitle, type BadCase, edited, inPage, warned } from './badCase';
import { policyAction } from './goodContent';

const policy = 'policies/privacy-policy.md';

function inPolicy(name: string, markdown: string, code: string): BadCase {
  return edited(name, `7 ${code}`, policy, 'We collect little.', markdown);
}

function inCard(name: string, markdown: string, code: string): BadCase {
  const words = ['Use what you have.', JSON.stringify(markdown)] as const;
  return inPage(name, `24 sections[1].cards[0].text ${code}`, ...words);
}

function asLink(name: string, address: string, code: string): BadCase {
  const put = `type: link\n      label: Go\n      address: ${JSON.stringify(address)}`;
  return inPage(name, `31 sections[1].action.address ${code}`, policyAction, put);
}

function asVideo(name: string, address: string, code: string): BadCase {
  const words = ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', address] as const;
  return edited(name, `3 address ${code}`, 'videos/platform-tour.json', ...words);
}

/** Markdown, addresses and tokens that are unsafe or broken. */
export const badTexts: BadCase[] = [
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
  inPolicy('an http: link', '[us](http://casegood.example)', 'address'),
  inPolicy('a link without a scheme', '[us](//evil.example)', 'address'),
  inPolicy('a link with a backslash', '[us](/\\\\evil.example)', 'address'),
  inPolicy('a password', '[us](https://me:secret@casegood.example)', 'address'),
  inPolicy('a link without words', '[](/clients)', 'no-words'),
  inPolicy('a heading without words', '## ', 'no-words'),
  inPolicy('a link to no page', '[us](/client)', 'lost'),
  inPolicy('a link to no heading', '[us](#our-term)', 'lost'),
  inPolicy('a link with a Cyrillic letter', '[us](/\u0441lients)', 'lost'),
  inPolicy('an anchor with a Cyrillic letter', '[us](#our-t\u0435rms)', 'lost'),
  inPolicy('a byte order mark in a text', 'We \uFEFFcollect', 'invisible'),
  inPolicy('a link to no heading in another script', '[us](#返品)', 'lost'),
  inPolicy('an encoded link to no heading', '[us](#%E8%BF%94%E5%93%81)', 'lost'),
  inPolicy('a link with half a code', '[us](#100%)', 'lost'),
  inPolicy('a picture in text', '![A chair](/images/portal.png)', 'picture'),
  inPolicy('an unknown token', 'From {company}.', 'token'),
  inPolicy('an invisible mark', 'Use \u202Ewhat you have', 'invisible'),
  inPolicy('a second title', '# Privacy', 'heading-level'),
  warned(edited('a skipped level', '9 heading-level', policy, '## Our', '#### Our')),
  inCard('HTML in a card', 'A <b>bold</b> text', 'html'),
  inCard('a javascript: link in a card', '[x](javascript:alert(1))', 'address'),
  inCard('a heading in a card', '## Cost', 'heading'),
  inCard('a misspelt token', 'Use {produkt}.', 'token'),
  inCard('a token with spaces', 'Use { product }.', 'token'),
  inCard('a token that is not closed', 'Use {product for it.', 'token'),
  inCard('a hidden mark by its number', 'Use \u0007 it', 'invisible'),
  inCard('an entity of an entity', 'Know &amp;amp; find', 'entity'),
  asTitle('an entity in a title', 'Cost &amp; care', 'entity'),
  asTitle('an entity by its number', 'What&#8217;s next', 'entity'),
  asTitle('an entity by its hexadecimal number', 'What&#x2019;s next', 'entity'),
  asTitle('a space as an entity', 'Floor&nbsp;3', 'entity'),
  asTitle('a rare entity', 'Wait&hellip;', 'entity'),
  asTitle('HTML in a title', '<i>Cost</i>', 'html'),
  edited(
    'the product in its own name',
    '2 product token',
    'site.json',
    '"Casegood"',
    '"{product}"',
  ),
  asLink('one to javascript:', 'javascript:alert(1)', 'spelling'),
  asLink('one to http:', 'http://casegood.example', 'spelling'),
  asLink('one without a scheme', 'casegood.example', 'spelling'),
  asLink('one to another site by two slashes', '//evil.example', 'spelling'),
  asLink('one with a password', 'https://me:secret@casegood.example', 'spelling'),
  asLink('one to half a mail address', 'mailto:hello', 'spelling'),
  asLink('a token in an address', 'https://{product}.example', 'token'),
  asLink('one with a space', 'https://casegood.example/our terms', 'spelling'),
  asVideo('a space at the end', 'https://youtu.be/aqz-KE-bpKQ ', 'spelling'),
  asVideo('a space at the beginning', ' https://youtu.be/aqz-KE-bpKQ', 'spelling'),
  asVideo('a no-break space at the end', 'https://youtu.be/aqz-KE-bpKQ\u00A0', 'spelling'),
  asVideo('an http: video', 'http://www.youtube.com/watch?v=aqz-KE-bpKQ', 'spelling'),
  asVideo('a video without a scheme', 'www.youtube.com/watch?v=aqz-KE-bpKQ', 'spelling'),
  asVideo('an unknown host', 'https://videos.example/watch?v=1', 'video-address'),
  asVideo(
    'a look-alike host',
    'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'video-address',
  ),
  asVideo('a host before an @', 'https://www.youtube.com@evil.example/watch?v=1', 'spelling'),
  asVideo('a channel', 'https://www.youtube.com/@casegood', 'video-address'),
  warned(asVideo('a time in words', 'https://youtu.be/aqz-KE-bpKQ?t=soon', 'video-parameter')),
  warned(asVideo('a playlist', 'https://youtu.be/aqz-KE-bpKQ?list=PLa1', 'video-parameter')),
];
