import { diffWords } from 'diff';

/** Words that were kept, added or removed. */
export interface TextPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** The lines in which words changed, each with the words that were kept. */
export function changedLines(before: readonly string[], after: readonly string[]): TextPart[][] {
  const lines: TextPart[][] = [[]];
  for (const { value, added, removed } of diffWords(before.join('\n'), after.join('\n'))) {
    const kind = added ? 'added' : removed ? 'removed' : 'same';
    value.split('\n').forEach((text, index) => {
      if (index > 0) lines.push([]);
      if (text !== '') lines.at(-1)?.push({ kind, text });
    });
  }
  return lines.filter(isChange);
}

/** The words of one line that were kept, added or removed. */
export function changedWords(before: string, after: string): TextPart[] {
  return changedLines([before], [after]).flat();
}

/** Whether words of a line were added or removed. */
export function isChange(line: readonly TextPart[]): boolean {
  return line.some(({ kind, text }) => kind !== 'same' && text.trim() !== '');
}
