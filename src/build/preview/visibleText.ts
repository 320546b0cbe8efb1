const unread = 'script, style, template, noscript, svg';
const inline =
  'a, abbr, b, bdi, cite, code, em, i, kbd, mark, q, s, small, span, strong, sub, sup, time, u';
const lineEnd = '\0';

/**
 * Removes the text from an element, so that it isn't counted again for what surrounds it: one line per block, with the
 * alternative text of pictures in brackets, and the target of a link after its words.
 */
export function takeText(root: Element): string[] {
  for (const element of root.querySelectorAll(unread)) element.remove();
  for (const image of root.querySelectorAll('img')) {
    image.replaceWith(image.alt && ` [${image.alt}] `);
  }
  for (const link of root.querySelectorAll('a[href]')) {
    link.append(` → ${link.getAttribute('href')}`);
  }
  for (const element of root.querySelectorAll('*')) {
    if (element.matches(inline)) continue;
    element.before(lineEnd);
    element.after(lineEnd);
  }
  const lines = (root.textContent ?? '').split(lineEnd);
  root.replaceChildren();
  return lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter(Boolean);
}
