/** What is left in a text of something that works elsewhere, and doesn’t here. */
export interface Leftover {
  /** What it is, as it reads after `has`; markdown has no other name than itself. */
  name?: string;
  pattern: RegExp;
  /** What to do about it. */
  advice: string | ((written: string) => string);
  /**
   * Where it is looked for: as markdown in the words that readers see, in what stands in braces, or anywhere,
   * since it is one whatever the field.
   */
  among: 'markdown' | 'braces' | 'anything';
  /** Of markdown: whether a field of plain words needs the same advice, not that of removing it. */
  isWords?: boolean;
  /** Whether it stays until the site goes live. */
  isLaunch?: true;
}

/** What stands for anything in a text that isn’t words: code, and a character that was meant as such. */
export const notWords = '\uFFFC';
/** What stands for an address that is a link by itself. */
export const bareAddress = '\uE000';

const isMeant = 'If it is meant, put a backslash (\\) before it.';
const link = `A link is [words](/address), without a space in the address or between the two brackets. ${isMeant}`;
const strong = `Strong words are **words** and emphasis is *words*, without a space inside the marks and with one outside. ${isMeant}`;
const listPoint = `A point of a list begins with a hyphen and a space. ${isMeant}`;
const ownLines = 'Begin each point on a line of its own, with a hyphen and a space.';
const ownSource = 'Remove it, and name the source in words or with a link of your own.';
const fromSource = 'Write it anew: the copy has lost what stood here.';
const realWords = 'Put the real words or the real address in its place.';

const address = `(?:[/?]|#\\p{L}|https?:|mailto:|www\\.|${bareAddress})[^\\s()[\\]]*`;
const row = String.raw`(?:\|.*\||(?=.*--)(?=.*\|)[ :|-]+|\+[-=:+]{2,}\+)`;
const bullet = String.raw`(?:[•·‣▪▫◦●○■□\uF0A7\uF0B7]|-(?=\p{L})).*`;
const point = String.raw`(?:\(?(?:[a-z]|[ivx]{1,4}|\d{1,2})[.)]|[–—])\s*[^\s\d].*`;
/** What a byte of UTF-8 becomes when it is read as Windows-1252. */
const misread = '[\\u0080-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';
const blanks =
  'company|organi[sz]ation|business|entity|client|customer|name|address|e-?mail|phone|telephone|date|day|month|year|number|amount|state|country|county|city|jurisdiction|website|url|title|insert|your';

const inBlank = "[\\p{L}\\p{N} _'’./&-]";

/** Lines below each other. */
function lines(line: string, others: '*' | '+'): RegExp {
  return new RegExp(`^${line}(?:\\n${line})${others}$`, 'gmu');
}

function markdown(pattern: RegExp, advice: Leftover['advice'], isWords = false): Leftover {
  return { pattern, advice, among: 'markdown', isWords };
}

function anything(name: string, pattern: RegExp, advice: string): Leftover {
  return { name, pattern, advice, among: 'anything' };
}

function placeholder(pattern: RegExp): Leftover {
  return { ...anything('the placeholder', pattern, realWords), isLaunch: true };
}

