// @ts-check

/** @typedef {(code: number | null) => State} State of a parser that reads sign by sign; none has the code null. */
/** @typedef {{ consume(code: number | null): void, enter(type: string): void, exit(type: string): void, check(construct: { tokenize: Tokenize, partial: true }, ok: State, nok: State): State }} Effects */
/** @typedef {(effects: Effects, ok: State, nok: State) => State} Tokenize */
/** @typedef {{ tokenize: Tokenize, previous?(code: number | null): boolean }} Construct of micromark */

/**
 * @typedef {object} BareAddress an address in a text that has no syntax of a link
 * @property {number} at where it begins in the text
 * @property {string} written the address alone, as readers see it
 * @property {string | undefined} url what it links to; undefined if nobody knows where an email address begins
 * @property {string} doubt if nobody knows where it ends, the letters that could belong to it; otherwise empty
 */

/** Letters that a word of an address is made of, unless all of the word is of another script. */
const letter = String.raw`\p{Script=Latin}\p{M}\p{N}`;
/** Signs of an email address that a text hasn’t within words, and those that can stand for something else there. */
const [ofEmails, ofBoth] = [`[${letter}.+_&%~-]`, "['’/=?#$!*^]"];
/** No spaces, no signs of markup, and of other punctuation only what stands within words: col·lecció. */
const ofWeb = String.raw`(?:[·‐‑–](?=[\p{L}\p{N}])|(?![<>"\x60\\])[!-~]|(?!\p{P})[^\s!-~\p{Cc}])`;

const address = new RegExp(
  [
    String.raw`(?<![a-z])(?:https?:\/\/|www\.)(?=[\p{L}\p{N}])${ofWeb}+`,
    String.raw`(?<!${ofEmails}|@)${ofEmails}+@(?:[${letter}-]+\.)+[\p{Script=Latin}-]{2,}(?<!-)`,
  ].join('|'),
  'giu',
);

/** Words right before one, which may belong to it: of a name, such as o'brien, or of the text. */
const joined = new RegExp(`(?:${ofEmails}*[${letter}]${ofBoth}+)+$`, 'u');

/** Where the script changes within a word: nobody writes addresses so, and Chinese or Korean goes on without a space. */
const otherScript = /(?<=[\p{Script=Latin}\p{N}])(?!\p{Script=Latin})\p{L}/u;
/** Letters of languages that have no spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * The web and email addresses in a text, each as far as readers would take it for one.
 *
 * @param {string} text without markup
 * @returns {BareAddress[]}
 */
function bareAddressesIn(text) {
  /** @type {BareAddress[]} */
  const found = [];
  if (!/:\/\/|www\.|@/i.test(text)) return found;
  for (let from = 0; ; ) {
    address.lastIndex = from;
    const match = address.exec(text);
    if (match === null) return found;
    const next =
      match[0].includes('@') && !/^(?:https?:|www\.)/i.test(match[0])
        ? emailAt(text, match.index, match[0])
        : webAddressAt(text, match.index, match[0]);
    found.push(next);
    from = next.at + next.written.length;
  }
}

/**
 * A text with something else in the place of each of its addresses.
 *
 * @param {string} text
 * @param {(address: BareAddress) => string} put
 */
function replaceAddresses(text, put) {
  return bareAddressesIn(text).reduceRight((left, address) => {
    const end = address.at + address.written.length;
    return left.slice(0, address.at) + put(address) + left.slice(end);
  }, text);
}

/**
 * @param {string} text
 * @param {number} from
 * @param {string} run
 * @returns {BareAddress}
 */
function emailAt(text, from, run) {
  const written = run.replace(/^[^\p{L}\p{N}_]+/u, '');
  const at = from + run.length - written.length;
  // More signs than these none has before its @.
  const [before = ''] = joined.exec(text.slice(Math.max(0, at - 64), at)) ?? [];
  const whole = { at: at - before.length, written: before + written, doubt: '' };
  return { ...whole, url: before === '' ? `mailto:${written}` : undefined };
}

/**
 * @param {string} text
 * @param {number} at
 * @param {string} run
 * @returns {BareAddress}
 */
function webAddressAt(text, at, run) {
  const change = run.search(otherScript);
  const word = change < 0 ? run : run.slice(0, change);
  // A bracket that nothing has opened is one of the sentence.
  const written = word.slice(0, closedAt(word)).replace(/[?!.,:;*_~'|([]+$/, '');
  const path = written.replace(/^(?:https?:\/\/)?[^/?#]*/i, '');
  const [, after = '', sign = ''] =
    /^(\p{L}*)([^\s!-~]?)/u.exec(text.slice(at + written.length)) ?? [];
  const doubt = path === '' ? '' : after || (sign && (unspaced.exec(path)?.[0] ?? ''));
  return { at, written, url: written.replace(/^www\./i, 'https://$&'), doubt };
}

/**
 * @param {string} text
 * @returns {number} where a bracket is closed that isn’t opened; the length of the text if there is none
 */
function closedAt(text) {
  /** @type {string[]} */
  const open = [];
  for (const [index, sign] of [...text].entries()) {
    if (sign === '(' || sign === '[') open.push(sign);
    else if ((sign === ')' || sign === ']') && open.pop() === undefined) {
      return [...text].slice(0, index).join('').length;
    }
  }
  return text.length;
}

/**
 * Keeps a web address from being read as markdown, such as one with `_a_` in it, as far as it has no escapes. What it is
 * shows once the text around it is known.
 *
 * @type {Construct}
 */
const webAddress = {
  previous: (code) => code === null || !/[a-z]/i.test(String.fromCharCode(code)),
  tokenize(effects, ok, nok) {
    let left = 0;
    let read = '';
    /** @type {Tokenize} */
    const measure = (peek, measured) => {
      /** @type {State} */
      const go = (code) => {
        const isOther = read.length === 8 && !/^(?:https?:|www\.)/i.test(read);
        if (code !== null && code > 32 && !isOther) {
          peek.consume(code);
          read += String.fromCharCode(code);
          return go;
        }
        peek.exit('data');
        return measured(code);
      };
      return (code) => {
        peek.enter('data');
        return go(code);
      };
    };
    /** @type {State} */
    const take = (code) => {
      effects.consume(code);
      left -= 1;
      if (left > 0) return take;
      effects.exit('data');
      return ok;
    };
    return effects.check(
      { tokenize: measure, partial: true },
      (code) => {
        const [first] = bareAddressesIn(read);
        const stop = read.search(/\\|&#?\w+;/);
        left = first?.at === 0 ? first.written.length : 0;
        if (stop >= 0) left = Math.min(left, stop);
        if (left === 0) return nok(code);
        effects.enter('data');
        return take(code);
      },
      nok,
    );
  },
};

module.exports = { bareAddressesIn, replaceAddresses, webAddress };
