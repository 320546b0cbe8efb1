import toHtml from 'hast-util-to-html';
import type { Root, Table } from 'mdast';
import toHast from 'mdast-util-to-hast';
import wordsOf from 'mdast-util-to-string';
import { nodesIn, parse } from './dialect';
import { fillProduct } from './fillProduct';
import { headingIds } from './headings';

/** Renders a text as HTML. `prefix`: the path that the site lies below, or nothing. */
export function renderMarkdown(text: string, prefix = ''): string {
  const tree = parse(text);
  finishTree(tree, prefix);
  return toHtml(toHast(tree));
}

/**
 * Gives headings ids from their words, and each table an element around it that scrolls. HTML and links to scripts,
 * which the check refuses, do nothing were they to come this far: HTML is shown as text.
 */
function finishTree(tree: Root, prefix: string): void {
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
    } else if (node.type === 'html') {
      Object.assign(node, { type: 'text' });
    } else if (node.type === 'link' || node.type === 'definition') {
      if (/^\s*(?:javascript|vbscript|data):/i.test(node.url)) node.url = '';
      if (/^\/(?!\/)/.test(node.url)) node.url = prefix + node.url;
    }
  }
}

/**
 * A wide table scrolls by itself, so that the page does not; also by keyboard, for which it needs a name, that of the
 * heading above it.
 */
function wrapTable(table: Table, headingId: string | undefined): void {
  const hProperties = { className: ['table'], tabIndex: 0, ariaLabelledBy: headingId };
  Object.assign(table, {
    type: 'tableRegion',
    children: [{ ...table, align: null }],
    data: { hName: 'section', hProperties },
  });
}

/** The words of a text without its marks: a paragraph or a point of a list is a line. */
export function plainText(text: string): string {
  const parts = nodesIn(parse(text)).map((node) => {
    const lineEnd = /^(?:paragraph|heading|tableCell|code|break)$/.test(node.type) ? '\n' : '';
    return lineEnd + ('value' in node ? node.value : '');
  });
  return parts.join('').trim();
}

/** A field's text as pages get it, in the build and in the editing preview: with the product's name, markdown as HTML. */
export function shownText(
  kind: 'text' | 'markdown',
  text: string,
  product: string,
  prefix = '',
): string {
  const filled = fillProduct(text, product);
  return kind === 'markdown' ? renderMarkdown(filled, prefix) : filled;
}
