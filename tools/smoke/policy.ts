/** A directive of a content security policy whose sources differ between two policies. */
interface Difference {
  directive: string;
  /** Such as `'self'`, or `missing` if the policy doesn't have the directive. */
  found: string;
  expected: string;
}

/** The directives in which two content security policies differ. */
export function differingDirectives(found: string, expected: string): Difference[] {
  const [one, other] = [directivesOf(found), directivesOf(expected)];
  return [...new Set([...one.keys(), ...other.keys()])]
    .filter((directive) => one.get(directive) !== other.get(directive))
    .map((directive) => ({
      directive,
      found: one.get(directive) ?? 'missing',
      expected: other.get(directive) ?? 'missing',
    }));
}

function directivesOf(policy: string): Map<string, string> {
  const directives = policy.split(';').map((text) => text.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources.join(' ')]));
}
