/** What others do to a page. Each runs in the page, everywhere at once. */
export const alterations = {
  /** As translators do. */
  translated: () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest('script, style, template') || !node.textContent?.trim()
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const font = document.createElement('font');
      font.textContent = `Xx ${text.textContent} xx`;
      text.parentNode?.replaceChild(font, text);
    }
  },
  /** As extensions and blockers may do. */
  'a label of each form taken out': () => {
    for (const form of document.querySelectorAll('form')) {
      form.querySelector('label[for$="-phone"]')?.remove();
    }
  },
};
