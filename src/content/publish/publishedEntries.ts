import type { CheckResult } from '../check/checker';
import { fillProduct } from '../markdown/fillProduct';
import type { ContentKind } from '../model/model';
import { contentModel } from '../model/model';
import { type Publication, publishedFields } from '../model/publication';

/** What the site shows of a content file. */
export interface PublishedEntry {
  kind: ContentKind;
  /** The name of the file without its ending. */
  name: string;
  /** The path of the file within the content folder. */
  place: string;
  fields: object;
  /** The markdown after the front matter, with the product's name filled in. */
  body: string;
}

/**
 * What to publish of valid content. Files of which visitors see nothing, and unpublished parts of others, are included
 * only if drafts are shown.
 */
export function publishedEntries(
  { entries, hidden }: CheckResult,
  publication: Publication,
): PublishedEntry[] {
  const product = entries.find((entry) => entry.kind === 'site')?.fields.product ?? '';
  return entries.flatMap(({ kind, name, fields, body }) => {
    const place = contentModel[kind].place.replace('*', name);
    if (hidden.has(place) && !publication.drafts) return [];
    const shown = Object(publishedFields(fields, publication));
    return { kind, name, place, fields: shown, body: fillProduct(body, product) };
  });
}

/** A body as Gatsby's plugin takes it: without fields of its own, a text that begins with a line of hyphens would have some. */
export function markdownSource(body: string): string {
  return `---\n---\n${body}`;
}
