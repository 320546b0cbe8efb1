import { renderMarkdown } from '../markdown/markdown';
import { fillProduct } from '../model/words';

/**
 * What pages get of a field's text: plain words with the product's name in its place, markdown as HTML too,
 * and any other text, such as an address, as it is written. The build and the preview of the editing UI both
 * ask this function, so that they show the same. `prefix` is the path that the site lies below, or nothing.
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
