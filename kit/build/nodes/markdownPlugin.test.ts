import config from '../../../gatsby-config';
import { renderMarkdown } from '../../content/markdown/markdown';

/** Renders markdown as Gatsby does, with the plugin and its options of `gatsby-config.ts`. */
async function renderInBuild(text: string): Promise<string> {
  const [plugin] = (config.plugins ?? []).flatMap((each) =>
    typeof each === 'object' && each?.resolve === 'gatsby-transformer-remark' ? each : [],
  );
  const options = Object(plugin?.options);
  const dialect = options.plugins[0].resolve;
  const cache = { get: async () => undefined, set: async () => undefined };
  const { html } =
    // Without a build, there is no other way to see what the plugin does with a text.
    await require('gatsby-transformer-remark/gatsby-node').setFieldsOnGraphQLNodeType(
      {
        type: { name: 'MarkdownRemark' },
        basePath: '',
        getNodesByType: () => [],
        cache,
        getCache: () => cache,
      },
      { ...options, plugins: [{ name: dialect, module: require(dialect), pluginOptions: {} }] },
    );
  return html.resolve({ id: text, internal: { content: text, contentDigest: text } }, {}, {});
}

test.each([
  '# One\n\n## Two *words*\n\n## Two words\n\n> ### Three',
  '## 返品について\n\n[a](#返品について)\n\n## कीमत\n\n[b](#%E4%BF%9D)',
  '| a | b |\n|:--|--:|\n| 1 | 2 |\n\n## Above\n\n| c |\n|---|',
  '<div onclick="x()">a</div>\n\nb <i>c</i> &lt;d> <!-- e -->',
  '[a](javascript:x) [b] <vbscript:x>\n\n[b]: data:text/html,x',
  '```js {1}\na < b\n```\n\n    code\n\n- [x] a\n- b\n\n  c\n\n3. d\n\n~e~ ~~f~~ `g`  \nh\\\ni\n\n***',
  'See “https://a.example/b” or «www.c.example»… **https://d.example**。http://e.example, [“www.f.example”]',
  '<!-- a -->\n\nb <!-- {c} --> d\n\n<!--\ne\n\nf -->\n\n## g <!-- h -->',
  // One beside, within or left open by another.
  '\n    a\n\n b\n- \n\u00a0c  \n    ',
  '| a | `b|c` | \\| |\n|-|-|-|\n| www.a.example | b@c.example | <d> |\n|-| e |',
  '&amp; &lt; &copy &#35; \\& \\" “a” "b" \'c\' 😀 & < > "www.d.example" ”http://e.example。',
])('pages show %j as the editing preview does, and as it was checked', async (text) => {
  expect(await renderInBuild(text)).toBe(renderMarkdown(text));
});
