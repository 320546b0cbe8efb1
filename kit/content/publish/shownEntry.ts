import { z } from 'zod';
import { filesNamed } from '../derive/filesNamed';
import type { FieldPath } from '../fields/problem';
import { draftLabel, reasonUnpublished } from '../fields/publication';
import type { FieldRecord } from '../fields/records';
import { childOf, type Field, fieldRecord, fieldsOf, groupOf, type Schema } from '../fields/shape';
import { linkedWords, shownText } from '../markdown/markdown';
import { type Entry, pathOf } from '../model/entry';
import {
  type CollectionName,
  collectionNamed,
  contentModel,
  language,
  modelOf,
} from '../model/model';

/** What differs between those who show content: the build, and the preview of what is being written. */
export interface Showing {
  /** What texts have in place of `{product}`. */
  product: string;
  /** The day, such as `2027-01-01`: what is unpublished then is labelled. */
  today: string;
  /** The path that the site is served under, if any. */
  prefix?: string;
  /** What pages get for the path of a picture. */
  picture(path: string): unknown;
  /** What pages get for a file that a field names. */
  file(collection: CollectionName, name: string): unknown;
  /** What buttons and the like get for a page that they name: its path and its draft label. */
  page(collection: CollectionName, name: string): unknown;
  /** What the text of a field begins with; nothing by default. */
  mark?(path: FieldPath): string;
  /** What to show of a value that may be missing or invalid; undefined to leave it out. */
  finished?(field: Pick<Field, 'schema' | 'required'>, value: unknown): unknown;
}

/** Fields as queries see them. Each is made when it is asked for, since one can lead to the fields of other files. */
export type ShownFields = Readonly<Record<string, unknown>>;

/** What queries see of a file: its fields, and what pages ask for that no file has as a field. */
export function shownEntry(
  entry: { collection: CollectionName; name: string; fields: unknown },
  showing: Showing,
): ShownFields {
  const { collection, name, fields } = entry;
  const { given = {}, page } = contentModel[collection];
  const shown = shownFields(modelOf(collection), fields, [], showing);
  for (const [field, of] of Object.entries(given)) {
    define(shown, field, () => {
      if ('text' in of) return of.text(fields) ?? '';
      const named = filesNamed(modelOf(collection), fields, of.files);
      return named.map((each) => showing.file(collectionNamed(of.files), each));
    });
  }
  if (page && !Object.hasOwn(shown, 'path')) define(shown, 'path', () => pathOf(entry) ?? '');
  return Object.assign(shown, { slug: name });
}

/** What buttons and the like get for a page of finished content. */
export function linkedPage(entry: Entry, today: string) {
  const reason = reasonUnpublished(entry.fields, today);
  return { path: pathOf(entry), draftLabel: reason && draftLabel(reason, language) };
}

/** The name by which queries know a field. */
export function queryName({ name, schema }: Pick<Field, 'name' | 'schema'>): string {
  return fieldRecord(schema)?.isPage ? 'page' : name;
}

function shownFields(
  group: Schema,
  fields: unknown,
  path: FieldPath,
  showing: Showing,
): Record<string, unknown> {
  const shown = {};
  for (const field of fieldsOf(group)) {
    const { name } = field;
    define(shown, queryName(field), () =>
      shownValue(field, childOf(fields, name), [...path, name], showing),
    );
  }
  define(shown, 'draftLabel', () => {
    const reason = reasonUnpublished(shown, showing.today);
    return reason && (showing.mark?.([...path, reason.by]) ?? '') + draftLabel(reason, language);
  });
  return shown;
}

function define(fields: object, name: string, get: () => unknown): void {
  Object.defineProperty(fields, name, { get, enumerable: true });
}

function shownValue(
  field: Pick<Field, 'schema' | 'required'>,
  written: unknown,
  path: FieldPath,
  showing: Showing,
): unknown {
  const { schema } = field;
  const value = showing.finished ? showing.finished(field, written) : written;
  if (value === undefined) return undefined;
  const record = fieldRecord(schema);
  if (record) return typeof value === 'string' ? shownWords(record, value, path, showing) : value;
  if (schema instanceof z.ZodArray) {
    const { element } = schema;
    // A group that was just added to a list is still empty; an empty text isn’t shown.
    const item = { schema: element, required: element instanceof z.ZodObject };
    return Array.from(Object(value), (each, index) =>
      shownValue(item, each, [...path, index], showing),
    ).filter((each) => each !== undefined);
  }
  const group = groupOf(schema, value);
  return group && shownFields(group, value, path, showing);
}

function shownWords(
  { fieldType, collection, isPage }: FieldRecord,
  value: string,
  path: FieldPath,
  { product, prefix, ...showing }: Showing,
): unknown {
  const mark = showing.mark?.(path) ?? '';
  if (collection) {
    const named = collectionNamed(collection);
    return isPage ? showing.page(named, value) : showing.file(named, value);
  }
  if (fieldType === 'picture') return showing.picture(value);
  if (fieldType === 'linked words') {
    const parts = linkedWords(value, product, prefix);
    return parts.map((part) => ({ ...part, words: mark + part.words }));
  }
  if (fieldType !== 'text' && fieldType !== 'markdown') return value;
  return mark + shownText(fieldType, value, product, prefix);
}
