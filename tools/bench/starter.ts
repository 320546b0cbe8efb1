import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A plain Gatsby site, as a starter would make it, that an edit is measured in beside this one. */
export interface Starter {
  folder: string;
  remove(): Promise<void>;
}

const files: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "starter", "private": true, "dependencies": { "gatsby": "*" } }',
  'gatsby-config.js': `module.exports = {
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: __dirname + '/content' } },
    { resolve: 'gatsby-transformer-json', options: { typeName: 'Words' } },
  ],
};`,
  // What gatsby-transformer-remark would do with the file, but for its Markdown, which is not part of the edit.
  'gatsby-node.js': `const path = require('node:path');
const { parse } = require('yaml');
exports.onCreateNode = async ({ node, actions, loadNodeContent, createNodeId, createContentDigest }) => {
  if (node.internal.type !== 'File' || node.extension !== 'md') return;
  const text = await loadNodeContent(node);
  const { title, words } = parse(text.split('---')[1]);
  const child = {
    title, words, slug: '/' + node.name, id: createNodeId('Page ' + node.name), parent: node.id, children: [],
    internal: { type: 'Page', contentDigest: createContentDigest(text) },
  };
  await actions.createNode(child);
  actions.createParentChildLink({ parent: node, child });
};
exports.createPages = async ({ graphql, actions }) => {
  const { data } = await graphql('query Pages { allPage { nodes { id slug } } }');
  for (const { id, slug } of data.allPage.nodes)
    actions.createPage({ path: slug, component: path.resolve('src/page.js'), context: { id } });
};`,
  'src/page.js': `import { graphql } from 'gatsby';
import * as React from 'react';
export default function Page({ data }) {
  return <main><h1>{data.page.title}</h1><p>{data.page.words}</p><p>{data.words.words}</p></main>;
}
export const query = graphql\`
  query Page($id: String) { page(id: { eq: $id }) { title words } words { words } }
\`;`,
  'content/words.json': '{ "words": "Words of all pages." }',
};

/** Makes a plain Gatsby site of so many markdown pages of one template, with the packages of the folder `root`. */
export async function makeStarter(root: string, pages: number): Promise<Starter> {
  const folder = await mkdtemp(join(tmpdir(), 'starter-bench-'));
  for (const name of ['src', 'content']) await mkdir(join(folder, name));
  for (const [place, text] of Object.entries(files)) await writeFile(join(folder, place), text);
  for (let number = 1; number <= pages; number += 1) {
    await writeFile(
      join(folder, 'content', `page-${number}.md`),
      `---\ntitle: Page ${number}\nwords: Words of page ${number}.\n---\n`,
    );
  }
  await symlink(resolve(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
