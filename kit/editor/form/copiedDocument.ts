import { linkProblem } from '../../content/fields/kinds/address';
import { directAddress } from '../../content/fields/linkHosts';
import { isMistake } from '../../content/fields/problem';
import { visibleText } from '../../content/read/text';

/** What was copied, as simple HTML, and what it lost on the way. */
export interface CopiedDocument {
  body: HTMLElement;
  /** What isn’t there any more, such as `hidden text`. */
  leftOut: Set<string>;
  /** What is there as words alone, such as `merged cells`. */
  asWords: Set<string>;
}

export const headings = 'h1, h2, h3, h4, h5, h6';
export const listItems = '[data-bullet]';
const symbols = 'symbols of a special font';

/** Makes of what programs put into the clipboard the HTML that they mean, without what they don’t show. */
export function copiedDocument(html: string): CopiedDocument {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const copied = { body, leftOut: new Set<string>(), asWords: new Set<string>() };
  const all = (selector: string) => [...body.querySelectorAll<HTMLElement>(selector)];
  const unwritten = 'script, style, title, colgroup, .Apple-interchange-newline';
  for (const part of all(unwritten)) part.remove();
  for (const item of all('p[style*="mso-list"], li')) noteBullet(item);
  for (const part of all('*')) leaveOutUnseen(part, copied);
  const list = ':is(ol, ul)';
  const lists = `${list} ${list}, ${list}:has(> [data-aria-level]), .ListContainerWrapper`;
  for (const part of all(lists)) unwrap(part);
  for (const part of all('b, i, span')) nameByLook(part);
  const nested = `:is(strong, ${headings}) strong, em em`;
  for (const part of all(nested)) unwrap(part);
  for (const part of all('strong, em')) joinNext(part);
  body.normalize();
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
/** A space that keeps no number beside its unit or sign. */
const looseSpace = new RegExp(
  String.raw`(?!(?<=\d)\u00a0(?:${units})(?![\p{L}\d])|(?<=[$€£¥§№])\u00a0\d)\u00a0`,
  'gu',
);

/** A text without what nobody sees, with spaces at which its lines can end. */
export function tidyText(text: string, { leftOut }: Pick<CopiedDocument, 'leftOut'>): string {
  // Word’s name for a sign of a font that has no letters.
  const readable = text.replace(/[\ue000-\uf8ff]/g, '');
  if (readable !== text) leftOut.add(symbols);
  return visibleText(readable.replace(/\r\n?|\v/g, '\n')).replace(looseSpace, ' ');
}

/** What isn’t shown, by a style that says so alone. */
const unseen =
  /(?:^|;)\s*(?:display:\s*none|visibility:\s*hidden|(?:opacity|max-height|font-size):\s*(?:0(?![.\d])|1px)|mso-hide:\s*all|mso-(?:element|special-character):\s*comment)/i;

function leaveOutUnseen(part: HTMLElement, { leftOut }: CopiedDocument): void {
  const { width, overflow, fontFamily } = part.style;
  const isHidden =
    unseen.test(part.getAttribute('style') ?? '') ||
    (width === '1px' && overflow === 'hidden') ||
    part.matches('[hidden], template, .msocomanchor, .MsoCommentReference');
  const font = fontFamily || (part.getAttribute('face') ?? '');
  const isSymbol = /^["']?(?:wingdings|webdings|symbol\b|zapf ?dingbats)/i.test(font);
  if (!isHidden && !isSymbol) return;
  if (part.textContent?.trim()) leftOut.add(isHidden ? 'hidden text' : symbols);
  part.remove();
}

/**
 * Says beside an item of a list which bullet it has, and how far it is indented: Word writes items as paragraphs with their
 * bullets as text, or each as a list of its own, Google Docs a list within an item after it.
 */
function noteBullet(item: HTMLElement): void {
  const mark = item.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
  const list = item.closest('ol, ul');
  const items = [...(list?.children ?? [])].filter(({ localName }) => localName === 'li');
  const place = Number(list?.getAttribute('start') ?? 1) + items.indexOf(item);
  const number = list?.localName === 'ol' ? place : /^\s*\d+(?=[.)])/.exec(mark?.textContent ?? '');
  mark?.remove();
  const [, level = around(item, 'ol, ul')] =
    /\blevel(\d)/.exec(item.getAttribute('style') ?? '') ?? [];
  const depth = Number(item.dataset.ariaLevel ?? level) - 1 - around(item, 'li');
  const indent = Math.max(0, depth);
  item.dataset.bullet = `${'    '.repeat(indent)}${number === null ? '-' : `${number}.`}`;
}

/** How many elements of a kind an element is in. */
function around(element: Element, kind: string): number {
  const next = element.parentElement?.closest(kind);
  return next ? 1 + around(next, kind) : 0;
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

const signs = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹ⁿ⁺⁻', sub: '₀₁₂₃₄₅₆₇₈₉₊₋' };
/** What a power belongs to, and an index: not words, after which a raised number is that of a note. */
const bases = {
  sup: /(?<![$€£¥]\s?[\d.,]*)\d$|\)$|(?<!\p{L})(?:\p{L}|[mckd]m|ft|in|yd|mi|mc)$/u,
  sub: /[\p{L})\]]$/u,
};

