import { checkLink } from '../../content/fields/kinds/address';
import { directAddress } from '../../content/fields/linkHosts';
import { problemsTold } from '../../content/fields/problem';
import { visibleText } from '../../content/read/visibleText';

/** What was copied, as simple HTML, and what it lost on the way. */
export interface CopiedDocument {
  body: HTMLElement;
  /** What isn’t there any more, such as `hidden text`. */
  leftOut: Set<string>;
  /** What is there as words alone, such as `merged cells`. */
  asWords: Set<string>;
}

export const headings = 'h1, h2, h3, h4, h5, h6';
const symbols = 'symbols of a special font';

/** Makes of what programs put into the clipboard the HTML that they mean, without what they don’t show. */
export function copiedDocument(html: string): CopiedDocument {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const copied = { body, leftOut: new Set<string>(), asWords: new Set<string>() };
  const all = (selector: string) => [...body.querySelectorAll<HTMLElement>(selector)];
  for (const part of all('script, style, title, .Apple-interchange-newline')) part.remove();
  for (const item of all('p[style*="mso-list"], li[data-aria-level]')) markListItem(item);
  for (const part of all('*')) leaveOutUnseen(part, copied);
  for (const only of all('li > p:only-child')) unwrap(only);
  for (const part of all(':has(> [data-list]):is(ol, ul), .ListContainerWrapper')) unwrap(part);
  for (const item of all('[data-list]')) putIntoList(item);
  // Google Docs writes a list within an item after it.
  for (const inner of all(':is(ol, ul) > :is(ol, ul)')) inner.previousElementSibling?.append(inner);
  for (const part of all('b, i, span')) nameByLook(part);
  const nested = `:is(strong, ${headings}) strong, em em`;
  for (const part of all(nested)) unwrap(part);
  for (const part of all('strong, em')) joinNext(part);
  for (const part of all('sup, sub')) writeSigns(part, copied);
  for (const link of all('a')) keepLink(link, copied);
  for (const table of all('table').toReversed()) tidyTable(table, copied);
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    text.textContent = tidyText(text.textContent ?? '', copied);
  }
  return copied;
}

const units =
  '[%‰°€$£¥″′]|[kcm]?[mg]|lbs?|oz|ft|in|yd|mi|sq|[lLhs]|ml|hrs?|min|k?Wh?|[VA]|Hz|[KMGT]B|px|EUR|USD|GBP';
/** A space that keeps a number beside its unit or sign. */
const boundSpace = new RegExp(
  String.raw`(?<=\d)\u00a0(?=(?:${units})(?![\p{L}\d]))|(?<=[$€£¥§№])\u00a0(?=\d)`,
  'gu',
);

/** A text without what nobody sees, with spaces at which its lines can end. */
export function tidyText(text: string, { leftOut }: Pick<CopiedDocument, 'leftOut'>): string {
  // Word’s name for a sign of a font that has no letters.
  const readable = text.replace(/[\ue000-\uf8ff]/g, '');
  if (readable !== text) leftOut.add(symbols);
  return visibleText(readable.replace(/\r\n?|\v/g, '\n'))
    .split(boundSpace)
    .map((words) => words.replaceAll('\u00a0', ' '))
    .join('\u00a0');
}

function leaveOutUnseen(part: HTMLElement, { leftOut }: CopiedDocument): void {
  const { style } = part;
  const nothing = [style.opacity, style.maxHeight, style.fontSize].some((each) =>
    /^(?:0(?:\.0+)?(?:px|pt|em|%)?|1px)$/.test(each),
  );
  const isHidden =
    nothing ||
    style.display === 'none' ||
    style.visibility === 'hidden' ||
    (style.width === '1px' && style.overflow === 'hidden') ||
    /mso-(?:hide:\s*all|element:\s*comment-list|special-character:\s*comment)/i.test(
      part.getAttribute('style') ?? '',
    ) ||
    part.matches('[hidden], template, .msocomanchor, .MsoCommentReference');
  const font = style.fontFamily || (part.getAttribute('face') ?? '');
  const isSymbol = /^["']?(?:wingdings|webdings|symbol\b|zapf ?dingbats)/i.test(font);
  if (!isHidden && !isSymbol) return;
  if (part.textContent?.trim()) leftOut.add(isHidden ? 'hidden text' : symbols);
  part.remove();
}

/** Word writes list items as paragraphs with their bullets as text, or as lists of their own, with their level beside them. */
function markListItem(item: HTMLElement): void {
  const marker = item.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
  const number = /^\s*(\d+|[a-z])[.)]/i.exec(marker?.textContent ?? '')?.[1];
  marker?.remove();
  const [, level = '1'] = /\blevel(\d)/.exec(item.getAttribute('style') ?? '') ?? [];
  item.dataset.ariaLevel ??= level;
  item.dataset.ariaPosinset ??= number ?? '';
  item.dataset.list = item.parentElement?.matches('ol') || number !== undefined ? 'ol' : 'ul';
}

function putIntoList(marked: HTMLElement): void {
  const { list: name = '', ariaLevel, ariaPosinset = '' } = marked.dataset;
  const item = marked.ownerDocument.createElement('li');
  item.append(...marked.childNodes);
  let before = marked.previousElementSibling;
  let outer: Element | null = null;
  for (let level = Number(ariaLevel); level > 1 && before?.matches('ol, ul'); level -= 1) {
    outer = before.lastElementChild;
    before = outer?.lastElementChild ?? null;
  }
  const list = before?.localName === name ? before : marked.ownerDocument.createElement(name);
  if (list !== before && /^\d+$/.test(ariaPosinset)) list.setAttribute('start', ariaPosinset);
  if (list !== before && outer) outer.append(list);
  else if (list !== before) marked.before(list);
  list.append(item);
  marked.remove();
}

