import { stringify } from 'yaml';
import { z } from 'zod';
import { markdownWithCurlyQuotes, withCurlyQuotes } from '../fields/curlyQuotes';
import { withCanonicalLinks } from '../fields/kinds/markdown';
import { type FieldRecord, formatOf } from '../fields/records';
import {
  asGroup,
  childOf,
  fieldRecord,
  fieldsOf,
  groupOf,
  type Schema,
  withCanonicalAddresses,
} from '../fields/shape';
import { type CollectionName, contentModel, modelOf } from '../model/model';

/** The fields of a file, and its markdown. `fields` can be invalid while someone is still writing. */
export interface WrittenContent {
  fields: object;
  /** The markdown after the front matter; empty if there is none. */
  body: string;
}

/**
 * A content file in its canonical form, as the editor and `npm run format:content` write it: the fields in the model's
 * order, one per line, trimmed, each address in its canonical form, with curly quotation marks, and without empty
 * optional fields. Invalid values are written too, for the check to report.
 *
 * @param siteUrl the site’s address, where it is known
 */
export function canonicalText(
  collection: CollectionName,
  written: WrittenContent,
  siteUrl?: string,
): string {
  const { fields, body } = canonicalContent(collection, written, siteUrl);
  const { place } = contentModel[collection];
  if (place.endsWith('.json')) return `${JSON.stringify(fields, null, 2)}\n`;
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n${body === '' ? '' : `\n${body}\n`}`;
}

/** The same before it is one text. */
export function canonicalContent(
  collection: CollectionName,
  { fields, body }: WrittenContent,
  siteUrl?: string,
): WrittenContent {
  const value = withCanonicalAddresses(modelOf(collection), fields, siteUrl);
  return {
    fields: group(modelOf(collection), asGroup(value)),
    body: markdownWithCurlyQuotes(withCanonicalLinks(trimmed(body), siteUrl)),
  };
}

/** The text that a file is saved with: in its canonical form, and each old address once for each target. */
export function savedText(
  collection: CollectionName,
  { fields, body }: WrittenContent,
  siteUrl?: string,
): string {
  const value = asGroup(withCanonicalAddresses(modelOf(collection), fields, siteUrl));
  const { page, redirects } = contentModel[collection];
  const lists = [redirects, page?.formerPaths].flatMap((name) => {
    if (name === undefined) return [];
    const list = childOf(value, name);
    return Array.isArray(list) ? [[name, list.filter(isFirst)]] : [];
  });
  return canonicalText(
    collection,
    { fields: { ...value, ...Object.fromEntries(lists) }, body },
    siteUrl,
  );
}

/** Whether no earlier item redirects the same address to the same target; an unfinished one stays. */
function isFirst(item: unknown, index: number, list: readonly unknown[]): boolean {
  const redirect = (each: unknown) =>
    JSON.stringify([childOf(each, 'from') ?? each, childOf(each, 'to')]);
  return list.findIndex((each) => redirect(each) === redirect(item)) === index;
}

function group(model: Schema, value: object): Record<string, unknown> {
  const left = new Map<string, unknown>(Object.entries(value));
  const written: [string, unknown][] = [];
  for (const { name, required, schema } of fieldsOf(model)) {
    const child = canonical(schema, left.get(name));
    left.delete(name);
    if (child !== undefined && (required || !isEmpty(child))) written.push([name, child]);
    else if (required && schema instanceof z.ZodArray) written.push([name, []]);
  }
  return Object.fromEntries([...written, ...left]);
}

/** The value to write; undefined to leave it out. */
function canonical(schema: Schema, value: unknown): unknown {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'string') {
    const record = fieldRecord(schema);
    return record ? withCurlyQuotes(tidied(value, record), record) : value.trim();
  }
  if (Array.isArray(value)) {
    const isList = schema instanceof z.ZodArray;
    return isList ? value.map((item) => canonical(schema.element, item)) : value;
  }
  const of = groupOf(schema, value);
  return of === undefined || typeof value !== 'object' ? value : group(of, value);
}

function tidied(text: string, record: FieldRecord): string {
  const format = formatOf(record);
  if (format === 'markdown') return trimmed(text);
  // A multi-line control lets people add line breaks to a line of text.
  return format === 'words' ? text.trim().replace(/\s*[\r\n]\s*/g, ' ') : text.trim();
}

/** Markdown without what shows nothing around it: the spaces before its first line can mean something. */
function trimmed(markdown: string): string {
  const text = markdown.replace(/^(?:[ \t]*[\r\n])+/, '').replace(/[ \t\r\n]+$/, '');
  // Those before a single line mean nothing, unless they make code of it.
  return text.replace(/^ {1,3}(?=\S.*$)/, '');
}

/** Whether leaving the value out means the same. */
function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0;
  return value === false || value === '';
}
