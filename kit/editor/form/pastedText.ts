import Turndown from 'turndown';
import {
  type CopiedDocument,
  copiedDocument,
  headings,
  listItems,
  rename,
  tidyText,
  unwrapTable,
} from './copiedDocument';

/** The formatting that a field accepts when text is pasted. */
export type AcceptedFormat =
  | 'whole text'
  | 'markdown'
  | 'markdown line'
  | 'linked line'
  | 'words'
  | 'lines';

const bullet = /^[ \t]*(?:[•·▪◦‣●○■□§]|o(?=\t))[ \t]+/gm;

const emphasis = 'strong, em, code';
/** The words of what is struck out, alone, would say the contrary. */
const struck = 'del, s, strike';
const formatting = `${emphasis}, a[href], ${listItems}, table, ${headings}, sup, sub, br, ${struck}`;
const blocks = `ul, ol, li, p, div, table, tr, td, th, blockquote, pre, hr, br, ${headings}`;

const strikes = { 'struck-out words': struck };
/** What a field can’t hold of a page, by its format: the words for it, and what it is in HTML. */
const refused: Record<AcceptedFormat, Record<string, string>> = {
  lines: { 'bold and links': `${emphasis}, a[href], table`, ...strikes },
  words: {
    'bold, links and lists': `${emphasis}, a[href], ${listItems}, table, ${headings}`,
    ...strikes,
  },
  'linked line': { 'bold and lists': `${emphasis}, ${listItems}, table, ${headings}`, ...strikes },
  'markdown line': { 'headings and lists': `${listItems}, table, ${headings}` },
  markdown: { headings, 'the form of a table': 'table' },
  'whole text': {},
};

/** A text as a field can hold it, with what it lost: what isn’t there any more, and what is there as words alone. */
export interface PastedText extends Omit<CopiedDocument, 'body'> {
  text: string;
}

/**
 * Converts pasted text to what a field can hold: markdown if the field accepts that, otherwise words without bullets.
 *
 * @param html the clipboard's HTML; empty if there is none
 * @param plain the clipboard's plain text
 */
export function pastedText(html: string, plain: string, accepted: AcceptedFormat): PastedText {
  const copied = copiedDocument(html);
  const { body, leftOut, asWords } = copied;
  const isFormatted = body.querySelector(formatting) !== null || leftOut.size + asWords.size > 0;
  if (body.querySelector('img')) leftOut.add('a picture');
  for (const [what, selector] of Object.entries(refused[accepted])) {
    if (body.querySelector(selector)) asWords.add(what);
  }
  const isMarkdown = accepted !== 'words' && accepted !== 'lines';
  if (isMarkdown && isFormatted) return { text: markdownOf(body, accepted), leftOut, asWords };
  const words = isFormatted ? '' : tidyText(plain, copied);
  return { text: heldWords(words || linesIn(body), accepted), leftOut, asWords };
}

