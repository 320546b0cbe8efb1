import { toUnicode } from 'punycode/';

/**
 * An email as it is understood: without what nobody sees, with the ASCII signs for those that only look like them, and
 * with its domain as browsers' address bars read it, in its own script. The same in every browser: Chromium's email
 * fields hold the domain in ASCII, and treat ß and ς as ss and σ, which every browser therefore does here.
 */
export function cleanEmail(typed: string): string {
  const text = withAsciiSigns(typed);
  const at = text.lastIndexOf('@') + 1;
  if (at === 0) return text;
  const lowerCase = text.slice(at).toLowerCase().replaceAll('ß', 'ss').replaceAll('ς', 'σ');
  const domain = withAsciiSigns(inItsScript(lowerCase)).replace(/\s*\.$/, '');
  return text.slice(0, at) + inItsScript(asciiDomain(domain) ?? domain);
}

/** A domain as the network knows it, such as xn--mller-kva.example; undefined if it can't be one. */
export function asciiDomain(domain: string): string | undefined {
  if (/^[\0-\x7F]*$/.test(domain)) return domain;
  // Browsers take the punctuation of any script, which no domain has, and would end the domain at some of ASCII.
  if (signInDomain(domain) !== undefined || /\s/.test(domain)) return undefined;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return undefined;
  }
}

/**
 * The first sign that no domain has: punctuation, but for a few that belong to words in Catalan, Japanese and Hebrew;
 * symbols; and the i that has kept its dot, of a Turkish İ.
 */
export function signInDomain(domain: string): string | undefined {
  return /(?![-.·・׳״])[\p{P}\p{S}\p{Co}]|i\u0307/u.exec(domain)?.[0];
}

/** Input methods, phones, Word and PDFs have several of each: ＠, full-width letters, dashes, full stops. */
function withAsciiSigns(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\p{Cc}\p{DI}\u2028\u2029\u2800\uFFF9-\uFFFC]/gu, '')
    .replaceAll(/[\p{Pd}\u02D7\u2043\u2212]|(?<=\w)ー(?=\w)/gu, '-')
    .replaceAll(/[。۔]/g, '.')
    .replaceAll(/[’ʼ]/g, "'");
}

function inItsScript(domain: string): string {
  try {
    return toUnicode(domain);
  } catch {
    return domain;
  }
}
