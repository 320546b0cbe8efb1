import Turndown from 'turndown';
import { invisible } from '../../content/check/textRules';
import { directAddress } from '../../content/fields/directAddress';
import { checkLink } from '../../content/fields/kinds/address';
import { findingsIn } from '../../content/fields/kinds/markdown';
import { isMistake } from '../../content/fields/problem';
import { tokenProblems } from '../../content/fields/tokens';
import { bareAddressesIn, replaceAddresses } from '../../content/markdown/bareAddresses';
import { entityIn, inspectMarkdown, tagIn } from '../../content/markdown/inspectMarkdown';

/** The formatting that a field accepts when text is pasted. */
export type AcceptedFormat =
  | 'whole text'
  | 'markdown'
  | 'markdown line'
  | 'linked line'
  | 'words'
  | 'lines';

const bullet = /^[ \t]*(?:[•·▪◦‣●○■□§]|\d+[.)](?=\t)|o(?=\t))[ \t]+/gm;
const listMarker = /^[ \t]*(?:[-–—*+]|\d+[.)])[ \t]+/;

const headings = 'h1, h2, h3, h4, h5, h6';
const emphasis = 'strong, b, em, i';
/** The words of what is struck out, alone, would say the contrary. */
const struck = 'del, s, strike';
const formatting = `${emphasis}, a[href], li, table, ${headings}`;
const blocks = `ul, ol, li, p, div, table, tbody, tr, td, th, ${headings}`;
const headingMarker = /^#+(?= )/gm;
const braced = 'words in braces';

const strikes = { 'struck-out words': struck };
/** What a field can’t hold of a page, by its format: the words for it, and what it is in HTML. */
const refused: Record<AcceptedFormat, Record<string, string>> = {
  lines: { 'bold and links': `${emphasis}, a[href], table`, ...strikes },
  words: { 'bold, links and lists': formatting, ...strikes },
  'linked line': { 'bold and lists': `${emphasis}, li, table, ${headings}`, ...strikes },
  'markdown line': { 'headings and lists': `li, table, ${headings}` },
  markdown: { headings, 'the form of a table': 'table' },
  'whole text': {},
};

/**
 * Converts pasted text to what a field can hold, so that the check has nothing against it: markdown if the field accepts
 * that, otherwise words without bullets, one a line.
 *
 * @param html the clipboard's HTML; empty if there is none
 * @param plain the clipboard's plain text
 * @returns the text, and what the field can't hold, such as `a picture`
 */
export function pastedText(html: string, plain: string, accepted: AcceptedFormat) {
  const pastedPage = new DOMParser().parseFromString(html, 'text/html');
  tidy(pastedPage);
  const isFormatted = pastedPage.querySelector(`${formatting}, ${struck}`) !== null;
  const written = clean(plain);
  const dropped = Object.entries({ ...refused[accepted], 'a picture': 'img' }).flatMap(
    ([what, selector]) => (pastedPage.querySelector(selector) === null ? [] : [what]),
  );
  if (withoutBraces(written) !== written) dropped.push(braced);
  const words = withoutBraces(written);
  if (accepted === 'words' || accepted === 'lines') {
    const text = withoutTags(words);
    if (text !== words) dropped.push('angle brackets');
    return { text: linesOf(text, accepted).join('\n'), dropped };
  }
  if (accepted === 'markdown line' || accepted === 'linked line') {
    return { text: isFormatted ? lineOf(pastedPage, accepted) : asLine(words, accepted), dropped };
  }
  if (isFormatted) return { text: markdownOf(pastedPage, accepted), dropped };
  const list = words.replace(bullet, '- ').trim();
  const text = withSecureLinks(list);
  if (isRefused(text, accepted)) return { text: withSecureLinks(asWords(list)), dropped };
  return { text: raisedHeadings(text), dropped };
}

/** Lines as they have to be written between what is before and after them, so that each stays one of its own. */
export function asLines(text: string, before: string, after: string): string {
  if (!text.includes('\n')) return text;
  return `${/(?:^|\n)$/.test(before) ? '' : '\n'}${text}${/^(?:\n|$)/.test(after) ? '' : '\n'}`;
}

/**
 * Markdown as it has to be written between what is before and after it, so that a paragraph, a list or a table of it stays
 * apart from theirs. Words within a line are written as they are.
 */
