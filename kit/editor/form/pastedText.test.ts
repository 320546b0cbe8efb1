/** @jest-environment ./test/jest/environment.ts */
import fc from 'fast-check';
import wordsOf from 'mdast-util-to-string';
import { rooms } from '../../../test/bakery/collections';
import { reporterOf } from '../../content/check/reporter';
import { inspectMarkdown } from '../../content/fields/inspectMarkdown';
import { isMistake } from '../../content/fields/problem';
import { schemaAt } from '../../content/fields/walk';
import { parse } from '../../content/markdown/dialect';
import { collectionNamed, modelOf } from '../../content/model/model';
import { acceptedFormat, apart } from './paste';
import { type AcceptedFormat, pastedText } from './pastedText';

const [loaves, shop] = [collectionNamed('loaves'), collectionNamed('shop')];
/** A field of each format. */
const fields = {
  'whole text': [loaves, 'body'],
  markdown: [rooms, 'parts.0.text'],
  'markdown line': [shop, 'notices.0.text'],
  'linked words': [shop, 'thanks'],
  words: [rooms, 'parts.0.title'],
} as const;

function pasted(html: string, plain: string, accepted: keyof typeof fields) {
  const { text, leftOut, asWords } = pastedText(html, plain, accepted);
  return { text, lost: [...leftOut, ...asWords] };
}

const word = `<html><head><style>p { color: red }</style></head><body>
<h1>Terms</h1>
<p class="MsoNormal">Read <b>this</b> and <a href="https://example.com/">that</a>, 1 &lt; 2.</p>
<p class="MsoListParagraphCxSpFirst" style="text-indent:-.25in;mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;&nbsp; </span></span>One</p>
<p class="MsoListParagraph" style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">o<span>&nbsp; </span></span>Within</p>
<p class="MsoListParagraphCxSpLast" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;&nbsp; </span></span>Two</p>
<h2>More</h2>
<table><tbody><tr><td><p>Plan</p></td><td><p>Price</p></td></tr><tr><td><p>Small</p></td><td><p>10</p></td></tr></tbody></table>
<p><img src="file:///C:/picture.png"></p>
</body></html>`;

const docs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">
<p><span style="font-weight:700">Bold</span><span>, and </span><span style="font-style:italic">not</span>.</p>
<ol><li><p><span>First</span></p></li><ul><li><p>Within</p></li></ul><li><p><span>Second</span></p></li></ol></b>`;

test.each(Object.entries(fields))(
  'a field is found to take %s',
  (format, [collection, keyPath]) => {
    expect(acceptedFormat(collection, keyPath)).toBe(format);
  },
);

test('a text from Word becomes markdown', () => {
  expect(pasted(word, '', 'whole text')).toEqual({
    text: `## Terms

