import { copiedText, type Formatting, type Lost, tidyText } from './copiedText';

const inLine = ['bold', 'links', 'struck'] as const;
const inText = [...inLine, 'lines', 'lists'] as const;
/** What a field can hold of formatted text, by the format that it accepts. */
const held = {
  'whole text': [...inText, 'headings', 'tables'],
  markdown: inText,
  'markdown line': inLine,
  'linked line': ['links'],
  words: [],
  lines: [],
} satisfies Record<string, readonly Formatting[]>;

/** The formatting that a field accepts when text is pasted. */
export type AcceptedFormat = keyof typeof held;

/** What a field can’t hold, in words, and what of that there may be. */
const refused: Record<AcceptedFormat, [what: string, ...formatting: Formatting[]]> = {
  'whole text': [''],
  markdown: ['headings and tables', 'headings', 'tables'],
  'markdown line': ['headings and lists', 'headings', 'lists', 'tables'],
  'linked line': ['bold and lists', 'bold', 'headings', 'lists', 'tables'],
  words: ['bold, links and lists', 'bold', 'links', 'headings', 'lists', 'tables'],
  lines: ['bold and links', 'bold', 'links', 'tables'],
};

const bullet = /^[ \t]*(?:[•·▪◦‣●○■□§]|o(?=\t))[ \t]+/gm;
/** The asterisk of a measure such as 60*30, which would slant what follows. */
const measure = /(?<=\d(?:["'″′”’]|[cm]?m|in|ft)?)\*(?=\d)/g;

/** A text as a field can hold it, with what it lost. */
export interface PastedText extends Lost {
  text: string;
}

/**
 * Converts pasted text to what a field can hold: markdown if the field accepts that, otherwise words without bullets.
 *
 * @param html the clipboard's HTML; empty if there is none
 * @param plain the clipboard's plain text
 */
export function pastedText(html: string, plain: string, accepted: AcceptedFormat): PastedText {
  const lost = { leftOut: new Set<string>(), asWords: new Set<string>() };
  const isMarkdown = accepted !== 'words' && accepted !== 'lines';
  const isLine = accepted !== 'whole text' && accepted !== 'markdown';
  const own = new Set<Formatting>(held[accepted]);
  const copied = copiedText(html, own, isMarkdown ? escaped : (words) => words, lost);
  const isFormatted = copied.found.size + lost.leftOut.size + lost.asWords.size > 0;
  const [what, ...formatting] = refused[accepted];
  if (formatting.some((each) => copied.found.has(each))) lost.asWords.add(what);
  // The words of what is struck out, alone, would say the contrary.
  if (copied.found.has('struck') && !own.has('struck')) lost.asWords.add('struck-out words');
  const words = tidyText(isFormatted ? '' : plain, lost).replace(bullet, isLine ? '' : '- ');
  const text = (isMarkdown ? words.replace(measure, '\\*') : words) || copied.text;
  const gap = accepted === 'lines' ? '\n' : ' ';
  return { text: isLine ? text.trim().replace(/\s*\n\s*/g, gap) : text, ...lost };
}

/** Words, after others, of which nothing is taken for markdown. */
function escaped(words: string, before: string): string {
  const shown = words.replace(
    /[\\*`[\]<]|~(?=~)|&(?=#?\w+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu,
    '\\$&',
  );
  if (!/(?:^|[\n\u2028])$/.test(before)) return shown;
  return shown.replace(/^( *)([-+>=]|#+(?=\s|$))/, '$1\\$2').replace(/^( *\d+)([.)])/, '$1\\$2');
}
