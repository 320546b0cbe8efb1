/*
 * Tracks which version of a file a form was opened with. The form carries it as a field (`savedVersion`), so that a
 * draft kept by the browser doesn't overwrite what someone has saved since.
 */

/** The version of each file when it was last read or written, by its path. */
const known = new Map<string, string>();
/** The version of a text that was read, or of the file that a text will replace. */
const ofText = new Map<string, string>();
/**
 * The version that this tab saved over another, by path and old version: a form keeps the version that it was opened
 * with.
 */
const storageKey = 'casegood.saved-versions';

export function recordRead(path: string, version: string, text: string | undefined): void {
  known.set(path, version);
  if (text !== undefined) ofText.set(plain(text), version);
}

/** The version of the file with this text when it was read; undefined if it comes from elsewhere. */
export function versionOfText(text: string): string | undefined {
  return ofText.get(plain(text));
}

/** Remembers which version the form was based on whose values are about to be saved as this text. */
export function recordBase(text: string, version: unknown): void {
  if (typeof version === 'string' && version !== '') ofText.set(plain(text), version);
  else ofText.delete(plain(text));
}

/** The version of a file that a text or picture is based on; undefined if the file is new. */
export function versionToReplace(path: string, body: string | Blob): string | undefined {
  if (!known.has(path)) return undefined;
  if (typeof body !== 'string') return known.get(path);
  const base = ofText.get(plain(body)) ?? '';
  return readSaved()[`${path} ${base}`] ?? (base || known.get(path));
}

export function recordWritten(path: string, body: string | Blob, version: string): void {
  const { [`${path} ${version}`]: _, ...saved } = readSaved();
  known.set(path, version);
  if (typeof body !== 'string') return;
  const base = ofText.get(plain(body)) ?? '';
  if (base !== version) saved[`${path} ${base}`] = version;
  sessionStorage.setItem(storageKey, JSON.stringify(saved));
}

/** The version of a file when it was last read or written; undefined if it was neither. */
export function latestVersion(path: string): string | undefined {
  return known.get(path);
}

export function recordRemoved(path: string): void {
  known.delete(path);
}

/** A text normalised as the engine reads and writes it. */
function plain(text: string): string {
  return text.trim().replace(/\r\n?/g, '\n');
}

function readSaved(): Record<string, string> {
  return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
}
