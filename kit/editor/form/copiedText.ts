import { checkLink } from '../../content/fields/kinds/address';
import { directAddress } from '../../content/fields/linkHosts';
import { isMistake, problemsTold } from '../../content/fields/problem';
import { visibleText } from '../../content/read/visibleText';

/** A kind of formatting: not every field can hold each. */
export type Formatting =
  | 'bold'
  | 'links'
  | 'struck'
  | 'signs'
  | 'lines'
  | 'lists'
  | 'headings'
  | 'tables';

/** What a text lost on the way. */
export interface Lost {
  /** What isn’t there any more, such as `hidden text`. */
  leftOut: Set<string>;
  /** What is there as words alone, such as `merged cells`. */
  asWords: Set<string>;
}

/** Where a line ends within a paragraph: nobody copies this sign, nor those at which emphasis begins and ends. */
const lineEnd = '\u2028';
const emphasis = { strong: '\ue000\ue001', em: '\ue002\ue003', struck: '\ue004\ue005' };
const marks = ['**', '**', '*', '*', '~~', '~~'];
const symbols = 'symbols of a special font';

const items = 'li, p[style*="mso-list"]';
const bullets = '[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]';
const headings = 'h1, h2, h3, h4, h5, h6';
const blocks =
  'address, article, caption, dd, div, dl, dt, footer, header, main, p, section, td, th';

/**
 * Writes what a program has put into the clipboard as markdown, without what the program doesn’t show.
 *
 * @param held the formatting that the text may have
 * @param escaped writes words, after others, so that they are read as words
 * @returns the text, and the formatting that was there, held or not
 */
