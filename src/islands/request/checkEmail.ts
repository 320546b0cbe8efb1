import { asciiDomain, signInDomain } from './cleanEmail';
import { cleanField } from './cleanField';

/** What is wrong with an email, and the sign that makes it so, if it is one. */
export interface EmailProblem {
  sign: string | undefined;
}

/** https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address */
const validAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/**
 * By the rule of the HTML standard for the address as the network knows it, provided that this is the one that was meant.
 * What browsers themselves find valid differs: some refuse every letter beyond ASCII. An empty email is another problem.
 */
export function checkEmail(typed: string): EmailProblem | undefined {
  const email = cleanField('email', typed);
  if (email === '') return undefined;
  const [, name = '', domain = ''] = /^(.*)@(.*)$/s.exec(email) ?? [];
  const other = changedIn(typed) ?? foreignIn(domain);
  if (!other && validAddress.test(`${name}@${asciiDomain(domain) ?? ''}`)) return undefined;
  const sign = changedIn(typed) ?? signInName(name) ?? other ?? signInDomain(domain);
  // Nobody knows what a sign for private use looks like.
  const code = sign?.codePointAt(0)?.toString(16).toUpperCase();
  return { sign: sign && /\p{Co}/u.test(sign) ? `U+${code}` : sign };
}

/** The first sign that the rule doesn't know. A space, or a second @, needs no explanation. */
function signInName(name: string): string | undefined {
  return /[^\s\w.!#$%&'*+/=?^`{|}~@-]/u.exec(name)?.[0];
}

/**
 * The first letter, number or symbol that would become another: ™ tm, ½ 1⁄2, İ i. It doesn’t count where only its shape
 * differs, as with ligatures from PDFs, Arabic, and signs of full or half width.
 */
function changedIn(email: string): string | undefined {
  return signsOf(email).find(
    (sign) =>
      /(?![\uFB00-\uFDFF\uFE70-\uFEFF\uFF00-\uFFEF])[\p{L}\p{N}\p{S}]/u.test(sign) &&
      (sign.normalize('NFKC') !== sign || /i\u0307/.test(sign.toLowerCase())),
  );
}

const scripts = ['Latn', 'Cyrl', 'Grek', 'Armn', 'Geor', 'Hebr', 'Arab', 'Deva', 'Thai'].map(
  (script) => new RegExp(`\\p{sc=${script}}`, 'u'),
);
const eastAsian = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Bopo}ー]/u;

/**
 * The first letter of another script than the rest of its label, such as a Cyrillic с in com. In East Asia Latin letters are
 * usual beside the others.
 */
function foreignIn(domain: string): string | undefined {
  for (const label of domain.split('.')) {
    const main = scripts.find((script) => script.test(label));
    const foreign = signsOf(label).find(
      (sign) =>
        /\p{L}/u.test(sign) &&
        main?.test(sign) === false &&
        !(main === scripts[0] && eastAsian.test(sign)),
    );
    if (foreign) return foreign;
  }
  return undefined;
}

/** Each with its accents. */
function signsOf(text: string): string[] {
  return text.normalize('NFC').match(/\P{M}\p{M}*/gsu) ?? [];
}
