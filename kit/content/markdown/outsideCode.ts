/** Code, notes to other writers, and signs after a backslash, in which braces and brackets mean nothing. */
const literal = /(`+)(?!`)(?:(?!\n[ \t]*\n).)*?(?<!`)\1(?!`)|<!--.*?-->|\\[!-/:-@[-`{-~]/gs;

/** A markdown text of the same length and lines, in which spaces take the place of what is literal. */
export function outsideCode(text: string): string {
  return text.replace(literal, (found) => found.replace(/[^\n]/g, ' '));
}

/** A markdown text with each part that a pattern finds outside of what is literal replaced. */
export function replaceOutsideCode(
  text: string,
  pattern: RegExp,
  replaced: (found: string) => string,
): string {
  return [...outsideCode(text).matchAll(pattern)].reduceRight((changed, { 0: found, index }) => {
    return changed.slice(0, index) + replaced(found) + changed.slice(index + found.length);
  }, text);
}
