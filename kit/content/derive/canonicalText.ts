import { stringify } from 'yaml';
import { withCurlyQuotes } from '../fields/curlyQuotes';
import { trimmed } from '../fields/kinds/markdown';
import { asGroup } from '../fields/paths';
import { isMarkdown } from '../fields/schema';
import { map, type Part } from '../fields/walk';
import { type CollectionName, contentModel, modelOf } from '../model/model';
import { visibleText } from '../read/text';

/**
 * A content file in its canonical form, as the editor and `npm run format:content` write it: the fields in the model's
 * order, one per line, trimmed, each address in its canonical form, with curly quotation marks, and without empty
 * optional fields. Invalid values are written too, for the check to report.
 *
 * @param siteUrl the site’s address, where it is known
 */
export function canonicalText(
  collection: CollectionName,
  fields: unknown,
  siteUrl?: string,
): string {
  const written = canonicalFields(collection, fields, siteUrl);
  if (contentModel[collection].place.endsWith('.json')) {
    return `${JSON.stringify(written, null, 2)}\n`;
  }
  const { body = '', ...front } = written;
  const below = body === '' ? '' : `\n${body}\n`;
  return `---\n${stringify(front, { lineWidth: 0 })}---\n${below}`;
}

/** The same before it is one text. */
export function canonicalFields(collection: CollectionName, fields: unknown, siteUrl?: string) {
  return asGroup(map(modelOf(collection), asGroup(fields), canonicalValue));

  /** The value to write; undefined to leave it out. */
  function canonicalValue({ schema, required, path }: Part, value: unknown) {
    const written = typeof value === 'string' ? canonicalString(schema, value) : value;
    // An item that is empty stays, for the check to report.
    if (typeof path.at(-1) === 'number') return written ?? null;
    if (required) return written ?? (schema.is === 'list' ? [] : undefined);
    return isEmpty(written) ? undefined : written;
  }

  function canonicalString(schema: Part['schema'], text: string) {
    if (text === '') return undefined;
    if (schema.is !== 'field') return text.trim();
    const written = schema.canonical(visibleText(text), siteUrl);
    // A multi-line control lets people add line breaks to a line of text.
    const isLine = !isMarkdown(schema);
    const tidied = isLine ? written.trim().replace(/\s*[\r\n]\s*/g, ' ') : trimmed(written);
    return withCurlyQuotes(tidied, schema);
  }
}

/** Whether leaving the value out means the same. */
function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0;
  return value === false || value === '' || value === null || value === undefined;
}
