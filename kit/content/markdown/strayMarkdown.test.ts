import { inspectMarkdown } from './inspectMarkdown';
import { strayMarkdown } from './strayMarkdown';

/** A text, and the markdown in it that readers would see. */
const told: [text: string, ...seen: string[]][] = [
  // Headings
  ['##Our terms', '##Our terms'],
  ['##\u00A0Our terms', '##\u00A0Our terms'],
  ['Words.\n\n###返品について', '###返品について'],
  ['- ####### a', '####### a'],
  // Links
  ['See [our terms](/privacy policy).', '[our terms](/privacy policy)'],
  ['[a](</b', '[a](</b'],
  ['[a] (/b)', '[a] (/b)'],
  ['[a] (https://a.example/b)', '[a] (…)'],
  ['[a]\n(mailto:b@c.example)', '[a] / (mailto:…)'],
  ['(a)[/b]', '(a)[/b]'],
  ['(our terms) [https://a.example]', '(our terms) […]'],
  ['See [a][b].', '[a][b]'],
  ['[our terms][1]', '[our terms][1]'],
  ['[a][]', '[a][]'],
  ['[[b]]', '[[b]]'],
  ['![[plan.png]]', '![[plan.png]]'],
  // Strong words and emphasis
  ['**Note:**We', '**Note:**We'],
  ['保证**注意：**我们', '**注意：**我们'],
  ['*Note:*We and __Note:__We', '*Note:*We', '__Note:__We'],
  ['so ** so ** so', '** so **'],
  ['**so ** so', '**so **'],
  ['**Note', '**Note'],
  ['- a\n- **“Note”: b', '**“Note”: b'],
  ['> a\n> **Note', '**Note'],
  ['~~ so ~~', '~~ so ~~'],
  ['it`s here', '`s here'],
  // Notes and boxes
  ['So[^1] it is', '[^1]'],
  ['So^[as we said] it is', '^[as we said]'],
  ['[^note]: Since then. And so on.', '[^note]'],
  ['So[^1] it is\n\n[^1]: /b', '[^1]'],
  ['- [ ] a\n- [x] b', '[ ]', '[x]'],
  ['[ ] a', '[ ]'],
  ['> [!NOTE]\n> a', '[!NOTE]'],
  // Tables
  ['| a | b |\n| c | d |', '| a | b | / | c | d |'],
  ['a | b\n--- | --- | ---\nc | d', '--- | --- | ---'],
  ['+---+---+\n| a | b |\n+---+---+', '+---+---+ / | a | b | / +---+---+'],
  ['+===+\n\n- +---+', '+===+', '+---+'],
  // Lists
  ['• a\n• b', '• a / • b'],
  ['Words\n\n● a', '● a'],
  ['-a\n-b', '-a / -b'],
  ['-Über', '-Über'],
  ['a.  names\nb.  addresses', 'a.  names / b.  addresses'],
  ['(i) names\n(ii) addresses', '(i) names / (ii) addresses'],
  ['We keep:\n2. names\n3. addresses', '2. names / 3. addresses'],
  ['– names\n– addresses', '– names / – addresses'],
  ['1.Names\n2.Addresses', '1.Names / 2.Addresses'],
  // What other programs write
  ['H~2~O and CO~2~', 'H~2~O', 'CO~2~'],
  ['x^2^ and 10^-3^', 'x^2^', '10^-3^'],
  ['C~6~H~12~O~6~', 'C~6~H~12~O~6~'],
  ['the 5^th^ floor', '5^th^'],
  ['==marked==', '==marked=='],
  ['so ==marked words==.', '==marked words=='],
  ['So $x$ is', '$x$'],
  ['$E = mc^2$', '$E = mc^2$'],
  ['$$\\frac a b$$', '$$\\frac a b$$'],
  ['Good :smile:', ':smile:'],
  [':+1: and :white_check_mark:', ':+1:', ':white_check_mark:'],
  ['::: warning\na\n:::', '::: warning', ':::'],
  ['The end.\\', '\\'],
  ['Words\n\n=====', '====='],
  ['**Licence****5.1** x', '**Licence****5.1**'],
  ['__A____B__', '__A____B__'],
  ['*A**B*', '*A**B*'],
  ['agree to:* One* Two', '* One* Two'],
  ['we keep:- names- addresses', '- names- addresses'],
  [':• a,• b', '• a,• b'],
  ['We keep names;● addresses', '● addresses'],
  ['!!! note\n    a', '!!! note'],
  ['??? warning', '??? warning'],
  ['!!! tip "So"', '!!! tip "So"'],
  ['[toc]', '[toc]'],
  ['a\n\n[TOC]\n\nb', '[TOC]'],
  ['[[_TOC_]]', '[[TOC]]'],
  ['First.\\n\\nSecond.', '\\n\\n'],
  ['Names.\\tour own', '\\t'],
  ['One\\r\\n', '\\r\\n'],
  ['it\\u2019s', '\\u2019'],
  ['caf\\u{00e9} and \\x92', '\\u{00e9}', '\\x92'],
];

test.each(told)('of %j readers see the markdown', (text, ...seen) => {
  expect(inspectMarkdown(text).strayMarkdown.map(({ written }) => written)).toEqual(seen);
});