Read **this** and [that](https://example.com/), 1 \\< 2.

- One
    - Within
- Two

### More

| Plan | Price |
| --- | --- |
| Small | 10 |`,
    lost: ['a picture'],
  });
});

test('where headings and tables aren’t allowed, their words stay', () => {
  const { text, lost } = pasted(word, '', 'markdown');
  expect(text).toMatch(/^Terms\n/);
  expect(text).toContain('- One\n    - Within\n- Two');
  expect(text).toContain('Small');
  expect(lost).toEqual(['a picture', 'headings', 'tables']);
});

test('a text from Google Docs becomes markdown', () => {
  expect(pasted(docs, '', 'markdown')).toEqual({
    text: '**Bold**, and *not*.\n\n1. First\n    - Within\n2. Second',
    lost: [],
  });
});

test('a line keeps the formatting that it can have, and a text of words none', () => {
  const html =
    '<p><b>Open</b> from <a href="https://example.com/">Monday</a>:</p><ul><li>One</li></ul>';
  expect(pasted(html, '', 'markdown line')).toEqual({
    text: '**Open** from [Monday](https://example.com/): One',
    lost: ['lists'],
  });
  expect(pasted(html, '', 'linked words')).toEqual({
    text: 'Open from [Monday](https://example.com/): One',
    lost: ['bold or slanted words', 'lists'],
  });
  expect(pasted(html, '', 'words')).toEqual({
    text: 'Open from Monday: One',
    lost: ['links', 'bold or slanted words', 'lists'],
  });
});

test('unformatted text stays as it is, and its bullets become a list', () => {
  const html = '<div><span style="color:red">## Head</span></div>';
  expect(pasted(html, '## Head', 'whole text').text).toBe('## Head');
  expect(pasted('', '• One\n• Two', 'markdown').text).toBe('- One\n- Two');
  expect(pasted('CO<sub>2</sub>', 'CO2', 'words').text).toBe('CO₂');
  expect(pasted('<p>Mon<b>day</b>, <i>9</i></p>', 'x', 'words').text).toBe('Monday, 9');
  expect(pasted('<pre><code>a\nb</code></pre>', 'x', 'markdown line').text).toBe('a b');
});

test.each([
  ['The desk is 60*30*29 inches.', 'The desk is 60\\*30\\*29 inches.'],
  ['2*4 and 3*5', '2\\*4 and 3\\*5'],
  ['60"*30"*29"', '60"\\*30"\\*29"'],
  ['60cm*30cm', '60cm\\*30cm'],
  ['4 * 3, *slanted*, 2\\*4', '4 * 3, *slanted*, 2\\*4'],
])('of the measures in %j no asterisk is lost', (plain, text) => {
  for (const accepted of ['whole text', 'markdown', 'markdown line'] as const) {
    expect(pasted('', plain, accepted).text).toBe(text);
  }
  expect(pasted('', plain, 'words').text).toBe(plain);
});

const [hidden, symbols] = ['hidden text', 'symbols of a special font'];
const [raised, merged] = ['raised or lowered signs', 'merged cells'];
const comment = `<p>a<span style="mso-special-character:comment"><a href="#_msocom_1">[RR1]</a></span></p>
<div style="mso-element:comment-list"><p>Really?</p></div>`;

const partedTable = `<table><colgroup><col></colgroup><thead><tr></tr>
<tr></tr>
<tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>a</td><td>b</td></tr></tbody></table>`;

test.each([
  // What its author had hidden.
  [comment, 'a', hidden],
  ['a<span style="display:none;mso-hide:all"> b</span>', 'a', hidden],
  ['<div style="max-height:0;overflow:hidden">Read this online</div><p>a</p>', 'a', hidden],
  ['<p>a<span style="visibility: hidden"> b</span></p><p hidden>c</p>', 'a', hidden],
  ['a <font style="font-size:1px;color:#fff">b</font>', 'a', hidden],
  ['a<span style="position:absolute;width:1px;overflow:hidden"> b</span>', 'a', hidden],
  // Raised and lowered signs.
  ['10<sup>6</sup>, 2<sup>n+1</sup>, 10<sup>-6</sup>', '10⁶, 2ⁿ⁺¹, 10⁻⁶'],
  ['20 m<sup>2</sup> and 5 ft<sup>3</sup>', '20 m² and 5 ft³'],
  ['CO<sub>2</sub> and H<sub>2</sub>O', 'CO₂ and H₂O'],
  ['CO<span style="vertical-align:sub;font-size:0.6em">2</span>', 'CO₂'],
  ['From $4<sup>99</sup>', 'From $4 (99)', raised],
  ['within 30 days<sup>2</sup>', 'within 30 days (2)', raised],
  ['it is ours<sup><a href="#n">12</a></sup>', 'it is ours (12)', raised],
  ['20<sup>o</sup>C', '20oC', raised],
  ['the 1<sup>st</sup>', 'the 1st'],
  // Symbol fonts.
  ['<span style="font-family:Wingdings">ü</span> a', 'a', symbols],
  ['<span style="font-family: \'Wingdings 2\', serif">P</span> a', 'a', symbols],
  ['<font face="Webdings">a</font> a', 'a', symbols],
  ['\uf0fc a', 'a', symbols],
  ['<b style="font-family:\'Segoe UI Symbol\'">✓</b> a', '**✓** a'],
  // Non-breaking spaces.
  ['<b>We</b>&nbsp;move&nbsp;30&nbsp;of&nbsp;them.', '**We** move 30 of them.'],
  ['<b>5</b>&nbsp;kg, 5&nbsp;%, 9&nbsp;cm', '**5** kg, 5\u00a0%, 9\u00a0cm'],
  ['<b>For</b> $&nbsp;4 or §&nbsp;5', '**For** $\u00a04 or §\u00a05'],
  ['a&nbsp; b<i>&nbsp;c</i>', 'a b *c*'],
  // Lists of Word on the web.
  [webList('ul 1 1', 'ul 2 1', 'ul 1 2'), '- 1\n    - 1\n- 2'],
  [`${webList('ol 1 1', 'ol 1 2')}<p>a</p>${webList('ol 1 3')}`, '1. 1\n2. 2\n\na\n\n3. 3'],
  [webList('ol 1 1', 'ul 2 1', 'ul 3 1', 'ol 1 2'), '1. 1\n    - 1\n        - 1\n2. 2'],
  [webList('ul 1 1', 'ol 1 1'), '- 1\n1. 1'],
  // Lines in a cell, merged cells, a mail’s layout as a table.
  [table('A;B', 'a<br>b;|'), '| A | B |\n| --- | --- |\n| a<br>b | \\| |'],
  [table('A;B', '<ul><li>a</li><li>b_c</li></ul>;'), '| A | B |\n| --- | --- |\n| a<br>b_c |  |'],
  [table('A;B', '<p>a</p><p>b</p>;c'), '| A | B |\n| --- | --- |\n| a<br>b | c |'],
  [table('A;B', 'c').replace('td', 'td rowspan=2'), '| A | B |\n| --- | --- |\n| c |', merged],
  [table('A', 'b;c').replace('td', 'td colspan=2'), '| A |\n| --- |\n| b | c |', merged],
  [partedTable, '| A | B |\n| --- | --- |\n| a | b |'],
  [table('<p><b>a</b></p><p>b</p>'), '**a**\n\nb'],
  [table('&nbsp;;<b>a</b>', 'b'), '**a**\n\nb'],
  [table(`a;<div>${table('A;B').replaceAll(';', '')}</div>`), 'a\n\n| A | B |\n| --- | --- |'],
  // A line’s end in an address.
  ['Exemplar Inc.<br>12 Example Street', 'Exemplar Inc.\\\n12 Example Street'],
  ['<p>a <br> b<br></p><br><p>c</p>', 'a\\\nb\n\nc'],
  ['<p>a<br><br>b</p>', 'a\n\nb'],
  ['<ul><li>a<br>b<br><br></li></ul>', '- a\\\n    b'],
  ['<h2>a<br>b</h2>', '## a b'],
  // What is struck out doesn’t become what is said, and marks are around words alone.
  ['Within <s>14</s> 30 days', 'Within ~~14~~ 30 days'],
  ['Mail <b>us</b>: legal_notices@acme.com', 'Mail **us**: legal_notices@acme.com'],
  ['<b>A</b><b>B</b> c', '**AB** c'],
  ['<em>A</em><i>B</i><b>C</b>', '*AB***C**'],
  ['<span style="font-weight:700">A</span><strong>B</strong>', '**AB**'],
  ['<li><b>A</b></li>', '- **A**'],
  ['<ul><li>A<p style="mso-list:l0 level1 lfo1">B</p></li></ul>', '- A\n    - B'],
  ['<h1><b>A</b></h1><h3>B</h3>', '## A\n\n#### B'],
  ['<ul><li><p>a</p><p>b</p></li></ul><p>1) c</p>', '- a\n\n    b\n\n1\\) c'],
  ['<h2><br></h2><p><b>&gt;)</b></p>', '**\\>)**'],
  // Links lead where they lead in the end.
  ['<a href="https://google.com/url?q=https://a.example/b">b</a>', '[b](https://a.example/b)'],
  ['<b>a</b> <a href="#">b</a>', '**a** b'],
  ['<b>a</b> <a href="/terms">b</a>', '**a** b', 'links that work only where they were copied'],
])('%s is pasted as %j', (html, ...expected) => {
  const { text, lost } = pasted(html, '', 'whole text');
  expect([text, ...lost]).toEqual(expected);
});

/** A table of rows such as `A;B`. */
function table(...rows: string[]): string {
  const cells = rows.map((row) => `<tr><td>${row.split(';').join('</td><td>')}</td></tr>`);
  return `<table>${cells.join('')}</table>`;
}

/** Points such as `ol 2 1`, of a list, a level and a number, as Word on the web copies them. */
function webList(...points: string[]): string {
  return points
    .map((point) => {
      const [name, level, number] = point.split(' ');
      const item = `<li data-aria-level="${level}" data-aria-posinset="${number}"><p>${number}</p></li>`;
      return `<div class="ListContainerWrapper"><${name} start="${number}">${item}</${name}></div>`;
    })
    .join('');
}

test('visitors read the words that were copied with formatting, and the check has nothing against them', () => {
  const pieces = '< > & _ * ` ~ # - + = | \\ ! [ ] ( ) : / . 1. none b amp; #39; é \u200b'
    .split(' ')
    .concat(' ', '\n', '\t', ' http://a.example ', ' www.b.example ');
  const someWords = fc.array(fc.constantFrom(...pieces), { maxLength: 14 });
  const formats = ['whole text', 'markdown', 'markdown line', 'linked words'] as const;
  fc.assert(
    fc.property(someWords, (all) => {
      const page = document.implementation.createHTMLDocument();
      page.body.append(all.join(''));
      const html = `<p><b>x</b></p><p>${page.body.innerHTML}</p>`;
      for (const accepted of formats) {
        const { text } = pasted(html, '', accepted);
        const [collection, keyPath] = fields[accepted];
        const schema = schemaAt(modelOf(collection), keyPath.split('.'));
        const check = schema?.is === 'field' ? schema.check : inspectMarkdown;
        const report = reporterOf({ file: '', lineOf: () => 1 });
        check(text, report.at([]));
        expect([text, report.problems.filter(isMistake)]).toEqual([text, []]);
        const read = wordsOf(parse(text)).replace(/\s/g, '');
        expect([text, read]).toEqual([text, `x${all.join('')}`.replace(/[\s\u200b]/g, '')]);
      }
    }),
    { numRuns: 50 },
  );
});

test.each<[what: string, ...texts: [string, string, string, string], accepted?: AcceptedFormat]>([
  ['a heading after a text', 'Words.', '## Terms', '', 'Words.\n\n## Terms'],
  ['a heading on a new line', 'Words.\n', '## Terms', '', 'Words.\n\n## Terms'],
  ['a list within a text', 'One. ', '- a\n- b', ' Two.', 'One. \n\n- a\n- b\n\n Two.'],
  ['blocks between empty lines', 'One.\n\n', '- a', '\n\nTwo.', 'One.\n\n- a\n\nTwo.'],
  ['words within a text', 'One ', 'and **two', ' three', 'One and **two three'],
  ['words within a line', 'One ', '- and', ' three', 'One - and three', 'words'],
])('%s stay apart', (_, before, copied, after, text, accepted = 'markdown') => {
  expect(before + apart(copied, accepted, before, after) + after).toBe(text);
});
