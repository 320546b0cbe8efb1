import { renderMarkdown } from '../markdown/markdown';
import { fillProduct } from '../model/words';

/**
 * A field's text as pages get it: text and markdown with the product's name filled in, markdown also as HTML, and any
 * other value, such as an address, unchanged. The build and the editing preview both use this function, so that they
 * show the same. `prefix` is the path below which the site is served, if any.
 */
export function shownText(kind: string, text: string, product: string, prefix = ''): string {
  switch (kind) {
    case 'text':
      return fillProduct(text, product);
    case 'markdown':
      return renderMarkdown(fillProduct(text, product), prefix);
    default:
      return text;
  }
}
