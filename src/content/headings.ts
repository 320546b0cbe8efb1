/**
 * The id of a heading, made from its words: `Retention periods` becomes `retention-periods`.
 * `taken` holds the ids that the page already has and is added to; a second heading of the same words
 * gets `-2` at its end.
 */
export function headingId(words: string, taken: Set<string>): string {
  const base =
    words
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'section';
  let id = base;
  for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
  taken.add(id);
  return id;
}