/** Gives what looks bold, slanted, raised or lowered its name; Google Docs wraps everything in a <b> that isn’t bold. */
function nameByLook(part: HTMLElement): void {
  const { fontWeight, fontStyle, verticalAlign } = part.style;
  const isBold = /^(?:bold|[6-9]00)/.test(fontWeight) || (part.localName === 'b' && !fontWeight);
  const isSlanted = fontStyle === 'italic' || (part.localName === 'i' && !fontStyle);
  const level = { super: 'sup', sub: 'sub' }[verticalAlign];
  const names = [isBold ? 'strong' : '', isSlanted ? 'em' : '', level ?? ''].filter(Boolean);
  for (const name of names) {
    const named = part.ownerDocument.createElement(name);
    named.append(...part.childNodes);
    part.append(named);
  }
  unwrap(part);
}

/** Lets words of one kind that stand together have their marks around all of them: between them, readers would see these. */
function joinNext(part: HTMLElement): void {
  const next = part.nextSibling;
  if (!(next instanceof HTMLElement) || next.localName !== part.localName) return;
  next.prepend(...part.childNodes);
  part.remove();
}

const signs = {
  sup: { of: '0123456789n+-−', are: '⁰¹²³⁴⁵⁶⁷⁸⁹ⁿ⁺⁻⁻' },
  sub: { of: '0123456789+-−', are: '₀₁₂₃₄₅₆₇₈₉₊₋₋' },
};
/** What a power belongs to, and an index: not words, after which a raised number is that of a note. */
const bases = {
  sup: /(?<![$€£¥]\s?[\d.,]*)\d$|\)$|(?<!\p{L})(?:\p{L}|[mckd]m|ft|in|yd|mi|mc)$/u,
  sub: /[\p{L})\]]$/u,
};

/** Writes what is raised or lowered as signs of its own, where there are such; else it stands apart, as nobody wrote it. */
function writeSigns(part: HTMLElement, { asWords }: CopiedDocument): void {
  const kind = part.localName === 'sup' ? 'sup' : 'sub';
  const { of, are } = signs[kind];
  const words = part.textContent?.trim() ?? '';
  const around = part.ownerDocument.createRange();
  around.setStart(part.closest('p, div, li, td, th') ?? part.ownerDocument.body, 0);
  around.setEndBefore(part);
  const before = String(around);
  const isPower = part.querySelector('a') === null && bases[kind].test(before);
  if (isPower && [...words].every((sign) => of.includes(sign))) {
    part.replaceWith([...words].map((sign) => are[of.indexOf(sign)]).join(''));
    return;
  }
  const isJoined = /^(?:st|nd|rd|th|[™®©]|)$/i.test(words);
  if (!isJoined) asWords.add('raised or lowered signs');
  // The cents of a price, the number of a note.
  if (/^\d/.test(words)) part.replaceWith(/\d$/.test(before) ? ` ${words}` : ` (${words})`);
  else unwrap(part);
}

/** Keeps a link that leads somewhere from here, too. */
function keepLink(link: HTMLElement, { asWords }: CopiedDocument): void {
  const written = link.getAttribute('href') ?? '';
  const address = directAddress(written) ?? written;
  link.setAttribute('href', address.replace(/^http:/i, 'https:'));
  const isAbsolute = /^(?:https?|mailto):/i.test(address);
  const told = problemsTold((report) => checkLink(link.getAttribute('href') ?? '', report));
  const isKept = isAbsolute && told.length === 0;
  if (isKept && link.textContent?.trim()) return;
  if (written !== '' && !written.startsWith('#') && link.textContent?.trim()) {
    asWords.add('links that work only where they were copied');
  }
  unwrap(link);
}

/** Leaves of a table what markdown has: cells that are one line each, a column for each of them. */
function tidyTable(table: HTMLElement, { asWords }: CopiedDocument): void {
  const rows = [...table.querySelectorAll('tr')];
  const isFilled = ({ textContent }: Element) => textContent?.trim() !== '';
  // Mails have their layout in tables.
  const isLayout = rows.every(({ cells }) => [...cells].filter(isFilled).length < 2);
  if (isLayout || table.querySelector('table')) {
    unwrapTable(table);
    return;
  }
  for (const part of table.querySelectorAll('ol, ul')) unwrap(part);
  for (const part of table.querySelectorAll(`li, ${headings}`)) rename(part, 'div');
  for (const part of table.querySelectorAll('caption')) table.before(rename(part, 'p'));
  const cells = rows.flatMap((row) => [...row.cells]);
  if (cells.some(({ colSpan, rowSpan }) => colSpan + rowSpan > 2)) asWords.add('merged cells');
}

/** Leaves of a table a paragraph for each cell. */
export function unwrapTable(table: Element): void {
  for (const part of table.querySelectorAll('caption, thead, tbody, tfoot, tr, td, th')) {
    if (part.closest('table') !== table) continue;
    if (part.matches('caption, td, th')) rename(part, 'div');
    else unwrap(part);
  }
  unwrap(table);
}

export function rename(element: Element, name: string): Element {
  const named = element.ownerDocument.createElement(name);
  named.append(...element.childNodes);
  element.replaceWith(named);
  return named;
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}
