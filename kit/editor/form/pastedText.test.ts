/** @jest-environment ./test/jest/environment.ts */
import fc from 'fast-check';
import wordsOf from 'mdast-util-to-string';
import { rooms } from '../../../test/bakery/collections';
import { fieldTextProblems, textProblems } from '../../content/check/textRules';
import { findingsIn } from '../../content/fields/kinds/markdown';
import { isMistake } from '../../content/fields/problem';
import type { FieldRecord } from '../../content/fields/records';
import { fieldAt, fieldRecord } from '../../content/fields/shape';
import { parse } from '../../content/markdown/dialect';
import { inspectMarkdown } from '../../content/markdown/inspectMarkdown';
import { collectionNamed, modelOf } from '../../content/model/model';
import { asBlocks, asLines, pastedText } from './pastedText';

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

test('a text from Word becomes markdown', () => {
  const { text, dropped } = pastedText(word, '', 'whole text');
  expect(text).toBe(`## Terms

Read **this** and [that](https://example.com/), 1 \\< 2.

- One
    - Within
- Two

### More

| Plan | Price |
| --- | --- |
| Small | 10 |`);
  expect(dropped).toEqual(['a picture']);
});

test('where headings and tables aren’t allowed, their words stay', () => {
  const { text, dropped } = pastedText(word, '', 'markdown');
  expect(text).toContain('**Terms**');
  expect(text).toContain('- One\n    - Within\n- Two');
  expect(text).toContain('Small');
  expect(dropped).toEqual(['headings', 'the form of a table', 'a picture']);
});

test('a text from Google Docs becomes markdown', () => {
  const { text, dropped } = pastedText(docs, '', 'markdown');
  expect(text).toBe('**Bold**, and *not*.\n\n1. First\n    - Within\n2. Second');
  expect(dropped).toEqual([]);
});

test('a plain-text field takes the words without list markers', () => {
  const plain = '•\tOne\n•\tTwo\n1.\tThree\n2. stays';
  expect(pastedText(docs, plain, 'words')).toEqual({
    text: 'One\nTwo\nThree\n2. stays',
    dropped: ['bold, links and lists'],
  });
});

test('a line keeps the formatting that it can have', () => {
  const html =
    '<p><b>Open</b> from <a href="https://example.com/">Monday</a>:</p><ul><li>One</li></ul>';
  expect(pastedText(html, '', 'markdown line')).toEqual({
    text: '**Open** from [Monday](https://example.com/): One',
    dropped: ['headings and lists'],
  });
  expect(pastedText(html, '', 'linked line')).toEqual({
    text: 'Open from [Monday](https://example.com/): One',
    dropped: ['bold and lists'],
  });
  expect(pastedText('', '- 5 *degrees*\n- 6', 'linked line').text).toBe('\\- 5 \\*degrees\\* - 6');
});

test('what is struck out doesn’t become what is said', () => {
  const html = '<p>Within <s>14</s> 30 days</p>';
  expect(pastedText(html, '', 'whole text').text).toBe('Within ~~14~~ 30 days');
  expect(findingsIn(inspectMarkdown('Within ~~14~~ 30 days'))).toEqual([]);
  for (const accepted of ['lines', 'words', 'linked line'] as const) {
    const { dropped } = pastedText(html, 'Within 14 30 days', accepted);
    expect(dropped).toEqual(['struck-out words']);
  }
});

test('unformatted text stays as it is, and its bullets become a list', () => {
  const html = '<div><span style="color:red">## Head</span></div>';
  expect(pastedText(html, '## Head', 'whole text').text).toBe('## Head');
  expect(pastedText('', '• One\n• Two', 'markdown').text).toBe('- One\n- Two');
});

test.each([
  ['<none> & “R&amp;D”', '\\<none> & “R&D”', '‹none› & “R&D”'],
  ['2 * 3 * 4, a_b_c, ~5', '2 * 3 * 4, a_b_c, ~5', '2 * 3 * 4, a_b_c, ~5'],
  ['# Terms', '\\# Terms', '# Terms'],
  ['Dear {name}, {product}', 'Dear (name), {product}', 'Dear (name), {product}'],
  ['see www.a.example.', 'see www.a.example.', 'see www.a.example.'],
  ['a\u200bb\vc', 'ab\nc', 'ab\nc'],
])('words such as %j are pasted as what they are', (plain, markdown, words) => {
  expect(pastedText('', plain, 'markdown').text).toBe(markdown);
  expect(pastedText('', plain, 'words').text).toBe(words);
});

test.each([
  ['Mail <b>us</b>: legal_notices@acme.com', 'Mail **us**: legal_notices@acme.com'],
  ['<i>See</i> https://acme.com/a_b, or c_d.', '*See* https://acme.com/a_b, or c\\_d.'],
  ['<b>a</b> www.acme.com/_x_/*', '**a** www.acme.com/_x_/\\*'],
  ['<b>a</b> x__y@acme.com and r*d@acme.com', '**a** x__y@acme.com and r*d@acme.com'],
  ['<b>a</b> (_b_@acme.com)', '**a** (\\_b\\_@acme.com)'],
  ['<b>A</b><b>B</b> c', '**AB** c'],
  ['<strong>A</strong><b>B</b><b> C</b>', '**AB C**'],
  ['<span style="font-weight:700">A</span><span style="font-weight:700">B</span>', '**AB**'],
  ['<em>A</em><i>B</i><b>C</b>', '*AB***C**'],
])('%s is pasted with marks around words alone', (html, text) => {
  expect(pastedText(`<p>${html}</p>`, '', 'markdown').text).toBe(text);
});

