import Turndown from 'turndown';

/** The formatting that a field accepts when text is pasted. */
export type AcceptedFormat = 'whole text' | 'markdown' | 'words';

export interface Pasted {
  text: string;
  /** What the field can't hold, such as `a picture`. */
  dropped: string[];
}

const bullet = /^[ \t]*(?:[•·▪◦‣●○■□§]|\d+[.)](?=\t)|o(?=\t))[ \t]+/gm;

/**
 * Converts pasted text to what a field can hold: markdown if it accepts that, otherwise words without bullets.
 *
 * @param html the clipboard's HTML; empty if there is none
 * @param plain the clipboard's plain text
 */
export function pastedText(html: string, plain: string, accepted: AcceptedFormat): Pasted {
  const page = new DOMParser().parseFromString(html, 'text/html');
  tidy(page);
  const has = (selector: string) => page.querySelector(selector) !== null;
  const droppedIf = (what: string, selector: string) => (has(selector) ? [what] : []);
  const pictures = droppedIf('a picture', 'img');
  if (accepted === 'words') {
    const forms = droppedIf(
      'bold, links and lists',
      'strong, b, em, i, a[href], li, h1, h2, h3, table',
    );
    return { text: plain.replace(bullet, '').trim(), dropped: [...forms, ...pictures] };
  }
  if (!has('strong, b, em, i, a[href], li, h1, h2, h3, h4, h5, h6, table')) {
    return { text: plain.replace(bullet, '- ').trim(), dropped: pictures };
  }
  const dropped = accepted === 'markdown' ? droppedIf('the form of a table', 'table') : [];
  const headings = accepted === 'markdown' ? droppedIf('headings', 'h1, h2, h3, h4, h5, h6') : [];
  const text = turndown(accepted).turndown(page.body);
  return { text, dropped: [...headings, ...dropped, ...pictures] };
}

function turndown(accepted: AcceptedFormat): Turndown {
  const service = new Turndown({
    headingStyle: 'atx',
    bulletListMarker: '-',
    emDelimiter: '*',
    hr: '---',
  });
  const escapeMarks = service.escape.bind(service);
  service.escape = (text) => escapeMarks(text).replaceAll('<', '\\<');
  service.remove(['script', 'style', 'title']);
  service.addRule('picture', { filter: 'img', replacement: () => '' });
  service.addRule('item', {
    filter: 'li',
    replacement(content, node) {
      const list = node.parentElement;
      const place = list === null ? 0 : [...list.children].indexOf(node);
      const mark = list?.tagName === 'OL' ? `${place + 1}. ` : '- ';
      const lines = content
        .trim()
        .replace(/\n{2,}/g, '\n')
        .replaceAll('\n', `\n${' '.repeat(mark.length)}`);
      return `${mark}${lines}${node.nextElementSibling ? '\n' : ''}`;
    },
  });
  if (accepted === 'markdown') {
    service.addRule('heading', {
      filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
      replacement: (content) => `\n\n**${content.trim()}**\n\n`,
    });
    return service;
  }
  service.addRule('cell', {
    filter: ['th', 'td'],
    replacement: (content) => `| ${content.trim().replace(/\s+/g, ' ').replaceAll('|', '\\|')} `,
  });
  service.addRule('row', {
    filter: 'tr',
    replacement(content, node) {
      const isFirst = node.closest('table')?.querySelector('tr') === node;
      const line = isFirst ? `${'| --- '.repeat(node.children.length)}|\n` : '';
      return `${content}|\n${line}`;
    },
  });
  service.addRule('rows', {
    filter: ['thead', 'tbody', 'tfoot'],
    replacement: (content) => content,
  });
  service.addRule('table', {
    filter: 'table',
    replacement: (content) => `\n\n${content.trim()}\n\n`,
  });
  return service;
}

/** Turns what Word and Google Docs write into semantic elements. */
function tidy(page: Document): void {
  for (const item of page.querySelectorAll('p[style*="mso-list"]')) listItem(item);
  for (const part of page.querySelectorAll<HTMLElement>('b, span')) {
    const { fontWeight, fontStyle } = part.style;
    const isStrong = fontWeight === 'bold' || Number(fontWeight) >= 600;
    // Google Docs wraps everything in a <b> that isn't bold.
    if (part.localName === 'b' && fontWeight === 'normal') part.replaceWith(...part.childNodes);
    else if (part.localName === 'span' && (isStrong || fontStyle === 'italic')) {
      const named = page.createElement(isStrong ? 'strong' : 'em');
      named.append(...part.childNodes);
      part.append(named);
    }
  }
  // A page has one title, which isn't part of its text.
  const headings = [...page.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const highest = Math.min(...headings.map(({ localName }) => Number(localName.slice(1))));
  for (const heading of headings) {
    const level = Math.min(6, Number(heading.localName.slice(1)) + 2 - highest);
    const moved = page.createElement(`h${level}`);
    moved.append(...heading.childNodes);
    heading.replaceWith(moved);
  }
  for (const link of page.querySelectorAll('a')) {
    const address = link.getAttribute('href') ?? '';
    if (!/^(?:https?:|mailto:)/.test(address)) link.replaceWith(...link.childNodes);
  }
}

/** Word writes list items as paragraphs, with their bullets as text. */
function listItem(paragraph: Element): void {
  const mark = paragraph.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
  const name = /^\s*(?:\d+|[a-z])[.)]/i.test(mark?.textContent ?? '') ? 'ol' : 'ul';
  mark?.remove();
  const item = paragraph.ownerDocument.createElement('li');
  item.append(...paragraph.childNodes);
  const before = paragraph.previousElementSibling;
  const list = before?.localName === name ? before : paragraph.ownerDocument.createElement(name);
  paragraph.replaceWith(...(list === before ? [] : [list]));
  list.append(item);
}
