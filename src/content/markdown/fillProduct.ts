/** Replaces every `{product}` by the product's name. */
export function fillProduct(text: string, product: string): string {
  return text.replaceAll('{product}', () => product);
}
