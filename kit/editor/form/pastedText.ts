import Turndown from 'turndown';
import {
  type CopiedDocument,
  copiedDocument,
  headings,
  listItems,
  rename,
  tidyText,
  unwrap,
  unwrapTable,
} from './copiedDocument';

const struck = 'del, s, strike';

/** What can be formatted, beginning with what most fields hold: its name, what it is in HTML, and what makes words of it. */
const formatting: readonly [name: string, selector: string, flatten: (part: Element) => void][] = [
  ['links', 'a[href]', unwrap],
  ['bold or slanted words', 'strong, em, code', unwrap],
  ['struck-out words', struck, unwrap],
  ['lists', listItems, (item) => rename(item, 'p')],
  ['quotations', 'blockquote', (quotation) => rename(quotation, 'p')],
  ['lines between texts', 'hr', (line) => line.remove()],
  ['headings', headings, (heading) => rename(heading, 'p')],
  ['tables', 'table', unwrapTable],
];

/** How many of these a field holds, by what can be pasted into it. */
const held = {
  words: 0,
  'linked words': 1,
  'markdown line': 3,
  markdown: 6,
  'whole text': 8,
};

/** The formatting that a field accepts when text is pasted. */
export type AcceptedFormat = keyof typeof held;

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
  const formatted = [...formatting.map(([, selector]) => selector), 'sup', 'sub', 'br'].join();
  const isFormatted = body.querySelector(formatted) !== null || leftOut.size + asWords.size > 0;
  for (const picture of body.querySelectorAll('img')) {
    leftOut.add('a picture');
    picture.remove();
  }
  for (const [name, selector, flatten] of formatting.slice(held[accepted])) {
    for (const part of body.querySelectorAll(selector)) {
      asWords.add(name);
      flatten(part);
    }
  }
  const isMarkdown = held[accepted] > 0;
  if (isMarkdown && isFormatted) {
    return { text: inLines(markdownOf(body), accepted), leftOut, asWords };
  }
  const words = isFormatted ? '' : tidyText(plain, copied);
  const text = (words || newService((line) => line).turndown(body))
    .replace(bullet, holdsLists(accepted) ? '- ' : '')
    .replace(measure, isMarkdown ? '\\*' : '*');
  return { text: inLines(text, accepted), leftOut, asWords };
}

const bullet = /^[ \t]*(?:[•·▪◦‣●○■□§]|o(?=\t))[ \t]+/gm;

/** The asterisk of a measure such as 60*30, which would slant what follows. */
const measure = /(?<=\d(?:["'″′”’]|[cm]?m|in|ft)?)\*(?=\d)/g;

/** Where a line ends within a paragraph: turndown puts it before the end, and nobody copies it. */
const lineEnd = '\u2028';

/** Whether a field holds lists and the like. */
export function holdsLists(accepted: AcceptedFormat): boolean {
  return accepted === 'markdown' || accepted === 'whole text';
}

/** A text with as many lines as a field has: a backslash ends one within a paragraph, two such ends are the paragraph’s. */
function inLines(text: string, accepted: AcceptedFormat): string {
  if (!holdsLists(accepted)) return text.trim().replace(/\s*\n\s*/g, ' ');
  return text
    .replace(/(?:[ \t]*\u2028\n){2,}/g, '\n\n')
    .replace(/(^|\n)\s*\u2028\n|[ \t]*\u2028(?=\s*(?:\n\s*\n|$))/g, '$1')
    .replace(/[ \t]*\u2028/g, '\\');
}

/** The markdown of a page, of which is left what the field can hold. */
function markdownOf(body: HTMLElement): string {
  const all = (selector: string) => [...body.querySelectorAll(selector)];
  for (const part of all(`:is(a, ${headings}) br`)) part.replaceWith(' ');
  const levelOf = ({ localName }: Element) => Number(localName.slice(1));
  const found = all(headings);
  // A page has one title, which isn’t part of its text.
  const raised = Math.min(...found.map(levelOf)) - 2;
  for (const part of found) rename(part, `h${Math.min(6, levelOf(part) - raised)}`);
  const { escape: withEscapes } = new Turndown();
  return newService((text) =>
    withEscapes(text)
      .replace(/<|~(?=~)|^#+(?=\s|$)|^\+$|&(?=#?\w+;)/g, '\\$&')
      .replace(/^(\d+)(\)|\.$)/, '$1\\$2')
      .replace(/(?<=\w)\\_(?=\w)/g, '_'),
  ).turndown(body);
}

function newService(escaped: (text: string) => string): Turndown {
  const service = new Turndown({
    headingStyle: 'atx',
    emDelimiter: '*',
    hr: '---',
    br: lineEnd,
  });
  service.escape = escaped;
  service.addRule('item', {
    filter: (part) => part.matches(listItems),
    replacement(words, part) {
      const { bullet = '' } = 'dataset' in part ? part.dataset : {};
      const [indent] = /^ */.exec(bullet) ?? [];
      return `\n${bullet} ${words.trim().replace(/\n(?=.)/g, `\n    ${indent}`)}\n`;
    },
  });
  const replacement = (words: string) => `~~${words}~~`;
  service.addRule('struck', { filter: (part) => part.matches(struck), replacement });
  // Both plugins for tables that are kept change what is in cells: one doubles backslashes, one drops a bar of two.
  service.addRule('cell', {
    filter: ['td', 'th'],
    replacement(words) {
      const line = words.trim().replace(/\s*\n\s*/g, '<br>');
      return ` ${line.replaceAll('|', '\\|')} |`;
    },
  });
  service.addRule('row', {
    filter: 'tr',
    replacement(cells, row) {
      const isHead = row.previousElementSibling?.localName !== 'tr';
      const line = isHead ? `\n|${' --- |'.repeat(row.childElementCount)}` : '';
      return `|${cells}${line}\n`;
    },
  });
  return service;
}
