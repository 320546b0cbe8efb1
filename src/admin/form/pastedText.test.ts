/** @jest-environment ./test/jest/environment.ts */
import { pastedText } from './pastedText';

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

test('unformatted text stays as it is, and its bullets become a list', () => {
  const html = '<div><span style="color:red">## Head</span></div>';
  expect(pastedText(html, '## Head', 'whole text').text).toBe('## Head');
  expect(pastedText('', '• One\n• Two', 'markdown').text).toBe('- One\n- Two');
});
