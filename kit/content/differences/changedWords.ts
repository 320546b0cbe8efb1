import { diffArrays } from 'diff';

/** A run of words that both texts have, or one of them, and how it is emphasized. */
export interface Words {
  kind: 'same' | 'new' | 'gone';
  words: string;
  style?: 'strong' | 'em';
}

/** With less than this share of characters in common, a text isn’t changed but replaced. */
const leastCommon = 0.3;

/** Texts of which this many words differ are told as wholes, rather than compared for minutes. */
const mostChanges = 2000;

/** Nobody reads more of what is new or gone as a whole. */
const mostLetters = 600;

/** Beside a change, at most so many characters that are the same are said, from whole sentences. */
const mostAround = 160;

/** Emphasis in markdown, within a line. */
const emphasis = /(?<![\\*_\p{L}\p{N}])(\*\*|__|\*|_)(?=[^\s*_])(.+?)(?<=\S)\1(?![*_\p{L}\p{N}])/gu;

/** Signs that stand for the style of a word while texts are compared. */
const signs = { strong: '\u{f8f0}', em: '\u{f8f1}' } as const;

/**
 * Two texts as one, with the words that are gone and those that are new. Without what both have, it is the first or the
 * second, except for the signs of emphasis in markdown.
 */
export function changedWords(before: string, after: string, isMarkdown = false): Words[] {
  const [olds, news] = [wordsIn(before, isMarkdown), wordsIn(after, isMarkdown)];
  const compared = diffArrays(olds, news, { maxEditLength: mostChanges }) ?? [];
  const common = compared.filter((each) => !each.added && !each.removed);
  const length = common
    .flatMap(({ value }) => value)
    .join('')
    .replace(/\s/g, '').length;
  const isReplaced = length < leastCommon * Math.max(before.length, after.length);
  const whole = [
    { value: olds, removed: true, added: false },
    { value: news, removed: false, added: true },
  ];
  const found = isReplaced ? whole : compared;
  const runs: Words[] = [];
  let gone: Words[] = [];
  let added: Words[] = [];
  for (const [index, part] of found.entries()) {
    // A single space between two changes is part of both.
    const isInside = index > 0 && index < found.length - 1 && part.value.join('') === ' ';
    const isSame = !part.removed && !part.added && !isInside;
    if (isSame) [gone, added] = [flushed(gone), flushed(added)];
    for (const word of part.value) {
      if (isSame) add(runs, 'same', word);
      if (!isSame && !part.added) add(gone, 'gone', word);
      if (!isSame && !part.removed) add(added, 'new', word);
    }
  }
  flushed(gone);
  flushed(added);
  return runs;

  function flushed(words: readonly Words[]): Words[] {
    runs.push(...words);
    return [];
  }
}

/** The words of a text and the spaces between them: a word with its signs, such as `here,`, is one. */
function wordsIn(text: string, isMarkdown: boolean): string[] {
  const styled = !isMarkdown
    ? text
    : text.replace(emphasis, (_, mark: string, words: string) => {
        const sign = mark.length === 2 ? signs.strong : signs.em;
        return words.replace(/(\S+)/g, `\0${sign}$1\0`);
      });
  const ends = isMarkdown ? /(\s+)|([.,;:!?]+(?=\s|\0|$))|\0/ : /(\s+)/;
  return styled.split(ends).filter((word) => word);
}

/** Adds a word to the last run, if that is of the same kind and style. */
function add(runs: Words[], kind: Words['kind'], signed: string): void {
  const style = (['strong', 'em'] as const).find((each) => signed.startsWith(signs[each]));
  const words = style ? signed.slice(signs[style].length) : signed;
  const last = runs.at(-1);
  if (last?.kind === kind && last.style === style) last.words += words;
  else runs.push({ kind, words, ...(style && { style }) });
}

/** Such words without the sentences in which nothing has changed, and without the end of what nobody reads: `…` is left. */
export function aroundChanges(parts: readonly Words[]): Words[] {
  return parts.flatMap((part, index) => {
    const { kind, words } = part;
    if (words.length <= (kind === 'same' ? mostAround : mostLetters)) return part;
    if (kind !== 'same') return { ...part, words: `${words.slice(0, mostLetters)}…` };
    const isChanged = (other?: Words) => other !== undefined && other.kind !== 'same';
    const [, head = ''] = /^([^.!?\n]*[.!?]?)/.exec(words.slice(0, mostAround)) ?? [];
    const [tail = ''] = /[^\n.!?]*\S*$/.exec(words.slice(-mostAround)) ?? [];
    const ends = [isChanged(parts[index - 1]) ? head : '', isChanged(parts[index + 1]) ? tail : ''];
    return { ...part, words: ends.join(' … ').trimStart() };
  });
}
