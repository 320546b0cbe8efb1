import type { RuledFile, RuleProblem } from '../../kit/content/fields/collection';

/** What a privacy policy has words of, as visitors and the laws of some states expect, and what to write without them. */
const expected: readonly [words: RegExp, message: string, advice: string][] = [
  [
    // The name stands before or after what it is.
    /\bservice,? (?:(?:called|named|by|of|from|is) )?[*[(“]*[A-Z]|[A-Z]\w+[\])*”]*,? (?:our|an?|the|as our) (?:[\w-]+ ){0,2}form\b/,
    'does not name the form service',
    'Name the company that receives the requests, such as “the form service Acme, Inc.”.',
  ],
  [
    // A box, or a postcode as the USA, most of Europe, the United Kingdom or Canada have it.
    /\bP\.? ?O\.? Box\b|\b[A-Z]{2},? \d{5}\b|\b\d{5} \p{Lu}|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/u,
    'has no postal address',
    'Add the company’s, where it says how to reach you.',
  ],
  [
    /\bDo Not Track\b/i,
    'does not say what Do Not Track changes',
    'Say it: nothing, since the site tracks nobody.',
  ],
  [
    /\bGlobal Privacy Control\b|\bGPC\b/i,
    'does not say what Global Privacy Control changes',
    'Say it: nothing, since the site neither sells nor shares data.',
  ],
];

/** What the privacy policy still lacks before the site goes live. */
export function privacyReminders({ name, body }: RuledFile): RuleProblem[] {
  if (!name.includes('privacy') || body.trim() === '') return [];
  return expected
    .filter(([words]) => !words.test(body))
    .map(([, message, advice]) => ({ code: 'privacy', message, advice, severity: 'launch' }));
}
