import type { CheckResult } from '../check/checker';
import { fillProduct } from '../markdown/fillProduct';
import { type ContentKind, contentModel } from '../model/model';
import { type Publication, publishedFields } from '../model/publication';
import { childOf } from '../model/shape';

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
 * What to publish of valid content. Files of which visitors see nothing, unpublished parts of others, and buttons that
 * lead to unpublished pages are included only if drafts are shown.
 */
export function publishedEntries(
  { entries, hidden }: CheckResult,
  publication: Publication,
): PublishedEntry[] {
  const product = entries.find((entry) => entry.kind === 'site')?.fields.product ?? '';
  return entries.flatMap(({ kind, name, fields, body }) => {
    const place = contentModel[kind].place.replace('*', name);
    if (hidden.has(place) && !publication.drafts) return [];
    const published = publishedFields(fields, publication);
    const shown = publication.drafts ? published : withoutLinksTo(hidden, published);
    return { kind, name, place, fields: Object(shown), body: fillProduct(body, product) };
  });
}

/** The fields without the buttons that lead to a hidden page or policy. */
function withoutLinksTo(hidden: ReadonlySet<string>, value: unknown): unknown {
  if (Array.isArray(value)) return value.flatMap((item) => withoutLinksTo(hidden, item) ?? []);
  if (typeof value !== 'object' || value === null) return value;
  const [page, policy] = [childOf(value, 'page'), childOf(value, 'policy')];
  if (hidden.has(`pages/${page}.md`) || hidden.has(`policies/${policy}.md`)) return undefined;
  const fields = Object.entries(value).map(([name, child]) => [
    name,
    withoutLinksTo(hidden, child),
  ]);
  return Object.fromEntries(fields);
}

/** A body as Gatsby's plugin takes it: without fields of its own, a text that begins with a line of hyphens would have some. */
export function markdownSource(body: string): string {
  return `---\n---\n${body}`;
}
