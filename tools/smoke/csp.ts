/** The directives in which two content security policies differ. */
export function differingDirectives(found: string, expected: string) {
  const [one, other] = [directivesOf(found), directivesOf(expected)];
  return [...new Set([...one.keys(), ...other.keys()])]
    .map((directive) => ({
      directive,
      found: one.get(directive) ?? 'missing',
      expected: other.get(directive) ?? 'missing',
    }))
    .filter(({ found, expected }) => found !== expected);
}

function directivesOf(policy: string): Map<string, string> {
  const directives = policy.split(';').map((text) => text.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources.join(' ')]));
}
