import type { SyntaxProblem } from './explainSyntax';

/** One at the start of a line, also within a field or an item; or the one between two versions. */
const markers = /(?:^|\\n)[ \t"'-]*(<{7}|>{7}|\|{7})(?=[ "'\\]|$)|^(={7})$/gm;

/** Git’s first marker of two versions of a file that were not merged, wherever it stands in the text. */
export function conflictMarker(text: string): SyntaxProblem | undefined {
  const end = /^---\s*?\n.*?\n---(?=\s*?\n)/s.exec(text)?.[0].length ?? text.length;
  for (const { 1: side, 2: middle, index } of text.matchAll(markers)) {
    // Right below words in markdown, such a line makes a heading of them.
    const isUnderline = middle && index > end && !/\n[^\S\n]*\n$/.test(text.slice(0, index));
    if (isUnderline) continue;
    const message = `has the marks of two versions that were not merged (${side ?? middle})`;
    const advice = 'Keep the words of one version, and remove the other and the marks.';
    return { at: index, code: 'unmerged', message, advice };
  }
  return undefined;
}
