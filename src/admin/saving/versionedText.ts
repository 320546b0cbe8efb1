/*
 * The text of a content file carries its version on its way through the engine, so that a form knows which version it
 * was opened with, even where it is a draft that the browser has kept.
 */

/** A text with the version of the file that it comes from or is to replace; just the text if there is none. */
export function withVersion(text: string, version: unknown): string {
  return typeof version === 'string' && version !== '' ? `${text}\0${version}` : text;
}

/** The inverse of `withVersion`; the version, which is an ETag, is empty if there is none. */
export function splitVersion(versioned: string): { text: string; version: string } {
  // The engine ends what it writes with a line break.
  const [, text = versioned, version = ''] = /^(.*)\0("[\w-]+")\s*$/s.exec(versioned) ?? [];
  return { text, version };
}
