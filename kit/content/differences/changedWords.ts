import { diffArrays } from 'diff';
import type { Content, Root } from 'mdast';
import { parse } from '../markdown/dialect';

/** A run of words that both texts have, or one of them, and how it is emphasized. */
export interface Words {
  kind: 'same' | 'new' | 'gone';
  words: string;
  style?: 'strong' | 'em' | undefined;
}

/** With less than this share of characters in common, a text isn’t changed but replaced. */
const leastCommon = 0.3;

/** Texts of which this many words differ are told as wholes, rather than compared for minutes. */
const mostChanges = 2000;

/** Nobody reads more of what is new or gone as a whole. */
const mostLetters = 600;

/** Beside a change, at most so many characters that are the same are said, from whole sentences. */
const mostAround = 160;

/**
 * Two texts as one, with the words that are gone and those that are new; spaces are those of either. Of markdown it is what
 * pages show, or, where that is the same, how it is written.
 */
export function changedWords(before: string, after: string, isMarkdown = false): Words[] {
  const [olds, news] = [wordsIn(before, isMarkdown), wordsIn(after, isMarkdown)];
  const comparator = (one: Word, other: Word) =>
    one.letters === other.letters && one.style === other.style;
  const compared = diffArrays(olds, news, { comparator, maxEditLength: mostChanges }) ?? [];
  const common = compared.filter(({ added, removed }) => !added && !removed);
  if (isMarkdown && before !== after && common.length === compared.length) {
    return changedWords(before, after);
  }
  const least = leastCommon * Math.max(lengthOf(olds), lengthOf(news));
  const whole = [
    { value: olds, removed: true, added: false },
    { value: news, removed: false, added: true },
  ];
  const isReplaced = lengthOf(common.flatMap(({ value }) => value)) < least;
  const runs: Words[] = [];
  let [between, old] = ['', 0];
  for (const { added, removed, value } of isReplaced ? whole : compared) {
    const kind = added ? 'new' : removed ? 'gone' : 'same';
    for (const { letters, space, style } of value) {
      const last = runs.at(-1);
      const isInside = last && (last.kind === kind || last.kind === 'same');
      if (isInside) last.words += between;
      if (last?.kind === kind && last.style === style) last.words += letters;
      else
        runs.push({ kind, words: (kind === 'same' && !isInside ? between : '') + letters, style });
      // After the last word of a sentence there is only a space where another follows.
      between = space || (kind === 'same' ? (olds[old]?.space ?? '') : '');
      if (kind !== 'new') old += 1;
    }
  }
  return runs;
}

/** A word without a comma or the like at its end, which is one itself, and the spaces after it. */
interface Word extends Pick<Words, 'style'> {
  letters: string;
  space: string;
}

/** The words of a text; of markdown, as pages show it, with where its links lead. */
function wordsIn(text: string, isMarkdown: boolean): Word[] {
  const found: Word[] = [];
  if (isMarkdown) addNode(parse(text));
  else add(`${text} `);
  return found;

  function add(words: string, style?: Words['style']): void {
    for (const part of words.split(/(\s+)|(?=[.,;:!?]+(?:\s|$))/)) {
      const last = found.at(-1);
      if (part?.trim()) found.push({ letters: part, space: '', style });
      else if (part && last) last.space += part;
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

function lengthOf(words: readonly Word[]): number {
  return words.reduce((length, { letters }) => length + letters.length, 0);
}

/**
 * Such words without the sentences in which nothing has changed, and without the end of what nobody reads: `…` is left.
 * There is a space between what is gone and what is new.
 */
export function aroundChanges(parts: readonly Words[]): Words[] {
  return parts.map((part, index) => {
    const { kind } = part;
    const isBeforeNew = kind === 'gone' && parts[index + 1]?.kind === 'new';
    const words = isBeforeNew ? `${part.words} ` : part.words;
    if (words.length <= (kind === 'same' ? mostAround : mostLetters)) return { ...part, words };
    if (kind !== 'same') return { ...part, words: `${words.slice(0, mostLetters)}… ` };
    const sentences = words.split(/(?<=[.!?]\s|\n)/);
    const isChanged = (other = part) => other.kind !== 'same';
    const head = isChanged(parts[index - 1]) ? sentences.at(0)?.slice(0, mostAround) : '';
    const tail = isChanged(parts[index + 1]) ? sentences.at(-1)?.slice(-mostAround) : '';
    return { ...part, words: `${head}… ${tail}` };
  });
}
