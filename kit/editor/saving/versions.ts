/* Which text a form was opened with, and what it puts in the place of it. */

/** The texts that this tab has written, with the version that each was to replace. */
const written = new Map<string, string | undefined>();

/** Names a version of a file by its text. */
export async function versionOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text.trim()));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** Notes which version a text is to replace; undefined if there was no file when its form was opened. */
export function noteReplaced(text: string, version: unknown): void {
  written.set(text.trim(), typeof version === 'string' ? version : undefined);
}

/** Whether it is known which version a text is to replace. */
export function isNoted(text: string): boolean {
  return written.has(text.trim());
}

/**
 * Whether a text may be saved without a question: nobody else has changed its file since its form was opened.
 *
 * @param text what is about to be saved
 * @param there what the file contains by now; undefined if there is none
 */
export async function maySave(text: string, there: string | undefined): Promise<boolean> {
  const replaced = written.get(text.trim());
  if (!isNoted(text)) return true;
  if (there === undefined) return replaced === undefined;
  // What this form has written before may have arrived without an answer.
  const isOwn = isNoted(there) && written.get(there.trim()) === replaced;
  return isOwn || there.trim() === text.trim() || (await versionOf(there)) === replaced;
}
