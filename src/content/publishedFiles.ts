import type { CheckResult } from './checker';
import type { Entry } from './entry';
import { type ContentKind, contentModel } from './model';

export interface PublishedFile {
  /** The path within the content folder, and within the folder that the site is built from. */
  place: string;
  /** Writes the file; undefined for a picture, which is copied as it is. */
  write: (() => string) | undefined;
}

/** What pages name comes before the pages, so that a watcher never sees a name that leads nowhere. */
const order: readonly ContentKind[] = [
  'site',
  'request',
  'videos',
  'testimonials',
  'policies',
  'pages',
];

/** The files that valid content is published as, in the order in which they are to be written. */
export function publishedFiles({ pictures, entries }: CheckResult): PublishedFile[] {
  const files: PublishedFile[] = pictures.map((place) => ({ place, write: undefined }));
  for (const kind of order) {
    for (const entry of entries) {
      if (entry.kind !== kind) continue;
      const place = contentModel[kind].place.replace('*', entry.name);
      files.push({ place, write: () => publishedText(entry) });
    }
  }
  return files;
}

/**
 * Writes an entry in a form that every reader of YAML and JSON reads alike. Gatsby reads front matter with
 * an older YAML than the check, one that takes an unquoted day for a moment in time and 010 for 8; fields
 * written as JSON leave it no choice. Comments, line ends and the order of fields change nothing.
 */
export function publishedText({ kind, fields, body }: Entry): string {
  const json = JSON.stringify(fields);
  return contentModel[kind].place.endsWith('.md') ? `---\n${json}\n---\n${body}` : `${json}\n`;
}
