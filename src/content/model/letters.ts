/** What characters are called that look like another one, or like nothing. */
const names: Readonly<Record<string, string>> = {
  '\t': 'a tab',
  '\u00A0': 'a no-break space',
  '\u00AD': 'a soft hyphen',
  '\u200B': 'a zero-width space',
  '\u200C': 'a zero-width non-joiner',
  '\u200D': 'a zero-width joiner',
  '\u2010': 'a hyphen of another kind',
  '\u2011': 'a non-breaking hyphen',
  '\u2013': 'an en dash',
  '\u2014': 'an em dash',
  '\u2018': 'a left single quotation mark',
  '\u2019': 'a right single quotation mark',
  '\u201C': 'a left double quotation mark',
  '\u201D': 'a right double quotation mark',
  '\u2022': 'a bullet',
  '\u2028': 'a line separator',
  '\u202F': 'a narrow no-break space',
  '\u2060': 'a word joiner',
  '\u2212': 'a minus sign',
  '\u3000': 'an ideographic space',
  '\uFEFF': 'a byte order mark',
  '\uFF0D': 'a full-width hyphen',
  '\uFF1A': 'a full-width colon',
};

/** For all others: what sort of character it is, the first that applies. */
const kinds: readonly [RegExp, string][] = [
  [/[\uFF01-\uFF5E]/, 'a full-width character'],
  [/\p{Script=Cyrillic}/u, 'a Cyrillic letter'],
  [/\p{Script=Greek}/u, 'a Greek letter'],
  [/\p{Zs}/u, 'a space of another kind'],
  [/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/, 'a direction mark'],
  [/\p{Cf}/u, 'a character without width'],
  [/\p{Cc}/u, 'a control character'],
  [/\p{Pd}/u, 'a dash'],
  [/\p{L}/u, 'a letter'],
];

/** Names a character for someone who can’t tell it from another: `a Cyrillic letter "с" (U+0441)`. */
export function describeLetter(letter: string): string {
  const kind = kinds.find(([pattern]) => pattern.test(letter))?.[1] ?? 'a character';
  const shown = /[\p{L}\p{N}\p{P}\p{S}]/u.test(letter) ? ` "${letter}"` : '';
  const code = (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `${names[letter] ?? kind}${shown} (U+${code})`;
}

/** The first letter of a text that no keyboard of ours has, unless it belongs to what was meant. */
export function strangeLetter(text: string, meant = ''): string | undefined {
  return [...text].find((letter) => /[^ -~\n]/u.test(letter) && !meant.includes(letter));
}

/** Names that letter in a sentence before others; empty if there is none. */
export function sayStrangeLetter(text: string, meant?: string): string {
  const letter = strangeLetter(text, meant);
  return letter === undefined ? '' : `It has ${describeLetter(letter)}. `;
}
