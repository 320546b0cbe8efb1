import fc from 'fast-check';
import { nodesIn, parse } from './dialect';
import { entityIn, inspectMarkdown, isPlain } from './inspectMarkdown';

test('links are found with their lines, even those without link syntax', () => {
  const text = [
    'One, *two\n[three](/a)*,  ',
    'four b@c.example and',
    'five [d] or <https://e.example>\\',
    'then www.f.example, a\ng@h.example',
    '',
    '- [i](/j "k")',
    '',
    '[d]: /l',
    '[d]: /m',
  ];
  expect(inspectMarkdown(text.join('\n')).links).toEqual([
    { line: 1, address: '/a' },
    { line: 2, address: 'mailto:b@c.example' },
    { line: 3, address: '/l' },
    { line: 3, address: 'https://e.example' },
    { line: 4, address: 'https://www.f.example' },
    { line: 5, address: 'mailto:g@h.example' },
    { line: 7, address: '/j' },
  ]);
});

test.each([
  ["a\nWrite to o'brien@acme.com", 1, "o'brien@acme.com", ''],
  ['d’alice@acme.com', 0, 'd’alice@acme.com', ''],
  ['either/or@acme.com', 0, 'either/or@acme.com', ''],
  ['legal*notices*@acme.com', 0, 'legalnotices@acme.com', ''],
  ['_a_b@acme.com **a**b@acme.com', 0, 'ab@acme.com', ''],
  ['https://acme.com/contact联系我们', 0, 'https://acme.com/contact', '联系我们'],
  ['a https://acme.com/了解详情。b', 0, 'https://acme.com/了解详情', '了'],
  ['https://acme.com/faqから', 0, 'https://acme.com/faq', 'から'],
  ['https://acme.com/docs에서 ', 0, 'https://acme.com/docs', '에서'],
])('in %j it is unclear what belongs to the address', (text, line, written, doubt) => {
  expect(inspectMarkdown(text).unclear).toEqual([{ line, written, doubt }]);
});

test.each([
  'www.adr.org에서, bob@acme.com联系',
  'https://ja.example/wiki/日本 and https://acme.com/contact 联系我们',
  '<https://acme.com/contact联系我们>',
  "[o'brien@acme.com](mailto:o'brien@acme.com) <o'brien@acme.com>",
  '**bob@acme.com**: `o/b@acme.com`',
  'Robin\\\nrobin@acme.com  \n*robin@acme.com*',
])('in %j it is clear', (text) => {
  expect(inspectMarkdown(text).unclear).toEqual([]);
});

test('HTML is found with its lines, once in each, unless it follows a backslash', () => {
  expect(inspectMarkdown('a \\<b> b@c.example \\&amp;nbsp;').html).toEqual([]);
  const text =
    'a <b>c</b>\n*\\<d>\n&lt;e> \\<d>* <f\n\n<div>\n<p>\n</div>\n\n`<g>`\n\n    <h>\n\n<!-- i\n--> j';
  expect(inspectMarkdown(text).html).toEqual([
    { line: 0, tag: '<b>' },
    { line: 2, tag: '<e>' },
    { line: 4, tag: '<div>' },
    { line: 12, tag: '<!--' },
  ]);
});

test('a line break in a cell is no HTML', () => {
  const table = '| a |\n|---|\n| b<br>**c |\n| <br/>d <i> |\n\ne<br>f';
  const { html, strayMarkdown } = inspectMarkdown(table);
  expect(html).toEqual([
    { line: 3, tag: '<i>' },
    { line: 5, tag: '<br>' },
  ]);
  expect(strayMarkdown).toMatchObject([{ line: 2, written: '**c' }]);
});

test('headings are found with their text as readers see it', () => {
  expect(inspectMarkdown('## A *b* [c](/d)\n\ne\n=\n\n> ### `f`').headings).toEqual([
    { line: 0, level: 2, words: 'A b c' },
    { line: 2, level: 1, words: 'e', underline: '=' },
    { line: 5, level: 3, words: 'f' },
  ]);
});

test('entities that readers would see are found with their lines', () => {
  const text = 'Q&A &amp; AT&T; &copy 2025\n&amp;nbsp;\n\n`&amp;`\n\n- &amp;#8217;';
  expect(inspectMarkdown(text).entities).toEqual([
    { line: 1, written: '&nbsp;', character: '\u00a0' },
    { line: 5, written: '&#8217;', character: '’' },
  ]);
});

test.each([
  ['AT&T; and R&D', undefined],
  ['&copy 2025, &nosuch; &;', undefined],
  ['&T; &rsquo;', '’'],
  ['a&#38;b', '&'],
  ['&NBSP; &eacute;', 'é'],
])('the entity in %j stands for %j', (text, character) => {
  expect(entityIn(text)?.character).toBe(character);
});

test('a text that is taken for plain words is nothing else to the parser', () => {
  const sign = fc.constantFrom(
    ...['a', 'Bc', ' ', '.', ',', ':', '/', '//', '-', '(', ')', '[', ']', '!', '*', '_', '`', '<'],
    ...['>', '&amp;', '#', '|', '1', '1.', '\n', '~', '@', '+', '=', '^', '\\', '{', '}', '"', '%'],
    ...[
      'http',
      ' http://a.example',
      'www.',
      'WWW.',
      'mailto:',
      'a.example',
      '\u00a0',
      '\t',
      '’',
      'é',
      '保',
    ],
  );
  const texts = fc.array(sign, { maxLength: 8 }).map((signs) => signs.join(''));
  const start = fc.constantFrom('a', 'See ', '保');
  fc.assert(
    fc.property(start, texts, (first, rest) => {
      const text = first + rest;
      fc.pre(isPlain(text));
      const nodes = nodesIn(parse(text)).map((node) => ('value' in node ? node.value : node.type));
      expect(nodes).toEqual(['paragraph', text.trimEnd()]);
    }),
    { numRuns: 2000 },
  );
});
