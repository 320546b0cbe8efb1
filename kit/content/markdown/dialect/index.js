// @ts-check

// The markdown dialect of this site. Gatsby loads this folder as a plugin of gatsby-transformer-remark, which renders
// the markdown of files; ../markdown.ts uses it for all other text. It is JavaScript since Gatsby doesn’t compile such plugins.

const wordsOf = require('mdast-util-to-string');
const gfm = require('remark-gfm');
const remarkParse = require('remark-parse');
const unified = require('unified');
const { bareAddressesIn } = require('../bareAddresses');
const { headingIds } = require('../headings');

/** @typedef {import('mdast').Root | import('mdast').Content} Node */

/**
 * What only programmers write, by micromark’s names. Spaces before a line, a line of hyphens below it and a name in brackets
 * mean nothing special then.
 */
const leftOut = ['codeFenced', 'codeIndented', 'definition', 'setextUnderline'];

/** @type {import('unified').PluggableList} */
const parserPlugins = [[gfm, { singleTilde: false }], ownRules];

const parser = unified().use(remarkParse).use(parserPlugins).freeze();

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
 * What this dialect has that GitHub’s doesn’t, and the other way round.
 *
 * @this {import('unified').Processor}
 */
function ownRules() {
  const syntax = /** @type {SyntaxExtension[]} */ (this.data('micromarkExtensions'));
  this.data('micromarkExtensions', [...syntax.map(withOwnRules), { disable: { null: leftOut } }]);
  // bareAddresses.js finds them instead.
  const reading = /** @type {object[]} */ (this.data('fromMarkdownExtensions'));
  this.data(
    'fromMarkdownExtensions',
    reading.map((extension) => ({ ...extension, transforms: [] })),
  );
}

/** @typedef {{ flow: { null: object[] }, text: Record<number, object> }} SyntaxExtension constructs by their first sign */

/**
 * As in CommonMark, a line without indentation goes on with the paragraph of a list or quotation above it. Any line with
 * words could be the first row of a table, and by itself micromark-extension-gfm-table 0.4 lets none of those go on.
 *
 * @param {SyntaxExtension} extension GitHub’s markdown
 * @returns {SyntaxExtension} of what it has in lines, only what is struck through
 */
function withOwnRules({ flow, text, ...others }) {
  const tables = flow.null.map((table) => ({ ...table, lazy: true }));
  const [tilde, strikethrough = {}] = [126, text[126]];
  return { ...others, flow: { ...flow, null: tables }, text: { [tilde]: strikethrough } };
}

/**
 * Leaves out notes to other writers, and lets cells have lines.
 *
 * @param {Node} node is changed
 */
function leaveOutNotes(node) {
  if (!('children' in node)) return;
  /** @type {import('mdast').Content[]} */
  const children = node.children;
  children.forEach(leaveOutNotes);
  // A cell has no other way to break a line.
  if (node.type === 'tableCell') nodesIn(node).filter(isBreak).forEach(makeBreak);
  Object.assign(node, { children: children.filter((child) => !isNote(child)) });
}

/**
 * Makes links of bare addresses, except in links.
 *
 * @param {Node} node is changed
 */
function linkAddresses(node) {
  if (!('children' in node) || node.type === 'link') return;
  /** @type {import('mdast').Content[]} */
  const children = node.children;
  children.forEach(linkAddresses);
  Object.assign(node, { children: children.flatMap(withAddresses) });
}

/**
 * @param {import('mdast').Content} node
 * @returns {import('mdast').Content[]} the node itself, or the text and the links that it consists of
 */
function withAddresses(node) {
  if (node.type !== 'text') return [node];
  const addresses = bareAddressesIn(node.value);
  if (addresses.length === 0) return [node];
  let from = 0;
  /** @type {import('mdast').Content[]} */
  const parts = [];
  for (const { at, written, url } of addresses) {
    parts.push({ type: 'text', value: node.value.slice(from, at) });
    parts.push({ type: 'link', title: null, url, children: [{ type: 'text', value: written }] });
    from = at + written.length;
  }
  parts.push({ type: 'text', value: node.value.slice(from) });
  return parts.filter((part) => part.type !== 'text' || part.value !== '');
}

/** @param {Node} node */
function isBreak(node) {
  return node.type === 'html' && /^<br\s*\/?>$/i.test(node.value);
}

/** @param {Node} node */
function makeBreak(node) {
  Object.assign(node, { type: 'break' });
}

/**
 * Whether readers don’t see a part of a text, since it is a note to other writers: `<!-- checked in May -->`.
 *
 * @param {Node} node
 */
function isNote(node) {
  return node.type === 'html' && /^(?:<!--.*?-->\s*)+$/s.test(node.value);
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
 * Makes links of bare addresses, gives headings ids made from their text, and wraps each table in an element that scrolls. HTML
 * and script links,
 * which the check rejects, would do nothing if they got this far: HTML is shown as text.
 *
 * @param {import('mdast').Root} tree is changed
 * @param {readonly string[]} [taken] ids that something else on the page has
 */
function finishTree(tree, taken = []) {
  linkAddresses(tree);
  const nodes = nodesIn(tree);
  const headings = nodes.filter((node) => node.type === 'heading');
  const ids = headingIds(
    headings.map((heading) => wordsOf(heading)),
    taken,
  );
  let count = 0;
  for (const node of nodes) {
    if (node.type === 'heading') {
      node.data = { hProperties: { id: ids[count] } };
      count += 1;
    } else if (node.type === 'table') {
      wrapTable(node, ids[count - 1]);
    } else if (node.type === 'html') {
      Object.assign(node, { type: 'text' });
    } else if (node.type === 'link' && isScript(node.url)) {
      node.url = '';
    }
  }
}

/**
 * A wide table scrolls on its own, so that the page doesn’t; also by keyboard, which requires a name: the heading above it
 * or, without one, the headings of its columns.
 *
 * @param {import('mdast').Table} table
 * @param {string | undefined} heading the id of the heading above it
 */
function wrapTable(table, heading) {
  const [first] = table.children;
  const titles = (first?.children ?? [])
    .map((cell) => wordsOf(cell))
    .filter((words) => words !== '');
  const name =
    heading === undefined
      ? { ariaLabel: titles.join(', ') || wordsOf(table) }
      : { ariaLabelledBy: heading };
  const columns = Math.max(...table.children.map((row) => row.children.length));
  // Rows that have fewer cells get empty ones.
  const align = Array(columns).fill(null);
  for (const [column, title] of first?.children.entries() ?? []) {
    const cells = table.children
      .flatMap((row) => row.children[column] ?? [])
      .map((cell) => wordsOf(cell));
    // A column of sentences, or of long names, needs a least width.
    const isLong = cells.some(({ length }) => length > 24);
    if (isLong) title.data = { hProperties: { className: ['long'] } };
  }
  const className = columns > 3 ? ['table', 'wide'] : ['table'];
  Object.assign(table, {
    type: 'tableRegion',
    children: [{ ...table, align }],
    data: { hName: 'section', hProperties: { className, tabIndex: 0, ...name } },
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
  /**
   * @param {{ markdownAST: import('mdast').Root }} args
   * @param {{ taken: readonly string[] }} options
   */
  default: ({ markdownAST }, { taken }) => {
    leaveOutNotes(markdownAST);
    finishTree(markdownAST, taken);
  },
};
