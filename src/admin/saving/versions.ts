/*
 * Which version of a file a form was opened with. The form carries it as a field (`savedVersion`), so that a draft which
 * the browser has kept doesn't overwrite what somebody has saved since.
 */

/** The version of each file when it was last read or written, by its path. */
const known = new Map<string, string>();
/** The version of a text that was read, or that a text to be written replaces. */
const ofText = new Map<string, string>();
/** What this tab has saved in the place of a version, by path and version: a form keeps the one that it was opened with. */
const storageKey = 'casegood.saved-versions';

export function noteRead(path: string, version: string, text: string | undefined): void {
  known.set(path, version);
  if (text !== undefined) ofText.set(plain(text), version);
}

/** The version that a file with this text had when it was read; undefined where it comes from elsewhere. */
export function versionOfText(text: string): string | undefined {
  return ofText.get(plain(text));
}

/** Remembers the version that a form had whose values are about to be saved as this text. */
export function noteBase(text: string, version: unknown): void {
  if (typeof version === 'string' && version !== '') ofText.set(plain(text), version);
  else ofText.delete(plain(text));
}

/** The version of a file that a text or picture was made from; undefined where the file is new. */
export function versionToReplace(path: string, body: string | Blob): string | undefined {
  if (!known.has(path)) return undefined;
  if (typeof body !== 'string') return known.get(path);
  const base = ofText.get(plain(body)) ?? '';
  return readSaved()[`${path} ${base}`] ?? (base || known.get(path));
}

export function noteWritten(path: string, body: string | Blob, version: string): void {
  const { [`${path} ${version}`]: _, ...saved } = readSaved();
  known.set(path, version);
  if (typeof body !== 'string') return;
  const base = ofText.get(plain(body)) ?? '';
  if (base !== version) saved[`${path} ${base}`] = version;
  sessionStorage.setItem(storageKey, JSON.stringify(saved));
}

/** The version of a file when it was last read or written; undefined where it was neither. */
export function latest(path: string): string | undefined {
  return known.get(path);
}

export function noteRemoved(path: string): void {
  known.delete(path);
}

/** A text as the engine reads and writes it. */
function plain(text: string): string {
  return text.trim().replace(/\r\n?/g, '\n');
}

function readSaved(): Record<string, string> {
  return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
}
