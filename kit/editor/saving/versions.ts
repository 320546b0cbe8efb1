/* Which version of a file a form was opened with, and which one takes its place. */

/** The versions that this tab has written, each with the one that it replaces. */
const replaced = new Map<string, string | undefined>();

/** Names a version of a file by its text. */
export async function versionOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text.trim()));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** The texts of versions that forms can be opened with or have saved. */
const texts = new Map<unknown, string>();

/** Names a version of a file, and keeps its text. */
export async function noteVersion(text: string): Promise<string> {
  const version = await versionOf(text);
  texts.set(version, text);
  return version;
}

/** The text of a version that was noted; undefined of any other. */
export function textOfVersion(version: unknown): string | undefined {
  return texts.get(version);
}

/** Notes which version another one is to replace; undefined if there was no file when its form was opened. */
export function noteReplaced(version: string, before: unknown): void {
  replaced.set(version, typeof before === 'string' ? before : undefined);
}

/** Whether a text is to replace a file that there was when its form was opened. */
export async function hasReplaced(text: string): Promise<boolean> {
  return replaced.get(await versionOf(text)) !== undefined;
}

/**
 * Whether a text may be saved without a question: nobody else has changed its file since its form was opened.
 *
 * @param text what is about to be saved
 * @param there what the file contains by now; undefined if there is none
 */
export async function maySave(text: string, there: string | undefined): Promise<boolean> {
  const version = await versionOf(text);
  // It comes from no form.
  if (!replaced.has(version)) return true;
  const before = replaced.get(version);
  if (there === undefined) return before === undefined;
  const present = await versionOf(there);
  // What this form has written before may have arrived without an answer.
  const isOwn = replaced.has(present) && replaced.get(present) === before;
  return isOwn || [before, version].includes(present);
}
