/** What stands for anything in a text that isn’t words: code, an address, and a character that was meant as such. */
export const notWords = '\uFFFC';

const blanks =
  'company|organi[sz]ation|business|entity|client|customer|name|address|e-?mail|phone|telephone|date|day|month|year|number|amount|state|country|county|city|jurisdiction|website|url|title|insert|your';
const inBlank = String.raw`[\p{L}\p{N} _'’./&-]{0,40}`;

/** What can stand in words that isn’t words, whatever program or person left it there. */
const signs = {
  /** Markup that visitors see, since it isn’t markdown, or not as it stands there. */
  markup: [
    /\*\*(?<![\p{L}\p{N}*]\*\*)(?=[\p{L}\p{N}\p{Ps}\p{Pi}"'])/gu, // **Note
    /(?<=\*\*[^\s*](?:[^*\n]*[^\s*])?)\*\*|(?<=\S)\*{4}(?=\S)|(?<!\*)\*\* [^*\n]+ \*\*(?!\*)/gu, // **Note:**We, **Licence****5.1**, ** Note **
    /(?<!\w)__(?=[^\s_](?:[^_\n]*[^\s_])?__)/gu,
    /(?<![\p{L}\p{N}*_])([*_])(?=[^\s*_])[^*_\n]*(?<=[^\s*_])\1(?![\p{L}\p{N}*_])/gu, // *new*
    /\[[^[\]\n]*\](?:\(|\s+\((?=[/?#]|https?:|mailto:|\uFFFC))[^()\n]*\)?|\)\s?\[(?=[/#\uFFFC]|https?:|mailto:)|\[\[|\[\^|\[!\w+\]|^\[[ x]\](?=\s)/gimu,
    /^\[[^\]\n]+\]:\s*<?(?=[/#\uFFFC]|https?:|mailto:)/gim, // [1]: /clients
    /`|~~|==(?!\s)(?=[^=\n]*[^\s=]==)/gu,
    /&(?:#\d+|#x[\da-f]+|[a-z]{2,}\d*);/gi,
    /\\(?=[!-/:-@[-`{-~]|$)/gm,
    /^(?:#{2,}|#\s|:{3}|={3,}|[•·‣▪▫◦●○■□\uF0A7\uF0B7]|-(?=\p{L})).*/gmu,
    /^\|.*\|$|^(?=.*--)(?=.*\|)[ :|-]+$/gm, // a row of a table
  ],
  /** An asterisk between numbers, which markdown takes for emphasis. */
  times: [/\d+(?:\*+\d+)+/g],
  /** Letters that were lost or misread on the way, and what machines put in the place of words. */
  noWords: [
    /\uFFFD|(?![\uF0A7\uF0B7])\p{Co}|\[object \w+\]|\[email[\s\u00a0]protected\]/gu,
    // What a byte of UTF-8 becomes when it is read as Windows-1252.
    /(?<!\p{Lu})[ÃÂ](?=[\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ])|[âï][€„‚»¿]/gu,
    /【[^【】\n]*†[^【】\n]*】|\[cite(?:_\w+|:[^\]\n]*)\]|contentReference|oaicite|oai_citation|(?:\b|cite)turn\d+(?:search|view|news|file)\d/g,
  ],
  /** What a draft has in the place of what isn’t known yet. */
  placeholders: [
    /[\w-]{1,63}\.example(?:\.(?:com|net|org))?\b|\b(?:TODO|TBD|FIXME|XXX|[Ll]orem ipsum)\b/g,
    /\[\s?(?:[●•_]+|[xX]{2,})\s?\](?!\()/g,
    // Alone in a line, they are a line between paragraphs.
    /(?<=[^\s_>].*)_{4,}(?!\w)|(?<!\w)_{4,}(?=.*[^\s_])/g,
    new RegExp(
      `(?<!\\])[[«](?:${inBlank}\\b)?(?:${blanks})(?:\\b${inBlank})?[\\]»](?![[(:])`,
      'giu',
    ),
  ],
} satisfies Record<string, RegExp[]>;

/** Signs of a sort in a text from its beginning, with the word that each stands in, and its line, counted from 0. */
export function signsIn(text: string, sort: keyof typeof signs) {
  const all = signs[sort].flatMap((pattern) => [...text.matchAll(pattern)]);
  // Some are whole, others a part of a word.
  const most = sort === 'placeholders' ? 0 : 40;
  const found: { line: number; written: string }[] = [];
  let last = 0;
  for (const { 0: sign, index } of all.sort((one, other) => one.index - other.index)) {
    // More of them in one text say nothing new.
    if (index < last || found.length === 50) continue;
    const [before = ''] = /\S*$/.exec(text.slice(Math.max(last, index - most), index)) ?? [];
    const end = index + sign.length;
    const [after = ''] = /^\S*/.exec(text.slice(end, end + most)) ?? [];
    last = end + after.length;
    const written = (before + sign + after).replaceAll(notWords, '…');
    found.push({ line: text.slice(0, index).split('\n').length - 1, written });
  }
  return found;
}

/** The start of anything in a text that a browser could take for HTML, complete or not. */
export function tagIn(text: string): string | undefined {
  return /<[a-z/!?][^\s>]*>?/i.exec(text)?.[0];
}
