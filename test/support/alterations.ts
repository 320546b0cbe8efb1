/**
 * What translators, extensions, password managers and blockers do to a page. Each runs in the page, everywhere at once.
 */
export const alterations = {
  'every text translated': () => {
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
  'one heading changed': () => {
    const heading = document.querySelector('h2');
    if (heading) heading.textContent = 'Something else';
  },
  'an element put before, into and after each child of main, dialogs and forms': () => {
    for (const parent of document.querySelectorAll(
      'main, dialog, dialog > div, form, form > div',
    )) {
      for (const child of [...parent.children].filter(({ tagName }) => tagName !== 'SCRIPT')) {
        child.before(document.createElement('div'));
        child.append(document.createElement('div'));
        child.after(document.createElement('div'));
      }
    }
  },
  'attributes added to every element': () => {
    for (const element of document.querySelectorAll('body, body *:not(script, style, template)')) {
      element.setAttribute('data-extension', 'there');
      element.classList.add('extension');
    }
  },
  'a field filled by a password manager': () => {
    for (const field of document.querySelectorAll<HTMLInputElement>('[name="company"]')) {
      field.value = 'Field & Sons';
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  },
  'a field filled by a password manager without events': () => {
    for (const field of document.querySelectorAll<HTMLInputElement>('[name="company"]')) {
      field.value = 'Field & Sons';
    }
  },
  'a section taken out': () => document.querySelector('main > section:nth-of-type(2)')?.remove(),
  'all pictures taken out': () => {
    for (const picture of document.querySelectorAll('picture, img')) picture.remove();
  },
  'a label of each form taken out': () => {
    for (const form of document.querySelectorAll('form')) {
      form.querySelector('label[for$="-phone"]')?.remove();
    }
  },
  'a paragraph of each dialog taken out': () => {
    for (const dialog of document.querySelectorAll('dialog')) dialog.querySelector('p')?.remove();
  },
  'the title changed': () => {
    document.title = 'Something else';
  },
  'the styles doubled': () => {
    for (const style of document.querySelectorAll('style')) style.after(style.cloneNode(true));
  },
} satisfies Record<string, () => void>;
