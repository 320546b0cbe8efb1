import type { Content, Root } from 'mdast';
import gfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import unified from 'unified';

const parser = unified().use(remarkParse).use(gfm, { singleTilde: false }).freeze();

/** A line of words without any mark that markdown could take for its own. */
const plainWords = /^(?!.*www\.)\p{L}[\p{L}\p{N} ,;:.!?%'’"“”–—(){}-]*(?<! )$/iu;

/** Reads a markdown text of this site as it is written: headings have no ids yet, and HTML is told from text. */
export function parse(text: string): Root {
  // Most texts are such a line. The parser takes a tenth of a millisecond for it, which adds up over a thousand pages.
  if (plainWords.test(text)) {
    const paragraph = {
      type: 'paragraph' as const,
      children: [{ type: 'text' as const, value: text }],
    };
    return { type: 'root', children: [paragraph] };
  }
  // The types of remark-parse name any node.
  return parser.parse(text) as Root;
}

/** All nodes below one, in the order of the text. */
export function nodesIn(node: Root | Content): Content[] {
  if (!('children' in node)) return [];
  return node.children.flatMap((child) => [child, ...nodesIn(child)]);
}