/** Writes what is raised or lowered as signs of its own, where there are such; else it stands apart, as nobody wrote it. */
function writeSigns(part: HTMLElement, { asWords }: CopiedDocument): void {
  const kind = part.localName === 'sup' ? 'sup' : 'sub';
  const words = part.textContent?.trim() ?? '';
  const written = [...words.replaceAll('-', '−')].map((each) =>
    [...signs[kind]].find((sign) => sign.normalize('NFKD') === each),
  );
  const isPower =
    !part.querySelector('a') && bases[kind].test(part.previousSibling?.textContent ?? '');
  if (isPower && written.every((sign) => sign !== undefined)) {
    part.textContent = written.join('');
    return;
  }
  if (!/^(?:st|nd|rd|th|[™®©]|)$/i.test(words)) asWords.add('raised or lowered signs');
  // The cents of a price, the number of a note.
  if (/^\d/.test(words)) part.replaceWith(` (${words})`);
  else unwrap(part);
}

/** Keeps a link that leads somewhere from here, too. */
function keepLink(link: HTMLElement, { asWords }: CopiedDocument): void {
  const written = link.getAttribute('href') ?? '';
  const address = directAddress(written) ?? written;
  const problem = linkProblem(address);
  const isKept = /^(?:https?|mailto):/i.test(address) && !(problem && isMistake(problem));
  link.setAttribute('href', address);
  if (isKept && link.textContent?.trim()) return;
  if (!/^(?:#|$)/.test(written) && link.textContent?.trim()) {
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
  const around = 'ol, ul, thead, tbody, tfoot, tr:not(:has(*))';
  for (const part of table.querySelectorAll(around)) unwrap(part);
  for (const part of table.querySelectorAll(`${listItems}, ${headings}`)) rename(part, 'div');
  for (const part of table.querySelectorAll('caption')) table.before(rename(part, 'p'));
  const cells = rows.flatMap((row) => [...row.cells]);
  if (cells.some(({ colSpan, rowSpan }) => colSpan + rowSpan > 2)) asWords.add('merged cells');
}

/** Leaves of a table a paragraph for each cell. */
export function unwrapTable(table: Element): void {
  for (const part of table.querySelectorAll('caption, thead, tbody, tfoot, tr, td, th')) {
    if (part.closest('table') === table) rename(part, 'div');
  }
  rename(table, 'div');
}

export function rename(element: Element, name: string): Element {
  const named = element.ownerDocument.createElement(name);
  named.append(...element.childNodes);
  element.replaceWith(named);
  return named;
}

export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}
