import { changesBetween, wordsIn } from './words';

test.each([
  ['<h1>Know  every\n piece</h1><p>Now</p><ul><li>One</li></ul>', '# Know every piece Now * One'],
  ['<p>You own <a href="/all">it</a>.</p>', 'You own [it](/all).'],
  ['<label>Name</label><button>Send</button>', 'Name Send'],
  ['<p><img alt="A chair" src="/static/0a1b.png"></p>', '[A chair]'],
  ['<script>1</script><style>2</style><template>3</template>4', '4'],
])('%s is read as %s', (body, words) => {
  const html = `<title>Home &amp; more</title><meta name="description" content="About"><body>${body}`;
  expect(wordsIn(html).replace(/\s+/g, ' ')).toBe(`Home & more About ${words}`);
});

/** Pages by their path, each with its lines. */
function pages(all: Record<string, string[]>) {
  const html = (lines: string[]) => `<body>${lines.map((line) => `<p>${line}</p>`).join('')}`;
  return new Map(Object.entries(all).map(([path, lines]) => [path, html(lines)]));
}

test.each([
  ['nothing', ['A'], ['A'], []],
  ['a new word', ['A', 'You own it'], ['A', 'You own all of it'], ['You own <ins>all of </ins>it']],
  [
    'words one after another',
    ['Know every piece you own'],
    ['Know all pieces you own'],
    ['Know <del>every piece</del><ins>all pieces</ins> you own'],
  ],
  ['whole lines', ['One', 'Two'], ['Two', 'Three'], ['<del>One</del>', '<ins>Three</ins>']],
  ['markup', ['A'], ['A &lt;b>'], ['A <ins>&lt;b&gt;</ins>']],
])('only the lines that changed are listed, with %s marked', (_, before, after, lines) => {
  const changes = changesBetween(pages({ '/': before }), pages({ '/': after }), []);
  const listed = changes.flatMap(({ html }) => [...html.matchAll(/<p>(.*?)<\/p>/g)]);
  expect(listed.map(([, line]) => line)).toEqual(lines);
});

test('what is gone comes first, then what changes, once for pages on which it changes alike, and what is new', () => {
  const old = ['Menu', 'Same', 'Words'];
  const before = pages({ '/': old, '/a': old, '/b': old, '/c': old, '/d': old });
  const after = pages({
    '/': ['New menu', 'Same', 'Words'],
    '/a': ['New menu', 'Same', 'Other words'],
    '/b': old,
    '/new': ['New menu'],
  });
  const changes = changesBetween(before, after, [{ from: '/d' }], '/site');
  const link = (path: string) => `<a href="/site${path}">${path}</a>`;
  expect(changes.map(({ html }) => /<h2>(.*?)<\/h2>/.exec(html)?.[1])).toEqual([
    'Gone: /c',
    'Gone: /d',
    `${link('/')}, ${link('/a')}`,
    link('/a'),
    `New: ${link('/new')}`,
  ]);
  expect(changes[0]?.html).toContain('There is no redirect');
  expect(changes[1]?.html).toContain('Its address redirects elsewhere.');
});
