/*
 * Relies on: the address of a form, `#/collections/NAME/entries/NAME`; the engine backing up what was typed half a second
 * after the last change, and not at all once the form is left.
 * Without it: a click on the footer opens nothing, or loses the words that were typed just before.
 * Would be replaced by: addresses of forms are the engine’s and Decap’s alike, if not documented; nothing for the backup.
 */

/** How long the engine may take to back up what was typed. */
export const BACKUP_MS = 700;

/**
 * Opens the form of a file once the browser has what was typed in the one that is left.
 *
 * @returns whether it opens: not if the writer stays
 */
export async function openForm(collection: string, name: string): Promise<boolean> {
  await new Promise((done) => setTimeout(done, BACKUP_MS));
  const form = `#/collections/${collection}/entries/${name}`;
  location.hash = form;
  return location.hash === form;
}
