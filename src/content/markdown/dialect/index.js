// @ts-check

// The markdown dialect of this site. Gatsby loads this folder as a plugin of gatsby-transformer-remark, which renders
// the policies; ../markdown.ts uses it for all other text. It is JavaScript since Gatsby doesn’t compile such plugins.

const wordsOf = require('mdast-util-to-string');
const gfm = require('remark-gfm');
const remarkParse = require('remark-parse');
const unified = require('unified');
const { headingIds } = require('../headings');

/** @typedef {import('mdast').Root | import('mdast').Content} Node */

/** @type {import('unified').PluggableList} */
const parserPlugins = [[gfm, { singleTilde: false }]];
const parser = unified().use(remarkParse).use(parserPlugins).freeze();

/**
 * Parses markdown as written: headings have no ids yet, and HTML is distinguished from text.
 *
 * @param {string} text
 * @returns {import('mdast').Root}
 */
function parse(text) {
  // The types of remark-parse allow any node here.
  return /** @type {import('mdast').Root} */ (parser.parse(text));
}

/**
 * All nodes below one, in the order of the text.
 *
 * @param {Node} node
 * @returns {import('mdast').Content[]}
 */
function nodesIn(node) {
  if (!('children' in node)) return [];
  return node.children.flatMap((child) => [child, ...nodesIn(child)]);
}

/**
 * Gives headings ids made from their text, and wraps each table in an element that scrolls. HTML and script links,
 * which the check rejects, would do nothing if they got this far: HTML is shown as text.
 *
 * @param {import('mdast').Root} tree is changed
 */
function finishTree(tree) {
  const nodes = nodesIn(tree);
  const headings = nodes.filter((node) => node.type === 'heading');
  const ids = headingIds(headings.map((heading) => wordsOf(heading)));
  let count = 0;
  for (const node of nodes) {
    if (node.type === 'heading') {
      node.data = { hProperties: { id: ids[count] } };
      count += 1;
    } else if (node.type === 'table') {
      wrapTable(node, ids[count - 1]);
    } else if (node.type === 'code') {
      // Gatsby's plugin would turn the words after the language into an attribute.
      node.meta = null;
    } else if (node.type === 'html') {
      Object.assign(node, { type: 'text' });
    } else if ((node.type === 'link' || node.type === 'definition') && isScript(node.url)) {
      node.url = '';
    }
  }
}

/**
 * A wide table scrolls on its own, so that the page doesn’t; also by keyboard, which requires a name.
 *
 * @param {import('mdast').Table} table
 * @param {string | undefined} name the id of the heading above it
 */
function wrapTable(table, name) {
  const hProperties = { className: ['table'], tabIndex: 0, ariaLabelledBy: name };
  Object.assign(table, {
    type: 'tableRegion',
    children: [{ ...table, align: null }],
    data: { hName: 'section', hProperties },
  });
}

/** @param {string} address */
function isScript(address) {
  return /^\s*(?:javascript|vbscript|data):/i.test(address);
}

module.exports = {
  parse,
  nodesIn,
  finishTree,
  setParserPlugins: () => parserPlugins,
  /** @param {{ markdownAST: import('mdast').Root }} args */
  default: ({ markdownAST }) => finishTree(markdownAST),
};
