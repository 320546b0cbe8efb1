let product = '';

/** Takes note of the product’s name, where it is known. */
export function noteProductName(name: string | undefined): void {
  if (name) product = name;
}

/** A text as it is typed: with `{product}` for the product’s name. */
export function asTyped(text: string): string {
  return product === '' ? text : text.replaceAll(product, '{product}');
}
