import { fillMarkdown, fillProduct } from './fillProduct';
import { renderMarkdown } from './markdown';

test.each([
  ['    a\n-----\nb', '<p>a</p>\n<hr>\n<p>b</p>'],
  ['[Robin]: Hello', '<p>[Robin]: Hello</p>'],
])('what only programmers write is left out: %j', (text, html) => {
  expect(renderMarkdown(text)).toBe(html);
});

test.each([
  ['a block of HTML', '<script>alert(1)</script>', '&#x3C;script>alert(1)&#x3C;/script>'],
  ['HTML in a line', 'a <b onclick="x()">b</b>', '<p>a &#x3C;b onclick="x()">b&#x3C;/b></p>'],
  ['HTML in a heading', '## <i>a</i>', '<h2 id="i-a-i">&#x3C;i>a&#x3C;/i></h2>'],
  ['a single tilde', '~a~', '<p>~a~</p>'],
  ['a footnote', 'a[^1]', '<p>a[^1]</p>'],
])('%s is shown as text', (_name, text, html) => {
  expect(renderMarkdown(text)).toBe(html);
});

test.each([
  ['| a<br>b |\n|---|', '<th>a<br>\nb</th>'],
  ['| a |\n|---|\n| b<br/>*c*<BR />d |', '<td>b<br>\n<em>c</em><br>\nd</td>'],
  ['| a |\n|---|\n| `b<br>c` \\<br> |', '<td><code>b&#x3C;br>c</code> &#x3C;br></td>'],
  ['| a |\n|---|\n| <br class="b"> |', '<td>&#x3C;br class="b"></td>'],
])('in the table %j a cell has lines', (text, cell) => {
  expect(renderMarkdown(text)).toContain(cell);
});

test.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'vbscript:x', 'data:text/html,x'])(
  'a link to %s leads nowhere',
  (address) => {
    expect(renderMarkdown(`[a](${address})`)).toBe('<p><a href="">a</a></p>');
  },
);

test.each([
  ['| a | *b* |\n|---|---|\n| c | d |', 'aria-label="a, b"'],
  ['a\n\n| | b |\n|---|---|\n| c | d |\n\n## e', 'aria-label="b"'],
  ['- | `a"` |\n  |---|', 'aria-label="a&#x22;"'],
  ['## e\n\n| a |\n|---|', 'aria-labelledby="e"'],
])('the table in %j has a name', (text, name) => {
  expect(renderMarkdown(text)).toContain(`tabindex="0" ${name}>`);
});

test('the name of the product is filled in before markdown becomes HTML', () => {
  const written = '**{product}** at {Product} and {stars}';
  const filled = '**Desk & $& Co** at {Product} and {stars}';
  expect(fillProduct(written, 'Desk & $& Co')).toBe(filled);
  expect(renderMarkdown(fillMarkdown('**{product}**', 'Desk & Co'))).toBe(
    '<p><strong>Desk &#x26; Co</strong></p>',
  );
});

test.each([
  [
    '1. **One.**\nWe won’t.\n\n1. **Two.**',
    '<ol> <li> <p><strong>One.</strong> We won’t.</p> </li> <li> <p><strong>Two.</strong></p> </li> </ol>',
  ],
  ['- a long line\nthat wraps\n- b', '<ul> <li>a long line that wraps</li> <li>b</li> </ul>'],
  ['> a\nb', '<blockquote> <p>a b</p> </blockquote>'],
  [
    '100. a\n  b\n     c\n\n101. d',
    '<ol start="100"> <li> <p>a b c</p> </li> <li> <p>d</p> </li> </ol>',
  ],
  // A table is one as before, also in a list, and a line after an empty one is no part of what is above.
  [
    '- | a |\n  |---|\n  | b |\n\nc',
    '<ul> <li> <section class="table" tabindex="0" aria-label="a"><table> <thead> <tr> <th>a</th> </tr> </thead> <tbody> <tr> <td>b</td> </tr> </tbody> </table></section> </li> </ul> <p>c</p>',
  ],
  [
    '- a\n## b\n- c\n***\nd',
    '<ul> <li>a</li> </ul> <h2 id="b">b</h2> <ul> <li>c</li> </ul> <hr> <p>d</p>',
  ],
])('a line that goes on without indentation belongs to what it is in: %j', (text, html) => {
  expect(renderMarkdown(text).replaceAll('\n', ' ')).toBe(html);
});

test.each([
  ['| a | b | c |\n|---|---|---|\n| 1 |', 'abc 1··'],
  ['a | b\n--|--\n1\n2 | 3', 'ab 1· 23'],
  ['| a | b |\n|:--|--:|\n|\n| | 2 |', 'ab ·· ·2'],
  // Words are never lost.
  ['| a |\n|---|\n| 1 | 2 |', 'a· 12'],
])('each row of %j has as many cells as the others', (text, cells) => {
  const rows = renderMarkdown(text).match(/<tr>.*?<\/tr>/gs) ?? [];
  const shown = rows.map((row) => {
    return [...row.matchAll(/<t[hd]>(.*?)<\/t/g)].map(([, words]) => words || '·').join('');
  });
  expect(shown.join(' ')).toBe(cells);
});

