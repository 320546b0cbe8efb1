import { renderMarkdown } from './markdown';

test.each([
  [
    'a block of HTML',
    '<script>alert(1)</script>',
    '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n',
  ],
  [
    'HTML in a line',
    'a <b onclick="x()">b</b>',
    '<p>a &lt;b onclick=&quot;x()&quot;&gt;b&lt;/b&gt;</p>\n',
  ],
  ['an HTML comment', '<!-- a -->', '<p>&lt;!-- a --&gt;</p>\n'],
  ['HTML in a heading', '## <i>a</i>', '<h2 id="i-a-i">&lt;i&gt;a&lt;/i&gt;</h2>\n'],
])('%s is shown as text', (_name, text, html) => {
  expect(renderMarkdown(text)).toBe(html);
});

test.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'vbscript:x', 'data:text/html,x'])(
  'a link to %s is none',
  (address) => {
    expect(renderMarkdown(`[a](${address})`)).not.toContain('<a');
  },
);

test.each([
  ['*a*', '<p><em>a</em></p>\n'],
  ['**a**', '<p><strong>a</strong></p>\n'],
  ['~~a~~', '<p><s>a</s></p>\n'],
  ['[a](/clients)', '<p><a href="/clients">a</a></p>\n'],
  ['- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n'],
])('%j is rendered', (text, html) => {
  expect(renderMarkdown(text)).toBe(html);
});

test('links to the site lead below its path, and others where they did', () => {
  const text = '[a](/clients#why) [b](#why) [c](https://a.example/) [d](/)';
  expect(renderMarkdown(text, '/site')).toBe(
    '<p><a href="/site/clients#why">a</a> <a href="#why">b</a> <a href="https://a.example/">c</a> <a href="/site/">d</a></p>\n',
  );
});

test('a heading gets an id from its words', () => {
  expect(renderMarkdown('## Your rights')).toBe('<h2 id="your-rights">Your rights</h2>\n');
});

test('headings of the same words get different ids', () => {
  expect(renderMarkdown('## Rights\n\n### Rights')).toBe(
    '<h2 id="rights">Rights</h2>\n<h3 id="rights-2">Rights</h3>\n',
  );
});

test('the ids of one text do not count in the next', () => {
  renderMarkdown('## Rights');
  expect(renderMarkdown('## Rights')).toBe('<h2 id="rights">Rights</h2>\n');
});

test('a table stands in an element that scrolls', () => {
  const html = renderMarkdown('| a |\n|---|\n| b |\n\nAfter');
  expect(html).toMatch(
    /^<section class="table" tabindex="0"><table>\n.*<td>b<\/td>.*<\/table><\/section>\n<p>After/s,
  );
});
