import type { BuiltSite } from '../builtSite';

type Contact = Pick<BuiltSite, 'siteUrl' | 'email' | 'language' | 'securityPolicy'>;

const VALID_MONTHS = 11;

/**
 * The text of `/.well-known/security.txt`, which says whom to contact about a vulnerability: RFC 9116. It expires in
 * less than a year, as the RFC recommends; every build renews it.
 */
export function securityText(
  { siteUrl, email, language, securityPolicy }: Contact,
  builtAt = new Date(),
): string {
  // Counted from the first of the month: no month is skipped, whatever its length, and two builds on one day are the
  // same.
  const expires = Date.UTC(builtAt.getUTCFullYear(), builtAt.getUTCMonth() + VALID_MONTHS);
  return `Contact: mailto:${email}
Expires: ${new Date(expires).toISOString()}
Preferred-Languages: ${language}
Canonical: ${siteUrl}/.well-known/security.txt
${securityPolicy ? `Policy: ${siteUrl}${securityPolicy}\n` : ''}`;
}
