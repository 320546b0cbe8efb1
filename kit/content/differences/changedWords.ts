import { diffArrays } from 'diff';
import type { Content, Root } from 'mdast';
import { parse } from '../markdown/dialect';

/** A run of words that both texts have, or one of them, and how it is emphasized. */
export interface Words {
  kind: 'same' | 'new' | 'gone';
  words: string;
  style?: 'strong' | 'em' | undefined;
}

/** Nobody reads more words than so many first and last ones of a run. */
const most = { new: [100, 0], gone: [100, 0], same: [12, 12] } as const;

/**
 * Two texts as one, with the words that are gone and those that are new; in the place of others that nobody reads is `…`. Of
 * markdown it is what pages show, or, where that is the same, how it is written.
 */
export function changedWords(before: string, after: string, isMarkdown = false): Words[] {
  const [olds, news] = [wordsIn(before, isMarkdown), wordsIn(after, isMarkdown)];
  const compared = diffArrays(olds, news, {
    comparator: (one, other) => one.letters === other.letters && one.style === other.style,
    // Beyond that, one text has replaced the other, or comparing them would take minutes.
    maxEditLength: Math.min(0.6 * (olds.length + news.length), 2000),
  }) ?? [...diffArrays(olds, []), ...diffArrays<Word>([], news)];
  const isSame = compared.every(({ added, removed }) => !added && !removed);
  if (isMarkdown && isSame) return changedWords(before, after);
  const runs: Words[] = [];
  for (const { added, removed, value } of compared) {
    const kind = added ? 'new' : removed ? 'gone' : 'same';
    for (const { letters, space, style } of shortened(value, most[kind])) {
      const last = runs.at(-1);
      if (last?.kind === kind && last.style === style) last.words += space + letters;
      else runs.push({ kind, words: space + letters, style });
    }
  }
  return runs;
}

/** A word without a comma or the like at its end, which is one itself, and the spaces before it. */
interface Word extends Pick<Words, 'style'> {
  letters: string;
  space: string;
}

function shortened(words: readonly Word[], [first, last]: readonly [number, number]) {
  if (words.length <= first + last) return words;
  const cut: Word = { letters: '…', space: ' ' };
  return [...words.slice(0, first), cut, ...words.slice(words.length - last)];
}

/** A text in one run; of markdown, as pages show it. */
export function plainWords(text: string, isMarkdown: boolean): string {
  const words = wordsIn(text, isMarkdown).map(({ space, letters }) => space + letters);
  return words.join('').trim();
}

/** The words of a text; of markdown, as pages show it, with where its links lead. */
function wordsIn(text: string, isMarkdown: boolean): Word[] {
  const found: Word[] = [];
  let space = ' ';
  if (isMarkdown) addNode(parse(text));
  else add(text);
  return found;

  function add(words: string, style?: Words['style']): void {
    for (const letters of words.split(/(\s+)|(?=[.,;:!?]+(?:\s|$))/)) {
      if (letters?.trim()) found.push({ letters, space, style });
      space = letters?.trim() ? '' : space + (letters ?? '');
    }
  }

  function addNode(node: Root | Content, around?: Words['style']): void {
    if (node.type === 'listItem') add('• ');
    if ('value' in node)
      add(node.type === 'text' ? node.value.replaceAll('\n', ' ') : node.value, around);
    const style = node.type === 'emphasis' ? 'em' : node.type === 'strong' ? 'strong' : around;
    for (const [index, child] of ('children' in node ? node.children : []).entries()) {
      if (node.type === 'tableRow' && index > 0) add(' · ');
      addNode(child, style);
    }
    if (node.type === 'link') add(` (${node.url})`);
    if (/^(?:paragraph|heading|code|break|tableRow)$/.test(node.type)) add('\n');
  }
}
