/** A mark of markdown that readers would see as it is written. */
export interface LeftMark {
  /** Where it begins in the text. */
  at: number;
  written: string;
  /** What to write instead where markdown works. */
  advice: string;
  /** The same in a field of plain words. */
  plainAdvice: string;
}

/** What stands for anything in a text that isn’t words: code, and a character that was meant as such. */
export const notWords = '\uFFFC';
/** What stands for an address that is a link by itself. */
export const bareAddress = '\uE000';

const isMeant = 'If it is meant, put a backslash (\\) before it.';
const noMarks = 'Remove the marks: markdown does nothing in this field.';

const link = `A link is [words](/address), without a space in the address or between the two brackets. ${isMeant}`;
const strong = `Strong words are **words** and emphasis is *words*, without a space inside the marks and with one outside. ${isMeant}`;
const address = `(?:[/?]|#\\p{L}|https?:|mailto:|www\\.|${bareAddress})[^\\s()[\\]]*`;

const row = String.raw`(?:\|.*\||(?=.*--)(?=.*\|)[ :|-]+|\+[-=:+]{2,}\+)`;
const bullet = String.raw`(?:[•·‣▪▫◦●○■□\uF0A7\uF0B7]|-(?=\p{L})).*`;
const point = String.raw`(?:\(?(?:[a-z]|[ivx]{1,4}|\d{1,2})[.)]|[–—])\s*[^\s\d].*`;

/** Lines below each other. */
function lines(line: string, others: '*' | '+'): RegExp {
  return new RegExp(`^${line}(?:\\n${line})${others}$`, 'gmu');
}

/** What remains of a mark in a text, what to do about it and, where that is about the words, so in plain words too. */
const kinds: readonly [
  pattern: RegExp,
  advice: string | ((mark: string) => string),
  isWords?: true,
][] = [
  [/^(?:#{2,}|#(?=[^\S \n])).*/gmu, `A heading begins with ## and a space. ${isMeant}`],
  [/\[[^[\]]+\]\([^()\n]*\)?/gu, link],
  [new RegExp(`\\[[^[\\]]+\\]\\s+\\(${address}\\)`, 'gu'), link],
  [new RegExp(`\\([^()\\n]+\\)\\s?\\[${address}\\]`, 'gu'), link],
  // Numbers in a row are those of notes.
  [/(?!\[[^[\]]*\d\]\[[^[\]]*\d\])\[[^[\]^]+\]\[[^[\]^]*\]/gu, link],
  [/!?\[\[[^[\]]+\]\]/gu, link],
  [
    /\[\^[^[\]\n]+\]|\^\[[^\]\n]*\]?/gu,
    `Notes below a text don’t work here: put their words into the text. ${isMeant}`,
  ],
  [/^\[[ xX]\](?=\s)/gmu, 'Boxes to tick don’t work here: remove them.'],
  [/\[!\w+\]/gu, 'Boxes don’t work here: begin the text with the word itself, such as **Note:**'],
  // Words between two marks of which one can’t open or close, a mark that nothing closes, and spaces inside.
  [/(?<![*_])(\*{1,3}|_{1,3})(?![\s*_])[^*_\n]*(?![*_,])\p{P}\1(?=\p{L})\p{L}*/gu, strong],
  [/(?<![\p{L}\p{N}*])\*{2,3}(?=[\p{L}\p{N}\p{Ps}\p{Pi}"'])[^*\n]*(?:\*{2,3}\p{L}*)?/gu, strong],
  [/(?<!\S)\*\*\s[^*\n]+\*\*(?!\p{L})/gu, strong],
  [/(?<![\p{L}\p{N}*_])([*_])(?!\s)[^*_\n]*[^\s*_]\1(?![\p{L}\p{N}*_])/gu, strong],
  [/~~[^~\n]*(?:~~)?/gu, `~~Words~~ struck through have no space inside the marks. ${isMeant}`],
  [/`[^`\n]*`?/gu, `Code stands between two of these marks; an apostrophe is ’. ${isMeant}`],
  [
    lines(row, '*'),
    'A table has an empty line above it, and below its first row a line such as | --- | --- | with a part for each column.',
  ],
  [lines(bullet, '*'), `A point of a list begins with a hyphen and a space. ${isMeant}`],
  [
    lines(point, '+'),
    'These lines run together: begin each with a hyphen or with 1. and a space, or put an empty line between them.',
  ],
  [
    /(?<![\p{L}\p{N})])(?:[\p{L}\p{N})]+([~^])[\p{L}\p{N}+-]{1,12}\1(?!\d))+\p{L}*/gu,
    (mark) => `Write ${raised(mark)}.`,
    true,
  ],
  [/==(?!\s)[^=\n]*[^\s=]==/gu, `**Words** are strong; none can be marked in colour. ${isMeant}`],
  [
    /\$\$[^$\n]+\$\$|(?<![\p{L}\p{N}$])\$(?=[A-Za-z\\])(?:[^\s$]+|[^$\n]{0,80}[\\^_=+<>][^$\n]{0,80})(?<!\s)\$(?![\p{L}\p{N}$])/gu,
    'Formulas don’t work here: write it in words and signs.',
    true,
  ],
  [
    /(?<![\p{L}\p{N}:]):(?:[a-z][a-z\d_+-]*[a-z\d]|[+-]1):(?![\p{L}\p{N}:])/gu,
    'Type the emoji itself, or remove its name.',
    true,
  ],
  [/^(?::{3,}|={3,}).*/gmu, 'Remove the line.', true],
  [/(?<!\w)\w*\\(?:[!-/:-@[-`{-~]|$)/gmu, 'Remove the backslash.', true],
];

/** More of them in one paragraph say nothing new. */
const mostMarks = 50;

/**
 * The marks of markdown in a text that readers see: what remains where markdown was parsed, or any where it isn’t. Of
 * several at one place there is only one.
 */
export function leftMarks(text: string): LeftMark[] {
  const found: LeftMark[] = [];
  for (const [pattern, say, isWords = false] of kinds) {
    for (const { 0: written, index: at } of text.matchAll(pattern)) {
      if (found.length === mostMarks) return found;
      const end = at + written.length;
      if (found.some((other) => at < other.at + other.written.length && other.at < end)) continue;
      const advice = typeof say === 'string' ? say : say(written);
      found.push({ at, written, advice, plainAdvice: isWords ? advice : noMarks });
    }
  }
  return found;
}

const low = '₀₁₂₃₄₅₆₇₈₉₊₋';
const high = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻';

/** `H~2~O` and `x^2^` with the characters that are meant: H₂O and x². */
function raised(mark: string): string {
  return mark.replace(/([~^])(.*?)\1/gu, (_whole, sign: string, inner: string) =>
    inner.replace(
      /[\d+-]/g,
      (digit) => [...(sign === '~' ? low : high)]['0123456789+-'.indexOf(digit)] ?? digit,
    ),
  );
}