test('long columns have a least width, and a table of more than three has more room', () => {
  const row = (...cells: string[]) => `| ${cells.join(' | ')} |\n`;
  const sentence = 'What it is for, in a sentence.';
  const render = (count: number, ...cells: string[]) =>
    renderMarkdown(row(...'abcd'.slice(0, count)) + row(...Array(count).fill('-')) + row(...cells));
  const wide = render(4, 'us', sentence, `\`${'x'.repeat(40)}\``, '1 year');
  expect(wide).toMatch(/^<section class="table wide"/);
  expect(wide.match(/<th.*?<\/th>/g)).toEqual([
    '<th>a</th>',
    '<th class="long">b</th>',
    '<th class="long">c</th>',
    '<th>d</th>',
  ]);
  expect(render(3, 'us', sentence)).toMatch(/^<section class="table"/);
});

const acme = '<a href="https://www.acme.org/terms">https://www.acme.org/terms</a>';

test.each([
  ['See “https://www.acme.org/terms” first.', `See “${acme}” first.`],
  ['https://www.acme.org/terms… or https://www.acme.org/terms—so', `${acme}… or ${acme}—so`],
  ['见https://www.acme.org/terms。又见https://www.acme.org/terms，', `见${acme}。又见${acme}，`],
  ['(see https://www.acme.org/terms).”', `(see ${acme}).”`],
  [
    '**https://www.acme.org/terms**。*https://www.acme.org/terms*—so',
    `<strong>${acme}</strong>。<em>${acme}</em>—so`,
  ],
  ['https://a.example/(b)”', '<a href="https://a.example/(b)">https://a.example/(b)</a>”'],
  // What was written on purpose stays.
  ['<https://a.example/”>', '<a href="https://a.example/%E2%80%9D">https://a.example/”</a>'],
  ['[https://a.org”](https://b.org/”)', '<a href="https://b.org/%E2%80%9D">https://a.org”</a>'],
  ['www.acme.com', '<a href="https://www.acme.com">www.acme.com</a>'],
  [
    '“www.acme.com”, WWW.acme.com/a_b.',
    '“<a href="https://www.acme.com">www.acme.com</a>”, <a href="https://WWW.acme.com/a_b">WWW.acme.com/a_b</a>.',
  ],
  ['[www.acme.com](http://acme.com) www.…', '<a href="http://acme.com">www.acme.com</a> www.…'],
  [
    'https://a.example/b\\_c https://a.example/?a=1&amp;b_c',
    '<a href="https://a.example/b_c">https://a.example/b_c</a> <a href="https://a.example/?a=1&#x26;b_c">https://a.example/?a=1&#x26;b_c</a>',
  ],
])('the bare addresses in %j end where readers would end them, and are secure', (text, html) => {
  expect(renderMarkdown(text)).toBe(`<p>${html}</p>`);
});

/** Texts with the one email address that they link to; undefined if they link to none. */
test.each([
  ['legal\\_notices@acme.com', 'legal_notices@acme.com'],
  ['r&amp;d@acme.com', 'r&d@acme.com'],
  ['müller@acme.com', undefined],
  ['*bob@acme.com*, _bob@acme.com_', 'bob@acme.com'],
  ['“privacy@acme.com.”', 'privacy@acme.com'],
  ['privacy@acme.co.uk—or', 'privacy@acme.co.uk'],
  ["'bob@acme.com'", 'bob@acme.com'],
  ["o'brien@acme.com", undefined],
  ['sales/support@acme.com', undefined],
  ['`bob@acme.com` react@18.2.0 @bob@acme.social', undefined],
])('%j is a link to the whole address, or to none', (text, address) => {
  const links = [...renderMarkdown(text).matchAll(/href="mailto:([^"]*)"/g)];
  const written = links.map(([, found = '']) => decodeURI(found.replace('&#x26;', '&')));
  expect([...new Set(written)]).toEqual(address === undefined ? [] : [address]);
});

test.each([
  ['<!-- reviewed 2025-08 -->\n\na', '<p>a</p>'],
  ['a <!-- {b} --> c', '<p>a  c</p>'],
  ['- a\n\n<!-- b -->\n\n- c', '<ul>\n<li>a</li>\n</ul>\n<ul>\n<li>c</li>\n</ul>'],
  ['> <!-- a --> <!-- b -->\n> c', '<blockquote>\n<p>c</p>\n</blockquote>'],
  ['`<!-- a -->`', '<p><code>&#x3C;!-- a --></code></p>'],
])('visitors don’t see the note in %j', (text, html) => {
  expect(renderMarkdown(text)).toBe(html);
});

test.each([
  ['wp_\\{HASH\\}', '<p>wp_{HASH}</p>'],
  ['`{user_id}` and ``{`}``', '<p><code>{user_id}</code> and <code>{`}</code></p>'],
  ['\\{product\\}, \\{product} or {product}', '<p>{product}, {product} or Desk</p>'],
  ['`{product}` of {product}', '<p><code>{product}</code> of Desk</p>'],
  [
    '```\n{product}\n```\n\n> {product}',
    '<p><code>{product}</code></p>\n<blockquote>\n<p>Desk</p>\n</blockquote>',
  ],
])('of the braces in %j, those that are meant are shown', (text, html) => {
  expect(renderMarkdown(fillMarkdown(text, 'Desk'))).toBe(html);
});
