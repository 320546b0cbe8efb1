/** Code, notes to other writers, and signs after a backslash, in which words in braces mean nothing. */
const literal = /(`+)(?!`).*?(?<!`)\1(?!`)|<!--.*?-->|\\[!-/:-@[-`{-~]/gs;

/** A markdown text of the same length in which spaces take the place of what is literal. */
export function outsideCode(text: string): string {
  return text.includes('{') ? text.replace(literal, (found) => found.replace(/[^\n]/g, ' ')) : text;
}
