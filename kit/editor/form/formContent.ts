import { asGroup } from '../../content/fields/paths';
import type { ContentFile } from '../../content/model/entry';
import { type CollectionName, collectionNames, contentModel } from '../../content/model/model';
import { withoutOwnKeys } from '../engine/formValues';

/**
 * The field at the top of each form, which shows what is still to be done. Its value is the text of the file that the form was
 * opened with, or has saved since, so that nobody’s words are replaced unasked; a copy has that of the original.
 */
export const openedWith = 'openedWith';

/** The name of the format of a collection's files in the engine, which requires that ending for markdown files. */
export function formatName(collection: CollectionName): string {
  return contentModel[collection].place.endsWith('.md') ? `${collection}-frontmatter` : collection;
}

/** An entry of the engine, as a map of Immutable.js. */
export interface EntryMap {
  toJS(): { collection?: string; slug?: string; newRecord?: boolean; data?: object };
}

/** The fields of a file from the values of its form. */
export function fromForm(values: object): object {
  const { [openedWith]: _opened, ...written } = asGroup(withoutOwnKeys(values));
  return written;
}

/** The file that a form’s values are, as the page beside it shows them. */
export function contentOf(collection: CollectionName, entry: EntryMap): ContentFile {
  const { slug: name = '', data = {} } = entry.toJS();
  return { collection, name, fields: fromForm(data) };
}

/** Gets all saved content from the engine. */
export async function savedContent(
  getCollection: (name: string) => Promise<unknown>,
): Promise<ContentFile[]> {
  const files: ContentFile[] = [];
  for (const collection of collectionNames) {
    // Where there is no such collection, the engine says so by failing.
    const entries = await getCollection(collection).catch(() => []);
    if (Array.isArray(entries)) files.push(...entries.map((entry) => contentOf(collection, entry)));
  }
  return files;
}
