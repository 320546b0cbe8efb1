import { inspectMarkdown } from './inspectMarkdown';
import type { Report } from './problem';

/** What is told of a text, each with its line, code and the words that it quotes; and its links. */
function inspected(text: string) {
  const told: [line: number, code: string, ...quoted: string[]][] = [];
  const links: [line: number, address: string][] = [];
  const report: Report = {
    tell: ({ code, message }, line = 0) =>
      told.push([line, code, ...(message.match(/(?<=").*(?=")/) ?? [])]),
    refer: ({ value }, line = 0) => links.push([line, value]),
    offer: () => undefined,
  };
  inspectMarkdown(text, report);
  return { told, links };
}

/** A text, and the signs in it that readers would see. */
const signs: [text: string, ...seen: string[]][] = [
  ['##Our terms', '##Our terms'],
  ['See [our terms](/privacy policy) so', '[our terms](/privacy policy)'],
  ['[a] (/b)', '[a] (/b)'],
  ['[a] (https://a.example/b)', '[a] (…)'],
  ['(our terms)[/b]', 'terms)[/b]'],
  ['[[b]] and ![[plan.png]]', '[[b]]', '![[plan.png]]'],
  ['**Note:**We', '**Note:**We'],
  ['__Note:__We', '__Note:__We'],
  ['- a\n- **“Note”: b', '**“Note”:'],
  ['**Licence****5.1** x', 'Licence****5.1'],
  ['~~ so', '~~'],
  ['[a][1]\n\n[1]: /b\n[2]: https://a.example', '[1]: /b', '[2]: …'],
  ['    ## a\n\n```\nb', '```'],
  ['a\n=====', '====='],
  ['So[^1] it is\n\n[^1]: Since then.', 'So[^1]', '[^1]:'],
  ['- [ ] a\n- [x] b', '[ ]', '[x]'],
  ['> [!NOTE]\n> a', '[!NOTE]'],
  ['| a | b |\n| c | d |', '| a | b |', '| c | d |'],
  ['| a |\n|---|\n| b<br>**c |', '**c'],
  ['• a\n• b', '• a', '• b'],
  ['::: warning\na\n:::', '::: warning', ':::'],
  ['Q&A &amp;nbsp; and &amp;#8217;s', '&nbsp;', '&#8217;s'],
  ['The end.\\', 'end.\\'],
];

test.each(signs)('of %j readers see the signs', (text, ...seen) => {
  const told = inspected(text).told.filter(([, code]) => code === 'stray-markdown');
  expect(told.map(([, , quoted]) => quoted)).toEqual(seen);
});

/** Texts in which such characters are what they seem. */
const meant = [
  'From $5 to $6, US$ 7 or A$8; C++ and C# at 10:30:45, 1:2:3, a:b:c',
  'Free delivery* and assembly**\n\n*Terms apply. Prices* exclude VAT.\n\n** Within 30 miles.',
  '5 * 3 and 2 ** 3, p**word, **** 1234, *** and A*, 2\\*4, `2*4` and 5×3',
  '#1 in the market, no. #2\n\n#NeoCon and #furniture',
  '[sic] (as written), (a) … [1], see [1][2] and [note 1][note 2]',
  'hello_world@a.example, snake_case_name, the cookies __utma, __utmb and __Host-id.',
  'A • B · C, or a | b | c\n\nHome | About | Contact',
  '-5 °C and - 5, ~5 to ~10, 5~10~15 m; it is a == b == c, ^_^ and x^2',
  'Write `**Note`, `[a] (/b)`, or \\*\\*Note and \\[a\\](b), &#42;&#42;so \\&amp;nbsp;.',
  '[a](/b) *b* **c** ~~d~~ https://a.example/~b <https://a.example/**b>',
  '```\n##a\n**Note\n```',
  '[Robin]: Hello\n\n    indented,\n-----\nand more',
  '“**Note:** we” — **so**, (*so*), **a** **b**, ***c** d*, **A***B*',
  'In C:\\new and D:\\temp\\root there is \\name; a note: • a • b',
];

test.each(meant)('of %j nothing is said', (text) => {
  expect(inspected(text).told).toEqual([]);
});

test('an asterisk between numbers is told', () => {
  const text = 'The desk is\n60*30*29 inches, or `2*4`, 2\\*4 and https://a.example/2*4.';
  expect(inspected(text).told).toEqual([[1, 'times', '60*30*29']]);
});

test('links are found with their lines, even those without link syntax', () => {
  const text = [
    'One, *two\n[three](/a)*,  ',
    'four www.google.com/url?q=https://b.example and',
    'five or <http://e.example>\\',
    'then http://f.example, a\nhttp://g.example',
    '',
    '- [i](/j "k")',
  ];
  const { links, told } = inspected(text.join('\n'));
  expect(links).toEqual([
    [1, '/a'],
    [7, '/j'],
  ]);
  expect(told.map(([line, code]) => [line, code])).toEqual([
    [2, 'roundabout'],
    [3, 'insecure'],
    [4, 'insecure'],
    [5, 'insecure'],
  ]);
});

test('HTML is found with its lines, once in each, unless it follows a backslash', () => {
  expect(inspected('a \\<b> b@c.example').told).toEqual([]);
  const text =
    'a <b>c</b>\n*\\<d>\n&lt;e> \\<d>* <f\n\n<div>\n<p>\n</div>\n\n`<g>`\n\n<!-- i\n--> j\n\n| a |\n|---|\n| b<br>c |';
  expect(inspected(text).told).toEqual([
    [0, 'html', '<b>'],
    [2, 'html', '<e>'],
    [4, 'html', '<div>'],
    [10, 'html', '<!--'],
  ]);
});

test.each(['## ', '[](/clients)', '<!-- to be written -->'])('%j has no words', (text) => {
  expect(inspected(text).told).toEqual([[0, 'no-words']]);
});
