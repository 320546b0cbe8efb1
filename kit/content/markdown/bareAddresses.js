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
 * The web and email addresses in a text that have no syntax of a link.
 *
 * @param {string} text without markup
 * @returns {{ at: number, written: string, url: string }[]} where each begins, as readers see it, and what it links to
 */
function bareAddressesIn(text) {
  if (!/:\/\/|www\.|@/i.test(text)) return [];
  let start = 0;
  return text.split(edges).flatMap((part) => {
    const from = start;
    start += part.length;
    return (linkify.match(part) ?? []).flatMap(({ schema, index, raw, url }) => {
      const written = raw.replace(/[?!.,:;*_~'|]*(?:[\\`].*)?$/s, '');
      // An apostrophe or a slash before an email address could be of the text, and a package’s version has no name.
      if (schema === 'mailto:' && !/^(?:mailto:)?\w[\w.+&%~-]*@.*\.\p{L}[^.]+$/iu.test(written))
        return [];
      return {
        at: from + index,
        written,
        url: url.slice(0, url.length + written.length - raw.length),
      };
    });
  });
}

module.exports = { bareAddressesIn };
