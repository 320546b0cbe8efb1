/** Says which words in braces a text may contain. */
export function tokenAdvice(known: readonly string[]): string {
  if (known.length === 0) return 'Braces don’t work here: write the words themselves.';
  const braced = known.map((token) => `{${token}}`).join(' and ');
  return `Only ${braced} ${known.length === 1 ? 'works' : 'work'} in braces here.`;
}
