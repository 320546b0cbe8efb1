/** A character that can’t be told from another by its looks, with its code point: `"с" (U+0441)`. */
export function describeLetter(letter: string): string {
  const code = (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(letter) ? `"${letter}" (U+${code})` : `U+${code}`;
}

/** Names the first letter of a text that no keyboard of ours has, unless it is one of those meant; otherwise empty. */
export function sayStrangeLetter(text: string, meant = ''): string {
  const letter = [...text].find((each) => /[^ -~\n]/u.test(each) && !meant.includes(each));
  return letter === undefined ? '' : `It has ${describeLetter(letter)} in it. `;
}