/** Texts in which such characters are what they seem. */
const meant = [
  'From $5 to $6, US$ 7 or A$8; $AUD/$NZD, $5-$10 and $cash or $more.',
  'C++ and C# at 10:30:45, 1:2:3, a:b:c',
  'Free delivery* and assembly**\n\n*Terms apply. Prices* exclude VAT.\n\n** Within 30 miles.',
  'Delivery** and assembly** are free.',
  '5 * 3 and 2 ** 3, p**word, **** 1234, *** and A*',
  '#1 in the market, no. #2\n\n#NeoCon and #furniture',
  '[sic] (as written), (a) … [1], see [1][2] and [note 1][note 2]',
  '[Robin] says: “yes” (no)',
  'hello_world@a.example, snake_case_name, wp_session_id',
  'The cookies __utma, __utmb and __Host-id.',
  'A • B · C, or a | b | c',
  'Home | About | Contact',
  '-5 °C and - 5, ~5 to ~10, 5~10~15 m',
  '(a) the names we keep\n\n(b) their addresses',
  'a. names  \nb. addresses',
  'a. names\\\nb. addresses',
  'A. Smith wrote it.\nThen it was read.',
  'It is a == b == c, ^_^ and x^2',
  'Write `**Note`, `[a] (/b)` and `x^2^`, or \\*\\*Note and \\[a\\](b), &#42;&#42;so.',
  '[a](/b) *b* **c** ~~d~~ https://a.example/~b/~c~/x^2^ <https://a.example/**b>',
  '```\n##a\n**Note\n```',
  '- a\n- b\n\n1. a\n2. b\n\n| a |\n|---|\n| b |',
  'Robin’s note: “see std::string”, (see: below)',
  '“**Note:** we” — **so**, (*so*)',
  'Gréta (née Szűcs) [2019–2024] & Co. KG: 50 % @ 3 × 4',
  '- – a dash first\n- – and another',
  'What is it?\n— A chair.',
  'Delivery is free.* Terms apply.* So it is: *really* (a:b) 5:* 3',
  'In C:\\new and D:\\temp\\root there is \\name; a note: • a • b',
  '**a** **b**, ***c** d*, **A***B*',
];

test.each(meant)('of %j nothing is said', (text) => {
  const { strayMarkdown, strayCode, unused } = inspectMarkdown(text);
  expect([...strayMarkdown, ...strayCode, ...unused]).toEqual([]);
});

test.each([
  ['Terms \\& conditions', '\\&'],
  ['5\\. Service', '5\\.'],
  ['and\\/or', 'and\\/'],
  ['*new*', '*new*'],
  ['_new_ chairs', '_new_'],
  ['**new**', '**new**'],
  ['`SIF`', '`SIF`'],
  ['~~old~~ new', '~~old~~'],
  ['[a](/b)', '[a](/b)'],
  ['CO~2~ and ESG', 'CO~2~'],
])('where markdown does nothing, readers see the markdown of %j', (text, seen) => {
  expect(strayMarkdown(text).map(({ written }) => written)).toContain(seen);
});

test.each([
  ['H~2~O', 'Write H₂O.'],
  ['C~6~H~12~O~6~', 'Write C₆H₁₂O₆.'],
  ['10^-3^', 'Write 10⁻³.'],
  ['5^th^', 'Write 5th.'],
  ['it\\u2019s', 'Type the character itself: “’”.'],
  ['it\\xa9', 'Type the character itself: “©”.'],
])('of %j it is said how to write it', (text, advice) => {
  expect(strayMarkdown(text)).toMatchObject([{ advice, plainAdvice: advice }]);
});

test.each([
  ['```\na', 0, '```'],
  ['a\n\n~~~~\nb\n~~~', 2, '~~~~'],
  ['- ```js\n  a\n\nb', 0, '```'],
  ['```\na ```', 0, '```'],
  ['    a', 0, undefined],
  ['a\n\n\tb', 2, undefined],
  ['1. a\n\n       b', 2, undefined],
])('in %j there is code that was not meant', (text, line, fence) => {
  expect(inspectMarkdown(text).strayCode).toEqual([{ line, fence }]);
});

test.each(['```\na\n```', '~~~ js\na\n~~~~', '- ```\n  a\n  ```\n\nb', '> ```\n> a\n> ```'])(
  'in %j code was meant',
  (text) => {
    expect(inspectMarkdown(text).strayCode).toEqual([]);
  },
);

test.each([
  ['a\n---', '---'],
  ['> a\n> b\n> ===', '==='],
  ['- a\n  -', '-'],
])('in %j a paragraph is a heading', (text, underline) => {
  expect(inspectMarkdown(text).headings).toMatchObject([{ underline }]);
});

test.each([
  ['[Robin]: Hello', '[Robin]: Hello'],
  ['a\n\n[b]: /c "d"', '[b]: /c "d"'],
  ['> [Note]: so.', '[Note]: so.'],
])('what %j defines is not shown', (text, written) => {
  expect(inspectMarkdown(text).unused).toMatchObject([{ written }]);
});

test.each(['[a]\n\n[a]: /b', '![a][b]\n\n[b]: /c', '[a][b]\n\n[B]: /c', '[//]: # (reviewed)'])(
  'what %j defines is used or a comment',
  (text) => {
    expect(inspectMarkdown(text).unused).toEqual([]);
  },
);

test.each([
  ['a\n\n```\n[name]\n```\nb', [2, 3, 4]],
  ['- a\n\n      b\n\n~~~\nc\n~~~', [2, 4, 5, 6]],
  ['`a`\nb', []],
])('the code in %j has its lines', (text, lines) => {
  expect([...inspectMarkdown(text).code]).toEqual(lines);
});
