import Turndown from 'turndown';

/** What a field takes of a text that is pasted. */
export type Takes = 'whole text' | 'markdown' | 'words';

export interface Pasted {
  text: string;
  /** What the field can't take, such as `a picture`. */
  left: string[];
}

const bullet = /^[ \t]*(?:[•·▪◦‣●○■□§]|\d+[.)](?=\t)|o(?=\t))[ \t]+/gm;

/**
 * What is pasted, as a field can hold it: markdown where it takes that, and words without bullets where it doesn't.
 *
 * @param html the clipboard's HTML; empty if there is none
 * @param plain the clipboard's plain text
 */
export function pastedText(html: string, plain: string, takes: Takes): Pasted {
  const page = new DOMParser().parseFromString(html, 'text/html');
  tidy(page);
  const has = (selector: string) => page.querySelector(selector) !== null;
  const leftIf = (what: string, selector: string) => (has(selector) ? [what] : []);
  const pictures = leftIf('a picture', 'img');
  if (takes === 'words') {
    const forms = leftIf(
      'bold, links and lists',
      'strong, b, em, i, a[href], li, h1, h2, h3, table',
    );
    return { text: plain.replace(bullet, '').trim(), left: [...forms, ...pictures] };
  }
  if (!has('strong, b, em, i, a[href], li, h1, h2, h3, h4, h5, h6, table')) {
    return { text: plain.replace(bullet, '- ').trim(), left: pictures };
  }
  const left = takes === 'markdown' ? leftIf('the form of a table', 'table') : [];
  const headings = takes === 'markdown' ? leftIf('headings', 'h1, h2, h3, h4, h5, h6') : [];
  const text = turndown(takes).turndown(page.body);
  return { text, left: [...headings, ...left, ...pictures] };
}

function turndown(takes: Takes): Turndown {
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
  if (takes === 'markdown') {
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

/** Brings what Word and Google Docs write into the elements that say what it is. */
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
  // A page has one title, and it isn't in its text.
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

/** Word writes the points of a list as paragraphs, with their marks as words. */
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
