import type { CheckResult } from '../check/checker';
import { fillProduct } from '../markdown/fillProduct';
import { contentKinds, type Entry } from '../model/entry';
import { contentModel } from '../model/model';
import { type Publication, publishedFields } from '../model/publication';

/** A file by its path within the content folder, and within the folder that the site is built from. */
export type PublishedFile = { place: string } & (
  | { text: string }
  /** A picture, which is copied as it was in this version. */
  | { version: string }
);

/**
 * The files to publish from valid content, in the order to write them. Files of which visitors see nothing, and
 * unpublished parts of others, are included only if drafts are shown.
 */
export function publishedFiles(
  { pictures, entries, hidden }: CheckResult,
  publication: Publication,
): PublishedFile[] {
  const product = entries.find((entry) => entry.kind === 'site')?.fields.product ?? '';
  const files: PublishedFile[] = [...pictures].map(([place, version]) => ({ place, version }));
  // What pages name comes before them, so that a watcher never sees a name that doesn't exist yet.
  for (const kind of contentKinds.toReversed()) {
    for (const entry of entries.filter((entry) => entry.kind === kind)) {
      const place = contentModel[kind].place.replace('*', entry.name);
      files.push({ place, text: publishedText(entry, publication, product) });
    }
  }
  return publication.drafts ? files : files.filter(({ place }) => !hidden.has(place));
}

/**
 * An entry's text with its fields as JSON, which Gatsby's plugins read as such, so that no second YAML parser takes its
 * time or reads them differently from the check. The markdown after them has the product's name filled in, since the
 * plugin's cache of HTML couldn't depend on it. Comments, line endings and the order of fields make no difference.
 */
export function publishedText(
  { kind, fields, body }: Entry,
  publication: Publication,
  product: string,
): string {
  const json = JSON.stringify(publishedFields(fields, publication));
  if (!contentModel[kind].place.endsWith('.md')) return `${json}\n`;
  return `---json\n${json}\n---\n${fillProduct(body, product)}`;
}
