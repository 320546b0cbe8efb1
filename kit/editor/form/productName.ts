import { fillProduct } from '../../content/markdown/fillProduct';

/** Where the engine lists entries, offers them to choose from, or names a part of a form by what is in it. */
const names = ':is([role="row"], [role="option"], [role="radio"], label, h2, .summary)';

let product = '';

/**
 * From now on, lists and pickers show the product's name where a text has `{product}`. Fields, hints and notes keep what
 * is typed.
 *
 * @param name that name, where it is known
 */
export function showProductName(name: string | undefined): void {
  if (name === undefined || name === '') return;
  if (product === '') {
    const all = { childList: true, characterData: true, subtree: true };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') fillNames(target);
        else addedNodes.forEach(fillNames);
      }
    }).observe(document.body, all);
  }
  product = name;
  fillNames(document.body);
}

/** A text as it is typed: with `{product}` for the product's name. */
export function asTyped(text: string): string {
  return product === '' ? text : text.replaceAll(product, '{product}');
}

function fillNames(within: Node): void {
  // Most that is drawn has none.
  if (!within.textContent?.includes('{product}')) return;
  const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  for (let text: Node | null = texts.root; text; text = texts.nextNode()) {
    if (!(text instanceof Text) || !text.data.includes('{product}')) continue;
    if (text.parentElement?.closest(names)) text.data = fillProduct(text.data, product);
  }
}
