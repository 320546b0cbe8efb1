import { diffArrays } from 'diff';

/** A run of words that both texts have, or one of them. */
export interface Words {
  kind: 'same' | 'new' | 'gone';
  words: string;
}

/** With less than this share of words in common, a text isn’t changed but replaced. */
const leastCommon = 0.3;

/** Beside a change, at most so many characters that are the same are said, from whole sentences. */
const mostAround = 160;

/** Texts of which this many words differ are told as wholes, rather than compared for minutes. */
const mostChanges = 2000;

/** Two texts as one, with the words that are gone and those that are new. Without what both have, it is the first or the second. */
export function changedWords(before: string, after: string): Words[] {
  // A long text is compared by its lines first, since few of them differ.
  const [olds, news] = [before, after].map((text) => text.split(/(?<=\n)/));
  const lines = diffArrays(olds ?? [], news ?? []);
  const words: Words[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const [one, other] = [lines[index], lines[index + 1]];
    const text = one?.value.join('') ?? '';
    if (!one?.added && !one?.removed) words.push({ kind: 'same', words: text });
    else if (other && (other.added || other.removed)) {
      const next = other.value.join('');
      words.push(...(one.removed ? inLines(text, next) : inLines(next, text)));
      index += 1;
    } else words.push({ kind: one.added ? 'new' : 'gone', words: text });
  }
  return joined(words);
}

function inLines(before: string, after: string): Words[] {
  const whole: Words[] = [
    { kind: 'gone', words: before },
    { kind: 'new', words: after },
  ];
  // A word with its signs, such as `*here*,`, is told as one.
  const [olds, news] = [before, after].map((text) => text.split(/(\s+)/));
  const found = diffArrays(olds ?? [], news ?? [], { maxEditLength: mostChanges });
  if (found === undefined) return whole;
  const parts = found.map((part) => ({ ...part, value: part.value.join('') }));
  const common = parts.filter(({ added, removed }) => !added && !removed);
  const length = common.reduce((sum, { value }) => sum + value.trim().length, 0);
  if (length < leastCommon * Math.max(before.length, after.length)) return whole;
  return parts.map(({ value, added, removed }) => {
    return { kind: added ? 'new' : removed ? 'gone' : 'same', words: value };
  });
}

/** The same in fewer runs: a single space between two changes is part of both. */
function joined(parts: readonly Words[]): Words[] {
  const runs: Words[] = [];
  let [gone, added] = ['', ''];
  for (const [index, { kind, words }] of parts.entries()) {
    const isInside = index > 0 && index < parts.length - 1;
    const isBetween = kind === 'same' && words === ' ' && isInside;
    if (kind === 'gone' || isBetween) gone += words;
    if (kind === 'new' || isBetween) added += words;
    if (kind !== 'same' || isBetween) continue;
    flush();
    runs.push({ kind, words });
  }
  flush();
  return runs;

  function flush(): void {
    if (gone) runs.push({ kind: 'gone', words: gone });
    if (added) runs.push({ kind: 'new', words: added });
    [gone, added] = ['', ''];
  }
}

/** The lines of one of the two texts in which something has changed. */
export function changedLines(parts: readonly Words[], side: 'before' | 'after'): string[] {
  const own = side === 'before' ? 'gone' : 'new';
  const change = '\0';
  const text = parts.map(({ kind, words }) => {
    if (kind === 'same') return words;
    if (kind === own) return words.replace(/[^\n]+/g, (line) => change + line);
    // Of what only the other has, the line around it has changed.
    return words.endsWith('\n') ? '' : change;
  });
  const lines = text.join('').split('\n');
  return lines.filter((line) => line.includes(change)).map((line) => line.replaceAll(change, ''));
}

/** Such words without the sentences in which nothing has changed, of which `…` is left. */
export function aroundChanges(parts: readonly Words[]): Words[] {
  return parts.map((part, index) => {
    if (part.kind !== 'same') return part;
    const isFirst = index === 0;
    const isLast = index === parts.length - 1;
    const { words } = part;
    if (words.length <= mostAround * (isFirst || isLast ? 1 : 2)) return part;
    const before = isLast ? '' : lastSentence(words);
    const after = isFirst ? '' : firstSentence(words);
    return { kind: 'same', words: `${after} … ${before}`.trimStart() };
  });
}

/** The beginning of the sentence that goes on after a text. */
function lastSentence(text: string): string {
  const near = text.slice(-mostAround);
  const [, sentence] = /(?:[.!?:]\s+|\n\s*)([^\n]*?)$/s.exec(near) ?? [];
  return sentence ?? near.replace(/^\S*\s/, '');
}

/** The end of the sentence that began before a text. */
function firstSentence(text: string): string {
  const near = text.slice(0, mostAround);
  const [sentence] = /^[^\n]*?[.!?](?=\s)|^[^\n]*?(?=\n)/s.exec(near) ?? [];
  return sentence ?? near.replace(/\s\S*$/, '');
}
