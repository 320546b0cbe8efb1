/*
 * Relies on: how the engine names a new file, by the words of one field and the options of `slug` in the configuration.
 * Without it: what the check would say of a new file’s name or address is said only when it is saved.
 * Would be replaced by: `slug` of the entry that the engine gives to fields and previews, which is empty until it is saved.
 */

/** The name that the engine gives a new file, made from `words`, of those that aren’t taken. */
export function newName(words: string, isTaken: (name: string) => boolean): string {
  const plain = words.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const name = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'new';
  let free = name;
  for (let count = 1; isTaken(free); count += 1) free = `${name}-${count}`;
  return free;
}
