// @ts-check

// The markdown dialect of this site. Gatsby loads this folder as a plugin of gatsby-transformer-remark, which renders
// the markdown of files; ../markdown.ts uses it for all other text. It is JavaScript since Gatsby doesn’t compile such plugins.

const readStrikethrough = require('mdast-util-gfm-strikethrough/from-markdown');
const readTables = require('mdast-util-gfm-table/from-markdown');
const wordsOf = require('mdast-util-to-string');
const strikethrough = require('micromark-extension-gfm-strikethrough');
const tables = require('micromark-extension-gfm-table');
const remarkParse = require('remark-parse');
const unified = require('unified');
const { partsOf } = require('../bareAddresses');
const { headingIds } = require('../headings');

/** @typedef {import('mdast').Content} Content */
/** @typedef {import('mdast').Root | Content} Node */

/**
 * What only programmers write, by micromark’s names. Spaces before a line, a line of hyphens below it and a name in brackets
 * mean nothing special then.
 */
const leftOut = ['codeFenced', 'codeIndented', 'definition', 'setextUnderline'];

const parser = unified().use(remarkParse).use(ownRules).freeze();

/**
 * Parses markdown as written: headings have no ids yet, bare addresses are text, and HTML is distinguished from it.
 *
 * @param {string} text
 */
function parse(text) {
  // The types of remark-parse allow any node here.
  const tree = /** @type {import('mdast').Root} */ (parser.parse(text));
  leaveOutNotes(tree);
  return tree;
}

/**
 * Of GitHub’s markdown this dialect has tables and what is struck through.
 *
 * @this {import('unified').Processor}
 */
function ownRules() {
  this.data('micromarkExtensions', [
    // As in CommonMark, a line without indentation goes on with the paragraph of a list or quotation above it. Any line with
    // words could be the first row of a table, and by itself micromark-extension-gfm-table 0.4 lets none of those go on.
    { flow: { null: { ...tables.flow.null, lazy: true } } },
    strikethrough({ singleTilde: false }),
    { disable: { null: leftOut } },
  ]);
  this.data('fromMarkdownExtensions', [readTables, readStrikethrough]);
}

/**
 * Leaves out notes to other writers, such as `<!-- checked in May -->`, which readers don’t see, and lets cells have lines.
 *
 * @param {Node} node is changed
 */
function leaveOutNotes(node) {
  if (!('children' in node)) return;
  /** @type {Content[]} */
  const children = node.children;
  const note = /^(?:<!--.*?-->\s*)+$/s;
  const kept = children.filter((each) => each.type !== 'html' || !note.test(each.value));
  Object.assign(node, { children: kept });
  for (const each of kept) leaveOutNotes(each);
  // A cell has no other way to break a line.
  for (const each of node.type === 'tableCell' ? nodesIn(node) : []) {
    const isBreak = each.type === 'html' && /^<br\s*\/?>$/i.test(each.value);
    if (isBreak) Object.assign(each, { type: 'break' });
  }
}

/**
 * Makes links of bare addresses, except in links.
 *
 * @param {Node} node is changed
 */
function linkAddresses(node) {
  if (!('children' in node) || node.type === 'link') return;
  /** @type {Content[]} */
  const children = node.children;
  const linked = children.flatMap((each) => {
    return each.type === 'text' ? partsOf(each.value).map(linkOrText) : each;
  });
  Object.assign(node, { children: linked });
  for (const each of linked) linkAddresses(each);
}

/**
 * @param {{ words: string, url?: string }} part
 * @returns {Content}
 */
function linkOrText({ words, url }) {
  /** @type {import('mdast').Text} */
  const text = { type: 'text', value: words };
  return url === undefined ? text : { type: 'link', title: null, url, children: [text] };
}

/**
 * All nodes below one, in the order of the text.
 *
 * @param {Node} node
 * @returns {Content[]}
 */
function nodesIn(node) {
  if (!('children' in node)) return [];
  return node.children.flatMap((child) => [child, ...nodesIn(child)]);
}

/**
 * Makes links of bare addresses, gives headings ids made from their text, and wraps each table in an element that scrolls. HTML
 * and script links, which the check rejects, would do nothing if they got this far: HTML is shown as text.
 *
 * @param {import('mdast').Root} tree is changed, and returned
 * @param {readonly string[]} [taken] ids that something else on the page has
 */
function finishTree(tree, taken = []) {
  linkAddresses(tree);
  const nodes = nodesIn(tree);
  const headings = nodes.filter(({ type }) => type === 'heading').map((node) => wordsOf(node));
  const ids = headingIds(headings, taken);
  /** @type {string | undefined} */
  let above;
  for (const node of nodes) {
    if (node.type === 'heading') {
      above = ids.shift();
      node.data = { hProperties: { id: above } };
    } else if (node.type === 'table') {
      wrapTable(node, above);
    } else if (node.type === 'html') {
      Object.assign(node, { type: 'text' });
    } else if (node.type === 'link' && /^\s*(?:javascript|vbscript|data):/i.test(node.url)) {
      node.url = '';
    }
  }
  return tree;
}

/**
 * A wide table scrolls on its own, so that the page doesn’t; also by keyboard, which requires a name: the heading above it
 * or, without one, the headings of its columns.
 *
 * @param {import('mdast').Table} table
 * @param {string | undefined} heading the id of the heading above it
 */
function wrapTable(table, heading) {
  const titles = table.children[0]?.children ?? [];
  const named = titles.map((cell) => wordsOf(cell)).filter((words) => words !== '');
  const name =
    heading === undefined
      ? { ariaLabel: named.join(', ') || wordsOf(table) }
      : { ariaLabelledBy: heading };
  for (const [column, title] of titles.entries()) {
    const cells = table.children.flatMap((row) => row.children[column] ?? []);
    // A column of sentences, or of long names, needs a least width.
    const isLong = cells.some((cell) => wordsOf(cell).length > 24);
    if (isLong) title.data = { hProperties: { className: ['long'] } };
  }
  // Rows that have fewer cells get empty ones.
  const columns = Math.max(...table.children.map((row) => row.children.length));
  const align = Array(columns).fill(null);
  const className = columns > 3 ? ['table', 'wide'] : ['table'];
  Object.assign(table, {
    type: 'tableRegion',
    children: [{ ...table, align }],
    data: { hName: 'section', hProperties: { className, tabIndex: 0, ...name } },
  });
}

module.exports = {
  parse,
  nodesIn,
  finishTree,
  setParserPlugins: () => [ownRules],
  /**
   * @param {{ markdownAST: import('mdast').Root }} args
   * @param {{ taken: readonly string[] }} options
   */
  default: ({ markdownAST }, { taken }) => {
    leaveOutNotes(markdownAST);
    finishTree(markdownAST, taken);
  },
};
