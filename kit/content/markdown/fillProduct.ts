import { replaceOutsideCode } from './outsideCode';

/** Replaces every `{product}` with the product's name. */
export function fillProduct(text: string, product: string): string {
  return text.replaceAll('{product}', () => product);
}

/** The same in markdown, where `{product}` in code stays as it is, and `\{product\}` shows the braces. */
export function fillMarkdown(text: string, product: string): string {
  if (!text.includes('{product}')) return text;
  return replaceOutsideCode(text, /\{product\}/g, () => product);
}
