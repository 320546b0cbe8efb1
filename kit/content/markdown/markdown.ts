import toHtml from 'hast-util-to-html';
import toHast from 'mdast-util-to-hast';
import { finishTree, parse } from './dialect';

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
  const html = rendered.get(key) ?? render(text, taken);
  if (rendered.size >= MAX_RENDERED) rendered.clear();
  rendered.set(key, html);
  return html;
}

function render(text: string, taken: readonly string[]): string {
  const tree = parse(text);
  finishTree(tree, taken);
  return toHtml(toHast(tree));
}
