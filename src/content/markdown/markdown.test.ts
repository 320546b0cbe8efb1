import { fillProduct } from './fillProduct';
import { renderMarkdown, shownText } from './markdown';

test.each([
  ['a block of HTML', '<script>alert(1)</script>', '&#x3C;script>alert(1)&#x3C;/script>'],
  ['HTML in a line', 'a <b onclick="x()">b</b>', '<p>a &#x3C;b onclick="x()">b&#x3C;/b></p>'],
  ['HTML in a heading', '## <i>a</i>', '<h2 id="i-a-i">&#x3C;i>a&#x3C;/i></h2>'],
  ['a single tilde', '~a~', '<p>~a~</p>'],
  ['a footnote', 'a[^1]', '<p>a[^1]</p>'],
])('%s is shown as text', (_name, text, html) => {
  expect(renderMarkdown(text)).toBe(html);
});

test.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'vbscript:x', 'data:text/html,x'])(
  'a link to %s leads nowhere',
  (address) => {
    expect(renderMarkdown(`[a](${address})`)).toBe('<p><a href="">a</a></p>');
    expect(renderMarkdown(`[a]\n\n[a]: ${address}`)).toBe('<p><a href="">a</a></p>');
  },
);

test('links to the site go below its path, and others stay as they are', () => {
  const text = '[a](/clients#why) [b](#why) [c](https://a.example/) [d](/)';
  expect(renderMarkdown(text, '/site')).toBe(
    '<p><a href="/site/clients#why">a</a> <a href="#why">b</a> <a href="https://a.example/">c</a> <a href="/site/">d</a></p>',
  );
});

test('a table is inside an element that scrolls', () => {
  const html = renderMarkdown('| a |\n|--:|\n| b |\n\nAfter');
  expect(html).toMatch(
    /^<section class="table" tabindex="0"><table>\n.*<td>b<\/td>.*<\/table><\/section>\n<p>After/s,
  );
});

test('the name of the product is filled in before markdown becomes HTML', () => {
  const written = '**{product}** at {Product} and {stars}';
  const filled = '**Desk & $& Co** at {Product} and {stars}';
  expect(fillProduct(written, 'Desk & $& Co')).toBe(filled);
  expect(shownText('text', written, 'Desk & $& Co')).toBe(filled);
  expect(shownText('markdown', '**{product}**', 'Desk & Co')).toBe(
    '<p><strong>Desk &#x26; Co</strong></p>',
  );
});