test.each([
  [
    '<a href="https://www.google.com/url?q=https://acme.com/a&amp;sa=D">b</a>',
    '[b](https://acme.com/a)',
  ],
  [
    '<a href="https://eur01.safelinks.protection.outlook.com/?url=http%3A%2F%2Facme.com">b</a>',
    '[b](https://acme.com)',
  ],
  [
    '<b>a</b> https://l.facebook.com/l.php?u=https%3A%2F%2Facme.com&amp;h=A',
    '**a** https://acme.com',
  ],
  ['<b>a</b> <a href="#">b</a>', '**a** b'],
])('the links in %s lead where they lead in the end', (html, text) => {
  expect(pastedText(`<p>${html}</p>`, '', 'markdown').text).toBe(text);
});

test.each([
  ['•\tOne\n•\tTwo\n\n•\tThree', ['One', 'Two', 'Three']],
  ['- One\r\n- Two', ['One', 'Two']],
  ['1. One\n2. Two', ['One', 'Two']],
  ['- 5 degrees\nOne', ['- 5 degrees', 'One']],
])('a list that has a line for each item takes %j as lines', (plain, lines) => {
  expect(pastedText('', plain, 'lines').text.split('\n')).toEqual(lines);
});

const pieces = '< > & _ * ` ~ # - + = | \\ ! [ ] ( ) { } : / . 1. none b amp; #39; product é \u200b'
  .split(' ')
  .concat(' ', '\n', '\t', ' http://a.example ', ' www.b.example ');
const anyWords = fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((all) => all.join(''));

/** A text as the clipboard has it: without formatting, or with some around it. */
function copied(words: string): [html: string, plain: string][] {
  const page = document.implementation.createHTMLDocument();
  const paragraph = page.createElement('p');
  paragraph.textContent = words;
  const [html, formatted] = [paragraph.outerHTML, `<p><b>x</b></p>${paragraph.outerHTML}`];
  return [
    ['', words],
    [html, words],
    [formatted, `x\n${words}`],
  ];
}

const formats = ['whole text', 'markdown', 'markdown line', 'linked line', 'words'] as const;

test('the check has nothing against what is pasted', () => {
  const [text, title] = ['text', 'title'].map((name) =>
    fieldRecord(fieldAt(modelOf(rooms), ['parts', 0, name])),
  );
  const shop = modelOf(collectionNamed('shop'));
  const [line, linked] = [['notices', 0, 'text'], ['thanks']].map((path) =>
    fieldRecord(fieldAt(shop, path)),
  );
  if (!text || !title || !line || !linked) throw new Error('The bakery has all of them.');
  const problemsIn = (record: FieldRecord) => (pasted: string) => [
    ...(record.check(pasted).problems ?? []),
    ...fieldTextProblems(pasted, record),
  ];
  const problemsOf = {
    'whole text': (pasted: string) => [
      ...findingsIn(inspectMarkdown(pasted)).flatMap(({ problems = [] }) => problems),
      ...textProblems(pasted, ['product']),
    ],
    markdown: problemsIn(text),
    'markdown line': problemsIn(line),
    'linked line': problemsIn(linked),
    words: problemsIn(title),
  };
  fc.assert(
    fc.property(anyWords, (words) => {
      for (const [html, plain] of copied(words)) {
        for (const accepted of formats) {
          const pasted = pastedText(html, plain, accepted).text;
          expect([pasted, problemsOf[accepted](pasted).filter(isMistake)]).toEqual([pasted, []]);
        }
      }
    }),
    { numRuns: 50 },
  );
});

test('visitors read the words that were copied with formatting', () => {
  const marks = fc.constantFrom('<', '>', '&', '_', '*', '`', '#', 'none', ' ', '2');
  fc.assert(
    fc.property(fc.array(marks, { maxLength: 12 }), (all) => {
      const words = all.join('').trim().replace(/\s+/g, ' ');
      const { text } = pastedText(copied(words)[2]?.[0] ?? '', '', 'markdown');
      expect(wordsOf(parse(text))).toBe(`x${words}`);
    }),
    { numRuns: 50 },
  );
});

test.each([
  ['a heading after a text', 'Words.', '## Terms', '', 'Words.\n\n## Terms'],
  ['a heading on a new line', 'Words.\n', '## Terms', '', 'Words.\n\n## Terms'],
  [
    'a table before a text',
    '',
    '| a |\n| --- |\n| b |',
    'Words.',
    '| a |\n| --- |\n| b |\n\nWords.',
  ],
  ['a list within a text', 'One. ', '- a\n- b', ' Two.', 'One. \n\n- a\n- b\n\n Two.'],
  ['blocks in an empty field', '', 'One.\n\nTwo.', '', 'One.\n\nTwo.'],
  ['blocks between empty lines', 'One.\n\n', '- a', '\n\nTwo.', 'One.\n\n- a\n\nTwo.'],
  ['words within a line', 'One ', 'and **two', ' three', 'One and **two three'],
])('%s stays apart', (_, before, pasted, after, whole) => {
  expect(before + asBlocks(pasted, before, after) + after).toBe(whole);
});

test.each([
  ['into an empty list', '', 'a\nb', '', 'a\nb'],
  ['after a line', 'One', 'a\nb', '', 'One\na\nb'],
  ['before a line', '', 'a\nb', 'Two', 'a\nb\nTwo'],
  ['into an empty line', 'One\n', 'a\nb', '\nTwo', 'One\na\nb\nTwo'],
  ['within a line', 'One ', 'and', ' three', 'One and three'],
])('lines that are pasted %s stay lines of their own', (_where, before, pasted, after, whole) => {
  expect(before + asLines(pasted, before, after) + after).toBe(whole);
});