/** What machines, copies, exports and templates leave. Of several at one place, the first counts. */
export const leftovers: readonly Leftover[] = [
  // What a machine left.
  anything('the mark of a source that a chatbot named', /【[^【】\n]*†[^【】\n]*】?/gu, ownSource),
  anything(
    'the mark of a source that a chatbot named',
    /[\uE200-\uE2FF][^\s\uE201]*\uE201?|\b(?:cite)?turn\d+(?:search|view|news|file)\d+/gu,
    ownSource,
  ),
  anything(
    'the mark of a source that a chatbot named',
    /\[cite(?:_start|_end|: ?[\d, ]+)\]|:contentReference\[[^\]\n]*\](?:\{[^}\n]*\})?|\[?oaicite:\d+\]?/g,
    ownSource,
  ),
  anything(
    'the mark of a source that a chatbot named',
    /oai_citation:\d+[‡†]?/g,
    'Write the link with words of your own: [words](address).',
  ),
  anything('what a program wrote in place of a value', /\[object \w+\]/g, fromSource),
  // What a copy lost.
  anything(
    'what a website shows in place of an email address',
    /\[?email[\s\u00a0]protected\]?(?=\W|$)/gi,
    'Write the address itself.',
  ),
  anything('a letter that was lost when it was copied', /\S*\uFFFD\S*/g, fromSource),
  anything(
    'a letter that was read in another encoding',
    new RegExp(`\\S*(?:(?<!\\p{Lu})[ÃÂ]${misread}|[âï](?:€|„|‚|»|¿)${misread}?)\\S*`, 'gu'),
    'Type the word anew: the text was saved in one encoding and read in another.',
  ),
  anything(
    'an error of Word or Excel',
    /(?:Error! (?:Bookmark|Reference|Hyperlink|Not a|No|Unknown|Invalid)|Fehler! (?:Textmarke|Verweisquelle|Kein)|Erreur\s! (?:Signet|Source)) [^.\n]*\.?|#(?:REF|VALUE|NAME|DIV\/0|N\/A)[!?]?(?!\w)/gu,
    'Write what should stand here.',
  ),
  anything(
    'a character that only some fonts have',
    /(?![\uE200-\uE2FF\uF0A7\uF0B7])\p{Co}/gu,
    'Type another, or remove it.',
  ),
  // What a template left.
  placeholder(
    /[\w-]{1,63}\.example(?:\.(?:com|net|org))?\b|\b(?:TODO|TBD|FIXME|XXX|[Ll]orem ipsum)\b/g,
  ),
  placeholder(/\[\s?(?:[●•_]+|xx+)\s?\](?!\()/gi),
  // Alone in a line, they are a line between paragraphs.
  placeholder(/(?<=[^\s_>].*)_{4,}(?!\w)|(?<!\w)_{4,}(?=.*[^\s_])/g),
  placeholder(
    new RegExp(
      `(?<!\\])[[«](?:${inBlank}{0,40}\\b)?(?:${blanks})(?:\\b${inBlank}{0,40})?[\\]»](?![[(:])`,
      'giu',
    ),
  ),
  placeholder(/«[A-Z][A-Za-z]*(?:_\w+|[a-z][A-Z]\w*)»/g),
  // What an export left of its own markdown, or a writer of markdown that does nothing here.
  markdown(/^(?:#{2,}|#(?=[^\S \n])).*/gmu, `A heading begins with ## and a space. ${isMeant}`),
  markdown(/\[[^[\]]+\]\([^()\n]*\)?/gu, link),
  markdown(new RegExp(`\\[[^[\\]]+\\]\\s+\\(${address}\\)`, 'gu'), link),
  markdown(new RegExp(`\\([^()\\n]+\\)\\s?\\[${address}\\]`, 'gu'), link),
  // Numbers in a row are those of notes.
  markdown(/(?!\[[^[\]]*\d\]\[[^[\]]*\d\])\[[^[\]^]+\]\[[^[\]^]*\]/gu, link),
  // A table of contents, which belongs before what looks like a link.
  markdown(/^\[{1,2}_{0,2}toc_{0,2}\]{1,2}$/gim, 'Remove it: nothing takes its place here.', true),
  markdown(/!?\[\[[^[\]]+\]\]/gu, link),
  markdown(
    /\[\^[^[\]\n]+\]|\^\[[^\]\n]*\]?/gu,
    `Notes below a text don’t work here: put their words into the text. ${isMeant}`,
  ),
  markdown(/^\[[ xX]\](?=\s)/gmu, 'Boxes to tick don’t work here: remove them.'),
  markdown(
    /\[!\w+\]/gu,
    'Boxes don’t work here: begin the text with the word itself, such as **Note:**',
  ),
  // Words between two signs of which one can’t open or close, a sign that nothing closes, and spaces inside.
  markdown(/(?<![*_])(\*{1,3}|_{1,3})(?![\s*_])[^*_\n]*(?![*_,])\p{P}\1(?=\p{L})\p{L}*/gu, strong),
  markdown(
    /(?<![\p{L}\p{N}*])\*{2,3}(?=[\p{L}\p{N}\p{Ps}\p{Pi}"'])[^*\n]*(?:\*{2,3}\p{L}*)?/gu,
    strong,
  ),
  markdown(/(?<!\S)\*\*\s[^*\n]+\*\*(?!\p{L})/gu, strong),
  markdown(/(?<![\p{L}\p{N}*_])([*_])(?!\s)[^*_\n]*[^\s*_]\1(?![\p{L}\p{N}*_])/gu, strong),
  markdown(
    /~~[^~\n]*(?:~~)?/gu,
    `~~Words~~ struck through have no space inside the marks. ${isMeant}`,
  ),
  markdown(
    /`[^`\n]*`?/gu,
    `Code stands between two of these marks; an apostrophe is ’. ${isMeant}`,
  ),
  markdown(
    lines(row, '*'),
    'A table has an empty line above it, and below its first row a line such as | --- | --- | with a part for each column.',
  ),
  markdown(lines(bullet, '*'), listPoint),
  markdown(
    lines(point, '+'),
    'These lines run together: begin each with a hyphen or with 1. and a space, or put an empty line between them.',
  ),
  markdown(
    /(?<![\p{L}\p{N})])(?:[\p{L}\p{N})]+([~^])[\p{L}\p{N}+-]{1,12}\1(?!\d))+\p{L}*/gu,
    (written) => `Write ${raised(written)}.`,
    true,
  ),
  markdown(
    /==(?!\s)[^=\n]*[^\s=]==/gu,
    `**Words** are strong; none can be marked in colour. ${isMeant}`,
  ),
  markdown(
    /\$\$[^$\n]+\$\$|(?<![\p{L}\p{N}$])\$(?=[A-Za-z\\])(?:[^\s$]+|[^$\n]{0,80}[\\^_=+<>][^$\n]{0,80})(?<!\s)\$(?![\p{L}\p{N}$])/gu,
    'Formulas don’t work here: write it in words and signs.',
    true,
  ),
  markdown(
    /(?<![\p{L}\p{N}:]):(?:[a-z][a-z\d_+-]*[a-z\d]|[+-]1):(?![\p{L}\p{N}:])/gu,
    'Type the emoji itself, or remove its name.',
    true,
  ),
  markdown(/^(?::{3,}|={3,}).*/gmu, 'Remove the line.', true),
  markdown(
    /^(?:!!!|\?\?\?\+?)[^\S\n]+\w.*/gm,
    'Boxes don’t work here: begin the text with the word itself, such as **Note:**',
    true,
  ),
  markdown(/(?<=[:;,.])[•‣▪●■◦]\s?\S.*|(?<=:)([*-])\s[^\n]*?\S\1\s.*/gmu, ownLines, true),
  markdown(
    /\\u\{?[\da-f]{4,6}\}?|\\x[\da-f]{2}/gi,
    (written) => `Type the character itself: ${sign(written)}`,
    true,
  ),
  markdown(
    /(?:\\[nrt]){2,}|(?<=[.;,!?)])\\[nrt]|\\[nrt](?=\s|$)/gm,
    'Begin a new line or, in a field of one line, put a space in its place.',
    true,
  ),
  markdown(/(?<!\w)\w*\\(?:[!-/:-@[-`{-~]|$)/gmu, 'Remove the backslash.', true),
  // What an export left in braces.
  {
    name: 'the id of a heading',
    pattern: /\{:?\s*#[^{}]*\}/g,
    advice: 'Remove it: the id of a heading is made from its words.',
    among: 'braces',
  },
  {
    name: 'an attribute',
    pattern: /\{:?\s*(?:\.|=|[\w-]+=)[^{}]*\}/g,
    advice:
      'Remove it, and brackets around words before it unless an address follows them: words can be *emphasis* or **strong** alone.',
    among: 'braces',
  },
];

const low = '₀₁₂₃₄₅₆₇₈₉₊₋';
const high = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻';

/** `H~2~O` and `x^2^` with the characters that are meant: H₂O and x². */
function raised(written: string): string {
  return written.replace(/([~^])(.*?)\1/gu, (_whole, sign: string, inner: string) =>
    inner.replace(
      /[\d+-]/g,
      (digit) => [...(sign === '~' ? low : high)]['0123456789+-'.indexOf(digit)] ?? digit,
    ),
  );
}

/** The character of an escape such as `\\u2019`. */
function sign(written: string): string {
  const code = Number.parseInt(written.replace(/[^\da-f]|^\\[ux]/gi, ''), 16);
  return code > 0x1f && code <= 0x10ffff
    ? `“${String.fromCodePoint(code)}”.`
    : 'a space or nothing.';
}
