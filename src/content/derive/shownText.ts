import { renderMarkdown } from '../markdown/markdown';
import { fillProduct } from '../model/words';

/**
 * A field's text as pages get it: with the product's name filled in, and markdown as HTML. The build and the editing preview both use this function, so that they
 * show the same. `prefix` is the path below which the site is served, if any.
 */
export function shownText(
  kind: 'text' | 'markdown',
  text: string,
  product: string,
  prefix = '',
): string {
  const filled = fillProduct(text, product);
  return kind === 'markdown' ? renderMarkdown(filled, prefix) : filled;
}
