/** What sort of character it is that looks like another one, or like nothing: the first that applies. */
const kinds: readonly [RegExp, string][] = [
  [/\t/, 'a tab'],
  [/[\u00A0\u202F]/, 'a no-break space'],
  [/\p{Zs}/u, 'a space of another kind'],
  [/\p{Cf}|\p{Default_Ignorable_Code_Point}/u, 'a character without width'],
  [/\p{Cc}/u, 'a control character'],
  [/\p{Pd}/u, 'a dash of another kind'],
  [/[\p{Pi}\p{Pf}\u201E]/u, 'a curly quotation mark'],
  [/[\uFF01-\uFF5E]/, 'a full-width character'],
  [/\p{Script=Cyrillic}/u, 'a Cyrillic letter'],
  [/\p{Script=Greek}/u, 'a Greek letter'],
  [/\p{L}/u, 'a letter'],
];

/** Names a character for someone who can’t tell it from another: `a Cyrillic letter "с" (U+0441)`. */
export function describeLetter(letter: string): string {
  const kind = kinds.find(([pattern]) => pattern.test(letter))?.[1] ?? 'a character';
  const shown = /[\p{L}\p{N}\p{P}\p{S}]/u.test(letter) ? ` "${letter}"` : '';
  const code = (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `${kind}${shown} (U+${code})`;
}

/** What nobody sees in an address, and browsers take for a part of it. */
export const unseen = /\p{Default_Ignorable_Code_Point}/u;

/**
 * The first letter of a text that no keyboard of ours has, unless it belongs to what was meant; before any other, one
 * that nobody sees.
 */
function strangeLetter(text: string, meant = ''): string | undefined {
  const [hidden] = unseen.exec(text) ?? [];
  if (hidden !== undefined && !meant.includes(hidden)) return hidden;
  return [...text].find((letter) => /[^ -~\n]/u.test(letter) && !meant.includes(letter));
}

/** Names that letter in a sentence before others; empty if there is none. */
export function sayStrangeLetter(text: string, meant?: string): string {
  const letter = strangeLetter(text, meant);
  return letter === undefined ? '' : `It has ${describeLetter(letter)}. `;
}
