/** Elements without visible text. */
const unread = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'SVG']);
const inline = new Set(
  'A ABBR B BDI CITE CODE EM I KBD MARK Q S SMALL SPAN STRONG SUB SUP TIME U'.split(' '),
);

/** The text of an element, one line per block, with the alternative text of pictures in brackets. */
export function visibleText(root: Element): string[] {
  const lines: string[] = [];
  let line = '';

  function endLine(): void {
    const text = line.replace(/\s+/g, ' ').trim();
    if (text !== '') lines.push(text);
    line = '';
  }

  function read(node: Node): void {
    if (node.nodeType === node.TEXT_NODE) {
      line += node.textContent;
      return;
    }
    if (!isElement(node) || unread.has(node.tagName.toUpperCase())) return;
    if (node.tagName === 'IMG') {
      const alternative = node.getAttribute('alt');
      if (alternative) line += ` [${alternative}] `;
      return;
    }
    const isBlock = !inline.has(node.tagName);
    if (isBlock) endLine();
    for (const child of node.childNodes) read(child);
    if (isBlock) endLine();
  }

  read(root);
  endLine();
  return lines;
}

function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE;
}