export function copiedText(
  html: string,
  held: ReadonlySet<Formatting>,
  escaped: (words: string, before: string) => string,
  lost: Lost,
) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const found = new Set<Formatting>();
  // A page has one title, which isn’t part of its text.
  const raised = Math.min(...[...body.querySelectorAll(headings)].map(levelOf)) - 2;
  return { text: withMarks(withLineEnds(contents(body, '', ''))), found };

  /** Whether the text may have some formatting, which there is. */
  function has(formatting: Formatting): boolean {
    found.add(formatting);
    return held.has(formatting);
  }

  /**
   * The text of what is in a part.
   *
   * @param before the last signs before it
   * @param within what it is in, where that changes how it is written
   */
  function contents(part: Node, before: string, within: string): string {
    let text = '';
    for (const node of part.childNodes) {
      const last = (before + text).slice(-40);
      text = joined(text, write(node, last, within));
    }
    return text;
  }

  function write(node: Node, before: string, within: string): string {
    if (node instanceof Text) return wordsOf(node.data, before, within);
    if (!(node instanceof HTMLElement) || isLeftOut(node, lost)) return '';
    const inner = (more = '') => contents(node, before, `${within} ${more}`);
    const inCell = within.includes('cell');
    const block = (text: string) => `\n\n${inCell ? text.trim() : withLineEnds(text)}\n\n`;
    if (node.matches(items)) {
      if (!has('lists') || inCell) return block(inner());
      const [bullet, indent] = bulletOf(node);
      const text = withLineEnds(inner()).replace(/\n(?=.)/g, `\n    ${indent}`);
      return text === '' ? '\n' : `\n${indent}${bullet} ${text}\n`;
    }
    if (node.matches(headings)) {
      const isHeld = has('headings') && !inCell;
      const isStrong = held.has('lists') && !isHeld;
      const text = inner(isHeld || isStrong ? 'line strong' : 'line').trim();
      if (!isHeld || text === '') return block(isStrong ? marked(text, 'strong') : text);
      return block(`${'#'.repeat(Math.min(6, levelOf(node) - raised))} ${text}`);
    }
    switch (node.localName) {
      case 'br':
        // Without formatting, each line is one of its own.
        if (!has('lines') && held.size === 0) return '\n';
        return within.includes('line') || !held.has('lines') ? ' ' : lineEnd;
      case 'hr':
        return block(held.has('lists') ? '---' : '');
      case 'blockquote':
        return block(
          inner()
            .trim()
            .replace(/^/gm, held.has('lists') ? '> ' : ''),
        );
      case 'pre':
        return block(inner('pre'));
      case 'table':
        return block(table(node, inner, inCell));
      case 'a':
        return link(node, inner('line'));
      case 'ol':
      case 'ul':
        return node.matches(':is(ol, ul) *, :has(> [data-aria-level])') ? inner() : block(inner());
    }
    if (node.matches(blocks) && !node.matches('.ListContainerWrapper')) return block(inner());
    return withLook(node, before, within);
  }

  function wordsOf(written: string, before: string, within: string): string {
    const text = tidyText(written, lost);
    if (within.includes('pre')) return escaped(text.replaceAll('\n', lineEnd), before);
    const words = text.replace(/[ \t\n]+/g, ' ');
    return escaped(/(?:^|\s)$/.test(before) ? words.replace(/^ /, '') : words, before);
  }

  /** The text of a part that may look bold, slanted, raised or lowered; Google Docs wraps everything in a <b> that isn’t bold. */
  function withLook(part: HTMLElement, before: string, within: string): string {
    const { localName: name, textContent: words } = part;
    const { fontWeight, fontStyle, verticalAlign } = part.style;
    const level = { super: 'sup', sub: 'sub' }[verticalAlign] ?? name;
    if (level === 'sup' || level === 'sub') return withSigns(part, level, before, within);
    if (name === 'code' && words && !words.includes('`') && has('bold')) return `\`${words}\``;
    const looks = {
      strong: fontWeight ? /^(?:bold|[6-9]00)/.test(fontWeight) : /^(?:b|strong)$/.test(name),
      em: fontStyle ? fontStyle === 'italic' : /^(?:i|em)$/.test(name),
      struck: /^(?:del|s|strike)$/.test(name),
    };
    const kinds = (['strong', 'em', 'struck'] as const).filter((kind) => looks[kind]);
    const text = contents(part, before, `${within} ${kinds.join(' ')}`);
    return kinds
      .filter((kind) => text.trim() && !within.includes(kind))
      .filter((kind) => has(kind === 'struck' ? 'struck' : 'bold'))
      .reduce(marked, text);
  }

  /** Writes what is raised or lowered as signs of its own, where there are such; else it stands apart, as nobody wrote it. */
  function withSigns(
    part: HTMLElement,
    kind: 'sup' | 'sub',
    before: string,
    within: string,
  ): string {
    has('signs');
    const words = part.textContent?.trim() ?? '';
    const written = [...words.replaceAll('-', '−')].map((each) =>
      [...signs[kind]].find((sign) => sign.normalize('NFKD') === each),
    );
    const isPower = !part.querySelector('a') && bases[kind].test(before.replace(/\p{Co}/gu, ''));
    if (isPower && written.every((sign) => sign !== undefined)) return written.join('');
    if (!/^(?:st|nd|rd|th|[™®©]|)$/i.test(words)) lost.asWords.add('raised or lowered signs');
    // The cents of a price, the number of a note.
    return /^\d/.test(words) ? ` (${words})` : contents(part, before, within);
  }

  /** Keeps a link that leads somewhere from here, too. */
  function link(part: HTMLElement, words: string): string {
    const written = part.getAttribute('href') ?? '';
    const address = directAddress(written) ?? written;
    const problems = problemsTold((report) => checkLink(address, report));
    if (words.trim() === '' || /^(?:#|$)/.test(written)) return words;
    if (!/^(?:https?|mailto):/i.test(address) || problems.some(isMistake)) {
      lost.asWords.add('links that work only where they were copied');
      return words;
    }
    const place = address.replace(/[<>()]/g, '\\$&');
    return has('links') ? words.replace(/\S(?:.*\S)?/, (shown) => `[${shown}](${place})`) : words;
  }

  /** A table that markdown can have: cells that are one line each, a column for each of them. Mails have their layout in others. */
  function table(part: HTMLElement, inner: () => string, inCell: boolean): string {
    const rows = [...part.querySelectorAll('tr')].map(({ cells }) => [...cells]);
    const isFilled = ({ textContent }: Element) => textContent?.trim() !== '';
    const isLayout = rows.every((cells) => cells.filter(isFilled).length < 2);
    if (isLayout || inCell || part.querySelector('table') || !has('tables')) return inner();
    const isMerged = ({ colSpan, rowSpan }: HTMLTableCellElement) => colSpan + rowSpan > 2;
    if (rows.flat().some(isMerged)) lost.asWords.add('merged cells');
    const [head = '', ...others] = rows.map((cells) => {
      const lines = cells.map((cell) => contents(cell, '', 'cell').trim());
      const written = lines.map((line) => line.replace(/\s*[\n\u2028]\s*/g, '<br>'));
      return `| ${written.map((line) => line.replaceAll('|', '\\|')).join(' | ')} |`;
    });
    const line = head.replace(/(?:[^|\\]|\\.)+/g, ' --- ');
    const caption = part.querySelector('caption');
    const title = caption ? contents(caption, '', '').trim() : '';
    return [title, [head, line, ...others].join('\n')].filter(Boolean).join('\n\n');
  }
}

const units =
  '[%‰°€$£¥″′]|[kcm]?[mg]|lbs?|oz|ft|in|yd|mi|sq|[lLhs]|ml|hrs?|min|k?Wh?|[VA]|Hz|[KMGT]B|px|EUR|USD|GBP';
/** A space that keeps a number beside its unit or sign. */
const boundSpace = new RegExp(
  String.raw`(?<=\d)\u00a0(?=(?:${units})(?![\p{L}\d]))|(?<=[$€£¥§№])\u00a0(?=\d)`,
  'gu',
);

/** A text without what nobody sees, with spaces at which its lines can end. */
export function tidyText(text: string, { leftOut }: Lost): string {
  // Word’s name for a sign of a font that has no letters.
  const readable = text.replace(/[\ue000-\uf8ff]/g, '');
  if (readable !== text) leftOut.add(symbols);
  return visibleText(readable.replace(/\r\n?|\v/g, '\n'))
    .split(boundSpace)
    .map((words) => words.replaceAll('\u00a0', ' '))
    .join('\u00a0');
}

/** What isn’t shown, by a style that says so alone. */
const unseen =
  /(?:^|;)\s*(?:display:\s*none|visibility:\s*hidden|(?:opacity|max-height|font-size):\s*(?:0(?![.\d])|1px)|mso-hide:\s*all|mso-(?:element|special-character):\s*comment)/i;

function isLeftOut(part: HTMLElement, { leftOut }: Lost): boolean {
  if (part.matches(`script, style, title, .Apple-interchange-newline, ${bullets}`)) return true;
  const { width, overflow, fontFamily } = part.style;
  const isHidden =
    unseen.test(part.getAttribute('style') ?? '') ||
    (width === '1px' && overflow === 'hidden') ||
    part.matches('[hidden], template, .msocomanchor, .MsoCommentReference');
  const font = fontFamily || (part.getAttribute('face') ?? '');
  const isSymbol = /^["']?(?:wingdings|webdings|symbol\b|zapf ?dingbats)/i.test(font);
  const isPicture = part.localName === 'img';
  if (isPicture) leftOut.add('a picture');
  else if (part.textContent?.trim() && (isHidden || isSymbol))
    leftOut.add(isHidden ? 'hidden text' : symbols);
  return isPicture || isHidden || isSymbol;
}

/**
 * The bullet of an item of a list, and how far it is indented: Word writes items as paragraphs with their bullets as text, or
 * each as a list of its own, Google Docs a list within an item after it.
 */
function bulletOf(item: HTMLElement): [bullet: string, indent: string] {
  const list = item.closest('ol, ul');
  const siblings = [...(list?.children ?? [])].filter(({ localName }) => localName === 'li');
  const place = Number(list?.getAttribute('start') ?? 1) + siblings.indexOf(item);
  const mark = item.querySelector(bullets)?.textContent ?? '';
  const number = list?.localName === 'ol' ? place : /^\s*\d+(?=[.)])/.exec(mark);
  const [, level = around(item, 'ol, ul')] =
    /\blevel(\d)/.exec(item.getAttribute('style') ?? '') ?? [];
  const depth = Number(item.dataset.ariaLevel ?? level) - 1 - around(item, 'li');
  return [number === null ? '-' : `${number}.`, '    '.repeat(Math.max(0, depth))];
}

/** How many elements of a kind an element is in. */
function around(element: Element, kind: string): number {
  const next = element.parentElement?.closest(kind);
  return next ? 1 + around(next, kind) : 0;
}

function levelOf({ localName }: Element): number {
  return Number(localName.slice(1));
}

const signs = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹ⁿ⁺⁻', sub: '₀₁₂₃₄₅₆₇₈₉₊₋' };
/** What a power belongs to, and an index: not words, after which a raised number is that of a note. */
const bases = {
  sup: /(?<![$€£¥]\s?[\d.,]*)\d$|\)$|(?<!\p{L})(?:\p{L}|[mckd]m|ft|in|yd|mi|mc)$/u,
  sub: /[\p{L})\]]$/u,
};

