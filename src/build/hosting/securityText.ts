import type { BuiltSite } from '../builtSite';

type Contact = Pick<BuiltSite, 'siteUrl' | 'email' | 'language' | 'securityPolicy'>;

const VALID_MONTHS = 11;

/**
 * The text of `/.well-known/security.txt`, which tells whom to write to about a weakness: RFC 9116. It expires, as the
 * RFC wants it, in less than a year; every build renews it.
 */
export function securityText(
  { siteUrl, email, language, securityPolicy }: Contact,
  builtAt = new Date(),
): string {
  // From the first of the month: no month is skipped, whatever its length, and two builds of one day are the same.
  const expires = Date.UTC(builtAt.getUTCFullYear(), builtAt.getUTCMonth() + VALID_MONTHS);
  return `Contact: mailto:${email}
Expires: ${new Date(expires).toISOString()}
Preferred-Languages: ${language}
Canonical: ${siteUrl}/.well-known/security.txt
${securityPolicy ? `Policy: ${siteUrl}${securityPolicy}\n` : ''}`;
}
