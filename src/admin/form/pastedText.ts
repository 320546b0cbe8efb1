import Turndown from 'turndown';

/** The formatting that a field accepts when text is pasted. */
export type AcceptedFormat = 'whole text' | 'markdown' | 'words';

const bullet = /^[ \t]*(?:[•·▪◦‣●○■□§]|\d+[.)](?=\t)|o(?=\t))[ \t]+/gm;

const headings = 'h1, h2, h3, h4, h5, h6';
const formatting = `strong, b, em, i, a[href], li, table, ${headings}`;
const headingMark = /^#+(?= )/gm;

/**
 * Converts pasted text to what a field can hold: markdown if it accepts that, otherwise words without bullets.
 *
 * @param html the clipboard's HTML; empty if there is none
 * @param plain the clipboard's plain text
 * @returns the text, and what the field can't hold, such as `a picture`
 */
export function pastedText(html: string, plain: string, accepted: AcceptedFormat) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  tidy(page);
  const isFormatted = page.querySelector(formatting) !== null;
  const refused = {
    words: { 'bold, links and lists': formatting },
    markdown: { headings, 'the form of a table': 'table' },
    'whole text': {},
  }[accepted];
  const dropped = Object.entries({ ...refused, 'a picture': 'img' }).flatMap(([what, selector]) =>
    page.querySelector(selector) === null ? [] : [what],
  );
  if (isFormatted && accepted !== 'words') return { text: markdownOf(page, accepted), dropped };
  return { text: plain.replace(bullet, accepted === 'words' ? '' : '- ').trim(), dropped };
}

function markdownOf(page: Document, accepted: AcceptedFormat): string {
  const service = new Turndown({
    headingStyle: 'atx',
    bulletListMarker: '-',
    emDelimiter: '*',
    hr: '---',
  });
  const escapeMarks = service.escape.bind(service);
  service.escape = (text) => escapeMarks(text).replaceAll('<', '\\<');
  for (const part of page.querySelectorAll('script, style, img')) part.remove();
  if (accepted === 'markdown') {
    service.addRule('heading', {
      filter: ({ nodeName }) => /^H[1-6]$/.test(nodeName),
      replacement: (content) => `\n\n**${content.trim()}**\n\n`,
    });
  } else {
    service.addRule('table', {
      filter: 'table',
      replacement: (_content, table) => `\n\n${tableText(table, service)}\n\n`,
    });
  }
  // Turndown puts more than one space after a list marker.
  const text = service.turndown(page.body).replace(/^( *(?:-|\d+\.)) +/gm, '$1 ');
  // A page has one title, which isn't part of its text.
  const highest = Math.min(...(text.match(headingMark) ?? []).map(({ length }) => length));
  return text.replace(headingMark, ({ length }) => '#'.repeat(Math.min(6, length + 2 - highest)));
}

function tableText(table: Element, service: Turndown): string {
  const [head = '', ...rows] = [...table.querySelectorAll('tr')].map(({ children }) => {
    const cells = [...children].map((cell) => service.turndown(cell.innerHTML));
    return `| ${cells.map((text) => text.replace(/\s+/g, ' ').replaceAll('|', '\\|')).join(' | ')} |`;
  });
  const columns = table.querySelector('tr')?.children.length ?? 0;
  return [head, `|${' --- |'.repeat(columns)}`, ...rows].join('\n');
}

/** Turns what Word and Google Docs write into semantic elements. */
function tidy(page: Document): void {
  for (const item of page.querySelectorAll('p[style*="mso-list"]')) listItem(item);
  for (const only of page.querySelectorAll('li > p:only-child')) unwrap(only);
  // Google Docs writes a list within an item after it.
  for (const inner of page.querySelectorAll(':is(ol, ul) > :is(ol, ul)')) {
    inner.previousElementSibling?.append(inner);
  }
  for (const part of page.querySelectorAll<HTMLElement>('b, span')) {
    const { fontWeight, fontStyle } = part.style;
    const isStrong = fontWeight === 'bold' || Number(fontWeight) >= 600;
    // Google Docs wraps everything in a <b> that isn't bold.
    if (part.localName === 'b' && fontWeight === 'normal') unwrap(part);
    else if (part.localName === 'span' && (isStrong || fontStyle === 'italic')) {
      const named = page.createElement(isStrong ? 'strong' : 'em');
      named.append(...part.childNodes);
      part.append(named);
    }
  }
  for (const link of page.querySelectorAll('a')) {
    if (!/^(?:https?:|mailto:)/.test(link.getAttribute('href') ?? '')) unwrap(link);
  }
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** Word writes list items as paragraphs, with their bullets as text and their level in the style. */
function listItem(paragraph: Element): void {
  const mark = paragraph.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
  const name = /^\s*(?:\d+|[a-z])[.)]/i.test(mark?.textContent ?? '') ? 'ol' : 'ul';
  mark?.remove();
  const item = paragraph.ownerDocument.createElement('li');
  item.append(...paragraph.childNodes);
  let before = paragraph.previousElementSibling;
  let outer: Element | null = null;
  let level = Number(/ level(\d)/.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 1);
  for (; level > 1 && before?.matches('ol, ul'); level -= 1) {
    outer = before.lastElementChild;
    before = outer?.lastElementChild ?? null;
  }
  const list = before?.localName === name ? before : paragraph.ownerDocument.createElement(name);
  if (list !== before && outer) outer.append(list);
  else if (list !== before) paragraph.before(list);
  list.append(item);
  paragraph.remove();
}
