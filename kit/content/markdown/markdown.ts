import toHtml from 'hast-util-to-html';
import toHast from 'mdast-util-to-hast';
import wordsOf from 'mdast-util-to-string';
import { finishTree, parse } from './dialect';
import { fillMarkdown } from './fillProduct';

/** What was rendered lately: at each keystroke, the editing preview asks for the texts of a whole page. */
const rendered = new Map<string, string>();
const MAX_RENDERED = 500;

/**
 * Renders a whole text as `gatsby-transformer-remark` does.
 *
 * @param taken ids that something else on the page has
 */
export function renderMarkdown(text: string, taken: readonly string[] = []): string {
  const key = [...taken, text].join(' ');
  const html = rendered.get(key) ?? toHtml(toHast(finishTree(parse(text), taken)));
  if (rendered.size >= MAX_RENDERED) rendered.clear();
  rendered.set(key, html);
  return html;
}

/** Words of a line, and the address that they link to, if any. */
export interface LinkedWords {
  words: string;
  address: string | null;
}

/**
 * A line of words and links in its parts, for pages to draw as elements. Of anything else, which the check rejects, there
 * are the words.
 */
export function linkedWords(text: string, product: string): LinkedWords[] {
  const { children } = finishTree(parse(fillMarkdown(text, product)));
  const lines = children.map((line) => ('children' in line ? line.children : [line]));
  return lines.flat().map((part) => ({
    words: wordsOf(part),
    address: part.type === 'link' ? part.url : null,
  }));
}
