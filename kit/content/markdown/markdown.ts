import toHtml from 'hast-util-to-html';
import toHast from 'mdast-util-to-hast';
import wordsOf from 'mdast-util-to-string';
import { finishTree, nodesIn, parse } from './dialect';
import { fillMarkdown } from './fillProduct';

/** What was rendered lately: at each keystroke, the editing preview asks for the texts of a whole page. */
const rendered = new Map<string, string>();
const MAX_RENDERED = 500;

/**
 * Renders a whole text as `gatsby-transformer-remark` does. `prefix` is the path that the site is served under, if any;
 * `taken` are ids that something else on the page has.
 */
export function renderMarkdown(text: string, prefix = '', taken: readonly string[] = []): string {
  const key = [prefix, ...taken, text].join(' ');
  const html = rendered.get(key) ?? render(text, prefix, taken);
  if (rendered.size >= MAX_RENDERED) rendered.clear();
  rendered.set(key, html);
  return html;
}

function render(text: string, prefix: string, taken: readonly string[]): string {
  const tree = parse(text);
  for (const node of nodesIn(tree)) {
    if (node.type === 'link' || node.type === 'definition') node.url = prefixed(node.url, prefix);
  }
  finishTree(tree, taken);
  return toHtml(toHast(tree));
}

/** The address of a link where the site is served under a path. */
function prefixed(address: string, prefix: string): string {
  return /^\/(?!\/)/.test(address) ? prefix + address : address;
}

/** Words of a line, and the address that they link to, if any. */
export interface LinkedWords {
  words: string;
  address: string | null;
}

/**
 * A line of words and links in its parts, for pages to draw as elements. `prefix` is the path that the site is served
 * under, if any. Of anything else, which the check rejects, there are the words.
 */
export function linkedWords(text: string, product: string, prefix = ''): LinkedWords[] {
  const tree = parse(fillMarkdown(text, product));
  finishTree(tree);
  const lines = tree.children.map((line) => ('children' in line ? line.children : [line]));
  return lines.flat().map((part) => ({
    words: wordsOf(part),
    address: part.type === 'link' ? prefixed(part.url, prefix) : null,
  }));
}