/** Two texts, with the larger of the gaps that they leave between them. */
function joined(before: string, after: string): string {
  const [end = ''] = /\n*$/.exec(before.slice(-2)) ?? [];
  const [start = ''] = /^\n*/.exec(after) ?? [];
  const gap = Math.min(2, Math.max(end.length, start.length));
  if (gap === 0) return before + after;
  return before.replace(/[ \u2028\n]+$/, '') + '\n'.repeat(gap) + after.slice(start.length);
}

/** With a backslash where a line ends within a paragraph, which is more than one of two such ends is. */
function withLineEnds(text: string): string {
  return text
    .trim()
    .replace(/\s*\u2028(?:\s*\u2028)+\s*/g, '\n\n')
    .replace(/ *\u2028 */g, '\\\n');
}

/** With emphasis around the words of each line. */
function marked(text: string, kind: keyof typeof emphasis): string {
  const [start = '', end = ''] = emphasis[kind];
  return text.replace(/^( *(?:(?<=\n *)(?:-|\d+\.|#+|>) )?)(\S(?:.*\S)?)/gm, `$1${start}$2${end}`);
}

/** With the marks of markdown for emphasis: where words of one kind stand together, around all of them. */
function withMarks(text: string): string {
  return text
    .replace(/\ue001\ue000|\ue003\ue002|\ue005\ue004/g, '')
    .replace(/[\ue000-\ue005]/g, (sign) => marks[sign.charCodeAt(0) - 0xe000] ?? '');
}
