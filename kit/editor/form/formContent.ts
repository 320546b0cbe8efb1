import { asGroup } from '../../content/fields/paths';
import { map, type Part } from '../../content/fields/walk';
import type { ContentFile } from '../../content/model/entry';
import {
  type CollectionName,
  collectionNames,
  contentModel,
  modelOf,
} from '../../content/model/model';
import { withoutOwnKeys } from '../engine/formValues';
import { isLines } from './keyPaths';

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

/**
 * The values of the form for the fields of a file. A list of texts is one text with a line for each: the engine's own field
 * for such a list changes the form by being looked at.
 */
export function toForm(collection: CollectionName, fields: unknown): object {
  return asGroup(map(modelOf(collection), fields, joinLines));
}

function joinLines({ schema }: Part, value: unknown): unknown {
  if (!isLines(schema) || !Array.isArray(value)) return value;
  return value.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
}

function splitLines({ schema }: Part, value: unknown): unknown {
  if (!isLines(schema) || typeof value !== 'string') return value;
  return value
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The fields of a file from the values of its form: the inverse of `toForm`. */
export function fromForm(collection: CollectionName, values: object): object {
  const { [openedWith]: _opened, ...written } = asGroup(values);
  return asGroup(map(modelOf(collection), written, splitLines));
}

/** The file that a form’s values are, as the page beside it shows them. */
export function contentOf(collection: CollectionName, entry: EntryMap): ContentFile {
  const { slug: name = '', data = {} } = entry.toJS();
  return { collection, name, fields: fromForm(collection, withoutOwnKeys(data)) };
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