/** The asterisk of a measure such as 60*30, which would slant what follows. */
const measure = /(?<=\d(?:["'″′”’]|[cm]?m|in|ft)?)\*(?=\d)/g;

/** Words without formatting as a field can hold them: their bullets stay where they make a list. */
function heldWords(words: string, accepted: AcceptedFormat): string {
  const isList = accepted === 'whole text' || accepted === 'markdown';
  const text = words.replace(bullet, isList ? '- ' : '');
  if (accepted === 'lines') return text.trim().replace(/\s*\n\s*/g, '\n');
  if (accepted === 'words') return oneLine(text);
  return (isList ? text : oneLine(text)).replace(measure, '\\*');
}

/** The lines that readers see of a page. */
function linesIn(body: HTMLElement): string {
  for (const part of body.querySelectorAll(blocks)) {
    part.before('\u2028');
    part.append('\u2028');
  }
  const lines = (body.textContent ?? '').replace(/\s+/g, (gap) =>
    gap.includes('\u2028') ? '\n' : ' ',
  );
  return lines.trim();
}

function oneLine(text: string): string {
  return text.trim().replace(/\s*\n\s*/g, ' ');
}

/** The markdown of a page, of which is left what the field can hold. */
function markdownOf(body: HTMLElement, accepted: AcceptedFormat): string {
  const all = (selector: string) => [...body.querySelectorAll(selector)];
  for (const part of all('img')) part.remove();
  for (const part of all(`:is(a, ${headings}) br`)) part.replaceWith(' ');
  if (accepted.endsWith('line')) {
    const flat = accepted === 'linked line' ? `${blocks}, ${emphasis}, ${struck}` : blocks;
    for (const part of all(flat)) part.replaceWith(' ', ...part.childNodes, ' ');
    return oneLine(newService().turndown(body));
  }
  if (accepted === 'markdown') {
    for (const part of all('table')) unwrapTable(part);
    for (const part of all(headings)) {
      const paragraph = rename(part, 'p');
      paragraph.innerHTML = `<strong>${paragraph.innerHTML}</strong>`;
    }
  }
  const levelOf = ({ localName }: Element) => Number(localName.slice(1));
  const found = all(headings);
  // A page has one title, which isn’t part of its text.
  const raised = Math.min(...found.map(levelOf)) - 2;
  for (const part of found) rename(part, `h${Math.min(6, levelOf(part) - raised)}`);
  return withLineEnds(newService().turndown(body));
}

/** Where a line ends within a paragraph: turndown puts it there, and nobody copies it. */
const lineEnd = '\u2028';

/** With a backslash where a line ends within a paragraph, which is more than one of two such ends is. */
function withLineEnds(text: string): string {
  return text
    .replace(/(?:[ \t]*\u2028\n){2,}/g, '\n\n')
    .replace(/(^|\n)\s*\u2028\n|[ \t]*\u2028(?=\s*(?:\n\s*\n|$))/g, '$1')
    .replace(/[ \t]*\u2028/g, '\\');
}

function newService(): Turndown {
  const service = new Turndown({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    emDelimiter: '*',
    hr: '---',
    br: lineEnd,
  });
  const escapeMarkdown = service.escape.bind(service);
  service.escape = (text) =>
    escapeMarkdown(text)
      .replace(/<|~(?=~)|^#+(?=\s|$)|&(?=#?\w+;)/g, '\\$&')
      .replace(/^(\d+)\)/, '$1\\)')
      .replace(/(?<=\w)\\_(?=\w)/g, '_');
  const rules: Record<string, Turndown.Rule> = {
    item: {
      filter: (part) => part.matches(listItems),
      replacement(words, part) {
        const { bullet = '' } = 'dataset' in part ? part.dataset : {};
        const [indent] = /^ */.exec(bullet) ?? [];
        return `\n${bullet} ${words.trim().replace(/\n(?=.)/g, `\n    ${indent}`)}\n`;
      },
    },
    list: {
      filter: ['ol', 'ul'],
      replacement: (items, list) =>
        list.parentElement?.closest('ol, ul') ? items : `\n\n${items}\n\n`,
    },
    struck: { filter: (part) => part.matches(struck), replacement: (words) => `~~${words}~~` },
    // Both plugins for tables that are kept change what is in cells: one doubles backslashes, one drops a bar of two.
    cell: {
      filter: ['td', 'th'],
      replacement: (words) =>
        ` ${words
          .trim()
          .replace(/\s*[\n\u2028]\s*/g, '<br>')
          .replaceAll('|', '\\|')} |`,
    },
    row: { filter: 'tr', replacement: (cells) => `|${cells}\n` },
    table: {
      filter: 'table',
      replacement(rows) {
        const [head = '', ...others] = rows.split(/\n+/).filter((row) => row !== '');
        const line = `|${' --- |'.repeat(head.split(/(?<!\\)\|/).length - 2)}`;
        return `\n\n${[head, line, ...others].join('\n')}\n\n`;
      },
    },
  };
  for (const [name, rule] of Object.entries(rules)) service.addRule(name, rule);
  return service;
}