export function asBlocks(text: string, before: string, after: string): string {
  if (!/\n|^(?:#{1,6}|-|\d+\.|>|\|) /.test(text)) return text;
  const [above] = /\n*$/.exec(before) ?? [''];
  const [below] = /^\n*/.exec(after) ?? [''];
  const start = before.trim() === '' ? '' : '\n\n'.slice(above.length);
  const end = after.trim() === '' ? '' : '\n\n'.slice(below.length);
  return start + text.trim() + end;
}

/** Whether the check has anything against a text as markdown. */
function isRefused(text: string, accepted: AcceptedFormat): boolean {
  const inspected = inspectMarkdown(text);
  const problems = findingsIn(inspected).flatMap((found) => found.problems ?? []);
  return problems.some(isMistake) || (accepted === 'markdown' && inspected.headings.length > 0);
}

/** The lines of a text without the markers of a list. */
function linesOf(text: string, accepted: AcceptedFormat): string[] {
  const lines = text.replace(bullet, '').trim().split('\n');
  if (accepted === 'words') return lines;
  const written = lines.map((line) => line.trim()).filter((line) => line !== '');
  const isList = written.length > 1 && written.every((line) => listMarker.test(line));
  return isList ? written.map((line) => line.replace(listMarker, '')) : written;
}

/** Without what nobody sees, and with characters in the place of entities such as `&amp;`. */
function clean(text: string): string {
  const seen = text.replace(/\r\n?|\v/g, '\n').replaceAll(new RegExp(invisible, 'gu'), '');
  const entity = entityIn(seen);
  return entity === undefined ? seen : clean(seen.replaceAll(entity.written, entity.character));
}

/** With parentheses in the place of braces, which stand for words such as the product’s name. */
function withoutBraces(text: string): string {
  if (tokenProblems(text, ['product']).length === 0) return text;
  return text.replace(/\{(?!product\})/g, '(').replace(/(?<!\{product)\}/g, ')');
}

/** With other brackets where a field of plain words would seem to have HTML in it. */
function withoutTags(text: string): string {
  const tag = tagIn(text);
  if (tag === undefined) return text;
  return withoutTags(text.replace(tag, tag.replace('<', '‹').replace(/>$/, '›')));
}

function withSecureLinks(text: string): string {
  const direct = replaceAddresses(text, ({ written }) => directAddress(written) ?? written);
  return direct.replace(/\bhttp:\/\//gi, 'https://');
}

/** Markdown that shows a text as it is written, except for lists. */
function asWords(text: string): string {
  const service = newService();
  return text
    .split('\n')
    .map((line) => {
      const [marker = ''] = /^ *(?:-|\d+\.) /.exec(line) ?? [];
      return marker + service.escape(line.slice(marker.length));
    })
    .join('\n');
}

/** A line of markdown that shows a text as it is written. */
function asLine(text: string, accepted: AcceptedFormat): string {
  const line = oneLine(text.replace(bullet, ''));
  const written = withSecureLinks(line);
  const isFine = accepted === 'markdown line' && !/^(?:[-+*>#]|\d+[.)])/.test(line);
  if (isFine && !isRefused(written, 'markdown')) return written;
  return withSecureLinks(withoutBlock(newService().escape(line)));
}

/** The words of a page as one line of markdown. */
function lineOf(pastedPage: Document, accepted: AcceptedFormat): string {
  const unwrapped = accepted === 'linked line' ? `${blocks}, ${emphasis}, ${struck}` : blocks;
  for (const part of pastedPage.querySelectorAll(unwrapped))
    part.replaceWith(' ', ...part.childNodes, ' ');
  return withoutBlock(oneLine(markdownOf(pastedPage, accepted)));
}

/** With what would begin a list, a quotation or a rule written as words. */
function withoutBlock(line: string): string {
  return line
    .replace(/^(\d+)(?=[.)](?:\s|$))/, '$1\\')
    .replace(/^(?=[-+*>](?:\s|$)|([-*_=])(?:\s*\1){2,}\s*$)/, '\\');
}

function oneLine(text: string): string {
  return text.trim().replace(/\s*\n\s*/g, ' ');
}

function newService(): Turndown {
  const service = new Turndown({
    headingStyle: 'atx',
    bulletListMarker: '-',
    emDelimiter: '*',
    hr: '---',
  });
  service.addRule('struck', {
    filter: ({ nodeName }) => struck.split(', ').includes(nodeName.toLowerCase()),
    replacement: (words) => `~~${words}~~`,
  });
  const escapeMarkdown = service.escape.bind(service);
  service.escape = (text) => {
    const addresses = bareAddressesIn(text);
    const words = (from: number, to?: number) =>
      escapeMarkdown(text.slice(from, to)).replace(/<|~(?=~)|^#+(?=\s|$)/g, '\\$&');
    const parts = addresses.map(({ at, written }, index) => {
      const { at: start = 0, written: before = '' } = addresses[index - 1] ?? {};
      // Markdown reads nothing in an address but a sign at the edge of a word, and only in those of emails.
      const isPlain = /^(?:https?:|www\.)/i.test(written) || !/(?<!\w)_|_(?!\w)/.test(written);
      return words(start + before.length, at) + (isPlain ? written : escapeMarkdown(written));
    });
    const { at = 0, written = '' } = addresses.at(-1) ?? {};
    return parts.join('') + words(at + written.length);
  };
  return service;
}

function markdownOf(pastedPage: Document, accepted: AcceptedFormat): string {
  const service = newService();
  for (const part of pastedPage.querySelectorAll('script, style, img')) part.remove();
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
  const text = service.turndown(pastedPage.body).replace(/^( *(?:-|\d+\.)) +/gm, '$1 ');
  return raisedHeadings(withSecureLinks(text));
}

/** With headings from the second level on: a page has one title, which isn't part of its text. */
function raisedHeadings(text: string): string {
  const highest = Math.min(...(text.match(headingMarker) ?? []).map(({ length }) => length));
  return text.replace(headingMarker, ({ length }) => '#'.repeat(Math.min(6, length + 2 - highest)));
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
function tidy(pastedPage: Document): void {
  for (const item of pastedPage.querySelectorAll('p[style*="mso-list"]')) listItem(item);
  for (const only of pastedPage.querySelectorAll('li > p:only-child')) unwrap(only);
  // Google Docs writes a list within an item after it.
  for (const inner of pastedPage.querySelectorAll(':is(ol, ul) > :is(ol, ul)')) {
    inner.previousElementSibling?.append(inner);
  }
  for (const part of pastedPage.querySelectorAll<HTMLElement>('b, span')) {
    const { fontWeight, fontStyle } = part.style;
    const isBold = fontWeight === 'bold' || Number(fontWeight) >= 600;
    // Google Docs wraps everything in a <b> that isn't bold.
    if (part.localName === 'b' && fontWeight === 'normal') unwrap(part);
    else if (part.localName === 'span' && (isBold || fontStyle === 'italic')) {
      const named = pastedPage.createElement(isBold ? 'strong' : 'em');
      named.append(...part.childNodes);
      part.replaceWith(named);
    }
  }
  for (const part of pastedPage.querySelectorAll(emphasis)) joinNext(part);
  for (const link of pastedPage.querySelectorAll('a')) {
    const written = link.getAttribute('href') ?? '';
    const address = (directAddress(written) ?? written).replace(/^http:/i, 'https:');
    link.setAttribute('href', address);
    const leadsAway = /^(?:https|mailto):/i.test(address) && !checkLink(address).problems;
    if (!leadsAway || link.textContent?.trim() === '') unwrap(link);
  }
  const texts = pastedPage.createTreeWalker(pastedPage.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    node.textContent = withoutBraces(clean(node.textContent ?? ''));
  }
}

/** Lets words of one kind that stand together have their signs around all of them: between them, readers would see them. */
function joinNext(part: Element): void {
  const next = part.nextSibling;
  if (!(next instanceof Element) || isStrong(next) !== isStrong(part)) return;
  if (!next.matches(emphasis)) return;
  next.prepend(...part.childNodes);
  part.remove();
}

function isStrong(part: Element): boolean {
  return part.matches('strong, b');
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** Word writes list items as paragraphs, with their bullets as text and their level in the style. */
function listItem(paragraph: Element): void {
  const marker = paragraph.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
  const name = /^\s*(?:\d+|[a-z])[.)]/i.test(marker?.textContent ?? '') ? 'ol' : 'ul';
  marker?.remove();
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
