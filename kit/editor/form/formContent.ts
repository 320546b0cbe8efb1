import type CMS from '@sveltia/cms';
import { canonicalText } from '../../content/derive/canonicalText';
import { asGroup } from '../../content/fields/paths';
import type { ContentFile } from '../../content/model/entry';
import { type CollectionName, collectionNames, contentModel } from '../../content/model/model';
import { parseFile } from '../../content/read/parseFile';
import { withoutOwnKeys } from '../engine/formValues';
import { keptText, sentText, withReplaced } from '../saving/openedText';

/* Between the values of a form and the file that they are. */

/** Set by the bundler; empty where only the local address is known. */
declare const SITE_URL: string | undefined;

/** The address of the live site, where it is known. */
export const siteUrl = (typeof SITE_URL === 'string' && SITE_URL) || undefined;

/**
 * The field at the top of each form, which shows what is still to be done. Its value is the text of the file that the form was
 * opened with, or has saved since, so that nobody’s words are replaced unasked; a copy has that of the original.
 */
export const openedWith = 'openedWith';

/** The name of the format of a collection's files in the engine, which requires that ending for markdown files. */
export function formatName(collection: CollectionName): string {
  return contentModel[collection].place.endsWith('.md') ? `${collection}-frontmatter` : collection;
}

/**
 * Makes the engine read files as the check does, and write them in their canonical form, so that editing one field
 * changes one line, whatever the engine's own format.
 */
export function registerFormats(engine: typeof CMS): void {
  for (const collection of collectionNames) {
    const [, extension = ''] = contentModel[collection].place.split('.');
    engine.registerCustomFormat(formatName(collection), extension, {
      // What was saved, the engine may read again as it was sent.
      fromFile: async (sent) => readForm(collection, sentText(sent).text),
      async toFile(values) {
        const text = canonicalText(collection, fromForm(values), siteUrl);
        return withReplaced(text, Reflect.get(values, openedWith));
      },
    });
  }
}

/**
 * Reads the values of a form from the text of a file, with that text.
 *
 * @throws with the place of the mistake if there is one in the text itself
 */
function readForm(collection: CollectionName, text: string): object {
  const { fields, problem } = parseFile(collection, text);
  if (typeof fields !== 'object' || fields === null) {
    throw new Error(`Line ${problem?.line ?? 1} ${problem?.message}. ${problem?.advice}`.trimEnd());
  }
  return { ...fields, [openedWith]: keptText(text) };
}

/** The fields of a file from the values of its form. */
export function fromForm(values: object): object {
  const { [openedWith]: _opened, ...written } = asGroup(withoutOwnKeys(values));
  return written;
}

/** An entry of the engine, as a map of Immutable.js. */
export interface EntryMap {
  toJS(): { collection?: string; slug?: string; newRecord?: boolean; data?: object };
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
