import MarkdownIt from 'markdown-it';
import { headingIds } from './headings';

// Raw HTML stays off: the check refuses it, and were it to come this far it would be shown as text.
const markdownIt = new MarkdownIt('commonmark', { html: false }).enable(['table', 'strikethrough']);

markdownIt.core.ruler.push('heading-ids', ({ tokens }) => {
  const opening = [...tokens.entries()].filter(([, { type }]) => type === 'heading_open');
  const ids = headingIds(opening.map(([index]) => tokens[index + 1]?.content ?? ''));
  for (const [place, [, token]] of opening.entries()) token.attrSet('id', ids[place] ?? '');
});

// A wide table scrolls by itself, so that the page does not; also by keyboard, for which it needs a name.
markdownIt.renderer.rules.table_open = (tokens, index) => {
  const heading = tokens.slice(0, index).findLast(({ type }) => type === 'heading_open');
  const id = heading?.attrGet('id');
  const name = id ? ` aria-labelledby="${id}"` : '';
  return `<section class="table" tabindex="0"${name}><table>\n`;
};
markdownIt.renderer.rules.table_close = () => '</table></section>\n';

// Links to pages of the site lead below the path that it lies at.
markdownIt.core.ruler.push('path-prefix', ({ tokens, env }) => {
  for (const link of tokens.flatMap(({ children }) => children ?? [])) {
    const address = link.type === 'link_open' ? String(link.attrGet('href')) : '';
    if (address.startsWith('/')) link.attrSet('href', (env.prefix ?? '') + address);
  }
});

/**
 * Renders the markdown of a whole text, such as a policy, to HTML; its headings get ids from their words.
 *
 * @param prefix the path that the site lies below, such as `/site`, or nothing
 */
export function renderMarkdown(text: string, prefix = ''): string {
  return markdownIt.render(text, { prefix });
}
