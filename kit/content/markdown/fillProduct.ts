import { outsideCode } from './outsideCode';

/** Replaces every `{product}` with the product's name. */
export function fillProduct(text: string, product: string): string {
  return text.replaceAll('{product}', () => product);
}

/** The same in markdown, where `{product}` in code stays as it is, and `\{product\}` shows the braces. */
export function fillMarkdown(text: string, product: string): string {
  if (!text.includes('{product}')) return text;
  const places = [...outsideCode(text).matchAll(/\{product\}/g)];
  return places.reduceRight((filled, { index, 0: { length } }) => {
    return filled.slice(0, index) + product + filled.slice(index + length);
  }, text);
}
