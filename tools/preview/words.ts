import { diffWordsWithSpace } from 'diff';

/** Words that were kept, added or removed. */
export interface Part {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** The lines in which words changed, each with the words that were kept. */
export function changedLines(before: readonly string[], after: readonly string[]): Part[][] {
  const lines: Part[][] = [[]];
  for (const { value, added, removed } of diffWordsWithSpace(before.join('\n'), after.join('\n'))) {
    const kind = added ? 'added' : removed ? 'removed' : 'same';
    value.split('\n').forEach((text, index) => {
      if (index > 0) lines.push([]);
      if (text !== '') lines.at(-1)?.push({ kind, text });
    });
  }
  return lines.filter((line) => line.some(({ kind }) => kind !== 'same')).map(joinNeighbours);
}

/** The words of one line that were kept, added or removed. */
export function changedWords(before: string, after: string): Part[] {
  return changedLines([before], [after]).flat();
}

/** Merges changed words in a row into one change. */
function joinNeighbours(line: readonly Part[]): Part[] {
  const joined: Part[] = [];
  let gone = '';
  let come = '';
  const end = () => {
    if (gone !== '') joined.push({ kind: 'removed', text: gone });
    if (come !== '') joined.push({ kind: 'added', text: come });
    gone = '';
    come = '';
  };
  line.forEach(({ kind, text }, index) => {
    const isGap =
      kind === 'same' &&
      text.trim() === '' &&
      gone !== '' &&
      come !== '' &&
      line[index + 1] !== undefined;
    if (kind === 'removed' || isGap) gone += text;
    if (kind === 'added' || isGap) come += text;
    if (kind !== 'same' || isGap) return;
    end();
    joined.push({ kind, text });
  });
  end();
  return joined;
}
