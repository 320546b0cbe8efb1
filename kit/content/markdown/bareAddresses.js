// @ts-check

const { LinkifyIt } = require('linkify-it');

const linkify = new LinkifyIt()
  .add('ftp:', null)
  .add('//', null)
  .add('www.', {
    validate: (text, at, self) =>
      Math.max(0, self.testSchemaAt(`//www.${text.slice(at)}`, 'https:', 0) - 6),
    normalize: (match) => Object.assign(match, { url: `https://${match.url}` }),
  });

/** Where one begins behind a quotation mark or a letter of another script. */
const edges = /(?<=[^\p{Script=Latin}\p{N}!-~’]|(?<![\p{L}\p{N}])')(?=[\w.+-]+@|https?:|www\.)/iu;

/**
 * A text in its parts: the web and email addresses in it that have no syntax of a link, and the words between them.
 *
 * @param {string} text without markup
 * @returns {{ words: string, url?: string }[]} what readers see and, of an address, what it links to
 */
function partsOf(text) {
  if (!/:\/\/|www\.|@/i.test(text)) return [{ words: text }];
  const parts = text.split(edges).flatMap((piece) => {
    let from = 0;
    const found = (linkify.match(piece) ?? []).flatMap(({ schema, index, raw, url }) => {
      const words = raw.replace(/[?!.,:;*_~'|]*(?:[\\`].*)?$/s, '');
      // An apostrophe or a slash before an email address could be of the text, and a package’s version has no name.
      if (schema === 'mailto:' && !/^(?:mailto:)?\w[\w.+&%~-]*@.*\.\p{L}[^.]+$/iu.test(words))
        return [];
      const before = { words: piece.slice(from, index) };
      from = index + words.length;
      return [before, { words, url: url.slice(0, url.length + words.length - raw.length) }];
    });
    return [...found, { words: piece.slice(from) }];
  });
  return parts.filter(({ words }) => words !== '');
}

module.exports = { partsOf };
