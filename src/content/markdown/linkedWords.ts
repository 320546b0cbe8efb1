import wordsOf from 'mdast-util-to-string';
import { finishTree, parse } from './dialect';
import { fillProduct } from './fillProduct';
import { prefixed } from './markdown';

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
  const tree = parse(fillProduct(text, product));
  finishTree(tree);
  const lines = tree.children.map((line) => ('children' in line ? line.children : [line]));
  return lines.flat().map((part) => ({
    words: wordsOf(part),
    address: part.type === 'link' ? prefixed(part.url, prefix) : null,
  }));
}
