// @ts-check

/** @typedef {import('mdast').Content} Content */
/** @typedef {(code: number | null) => State} State of a parser that reads sign by sign; none has the code null. */
/** @typedef {{ tokenize: (this: unknown, effects: unknown, ok: State, nok: State) => State }} Construct of micromark */

const start = /(?<![a-z])(?:https?:\/\/|www\.)(?=[\p{L}\p{N}])/iu;

/** A space, or a mark such as ” » … — 。 that no address has. */
const mark = /\s|(?![!-~·‐‑–])\p{P}/u;

/** The same, or a mark that addresses have within a word: col·lecció. */
const end = new RegExp(`${mark.source}|[·‐‑–](?![\\p{L}\\p{N}])`, 'u');

/**
 * Lets a construct of bare addresses read such a mark as the end of the text, so that what follows is markdown again.
 *
 * @param {Construct} construct
 * @returns {Construct}
 */
function endingAtMarks(construct) {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      let isDone = false;
      /** @type {number | null} */
      let seen = null;
      /** @type {(next: State) => State} */
      const leave = (next) => () => {
        isDone = true;
        return next(seen);
      };
      /** @type {(state: State) => State} */
      const until = (state) => (code) => {
        seen = code;
        const isEnd = code !== null && code > 0 && mark.test(String.fromCharCode(code));
        const next = state(isEnd ? null : code);
        return isDone ? next : until(next);
      };
      return until(construct.tokenize.call(this, effects, leave(ok), leave(nok)));
    },
  };
}

/**
 * Ends a bare address where readers would: within brackets, GitHub’s markdown finds addresses only once all is parsed.
 * It looks for ASCII marks alone, and makes addresses without a scheme insecure.
 *
 * @param {Content} node
 * @returns {Content[]} the node itself if it is anything else
 */
function finishAddress(node) {
  if (node.type !== 'link' || !isBare(node)) return [node];
  const [words] = node.children;
  const isWeb = words?.type === 'text' && /^(?:https?:|www\.)/i.test(words.value);
  return isWeb ? addressesIn(words.value) : [node];
}

/**
 * Whether the source of a link is what it shows.
 *
 * @param {import('mdast').Link} link
 */
function isBare({ position, children: [words] }) {
  return position?.start.offset === words?.position?.start.offset;
}

/**
 * @param {string} text
 * @returns {Content[]} text and links
 */
function addressesIn(text) {
  const from = text.search(start);
  if (from < 0) return text === '' ? [] : [{ type: 'text', value: text }];
  const [before, found] = [text.slice(0, from), text.slice(from)];
  const address = addressAt(found);
  const url = address.replace(/^www\./i, 'https://$&');
  return [
    ...addressesIn(before),
    { type: 'link', title: null, url, children: [{ type: 'text', value: address }] },
    ...addressesIn(found.slice(address.length)),
  ];
}

/**
 * @param {string} text begins with an address
 * @returns {string} the address alone
 */
function addressAt(text) {
  const length = text.search(end);
  return length < 0 ? text : withoutMarks(text.slice(0, length));
}

/**
 * @param {string} address
 * @returns {string} without the marks of the sentence, and a parenthesis that closes one before the address
 */
function withoutMarks(address) {
  const shorter = address.replace(/[?!.,:;*_~'"\]]+$/, '');
  const isClosed = shorter.endsWith(')') && shorter.split(')').length > shorter.split('(').length;
  return isClosed ? withoutMarks(shorter.slice(0, -1)) : shorter;
}

module.exports = { endingAtMarks, finishAddress };
