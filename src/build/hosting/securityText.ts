interface SecurityText {
  /** Where visitors reach the site, without a slash at its end. */
  siteUrl: string;
  email: string;
  language: string;
  /** The path of the security policy, where there is one. */
  policyPath: string | undefined;
  builtAt: Date;
}

const VALID_MONTHS = 11;

/**
 * The text of `/.well-known/security.txt`, which tells whom to write to about a weakness: RFC 9116. It expires, as the
 * RFC wants it, in less than a year; every build renews it.
 */
export function securityText(parts: SecurityText): string {
  const { siteUrl, email, language, policyPath, builtAt } = parts;
  const expires = new Date(builtAt);
  // Two builds of one day are the same.
  expires.setUTCHours(0, 0, 0, 0);
  // No month is skipped, whatever its length.
  expires.setUTCDate(1);
  expires.setUTCMonth(expires.getUTCMonth() + VALID_MONTHS);
  const fields: [name: string, value: string | undefined][] = [
    ['Contact', `mailto:${email}`],
    ['Expires', expires.toISOString()],
    ['Preferred-Languages', language],
    ['Canonical', `${siteUrl}/.well-known/security.txt`],
    ['Policy', policyPath && `${siteUrl}${policyPath}`],
  ];
  return fields
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}
