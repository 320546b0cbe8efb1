import { z } from 'zod';
import { today } from '../../../content/model/day';
import { collectionNamed } from '../../../content/model/model';
import {
  draftLabel,
  isPublicationField,
  reasonUnpublished,
} from '../../../content/model/publication';
import type { FieldRecord } from '../../../content/model/records';
import {
  childOf,
  type Field,
  fieldRecord,
  fieldsOf,
  groupOf,
  groupRecord,
  groupsOf,
  type Schema,
} from '../../../content/model/shape';
import { markOf } from '../fields/fieldMarks';
import type { SiteContent } from './siteContent';

/** Fields as queries see them. graphql-js calls a function for its value. */
export type ShownFields = Readonly<Record<string, unknown>>;

/**
 * Turns fields that may be unfinished or invalid into fields that pages can show, which fit their GraphQL types. A
 * missing text is replaced by its label, so that a writer sees where it will be; what can’t be shown is left out. Never
 * throws.
 *
 * @param source where the fields are, such as `pages/clients.sections.2`
 */
export function shownFields(
  model: Schema,
  value: unknown,
  source: string,
  content: SiteContent,
): ShownFields {
  const fields = fieldsOf(model);
  const shown = (field: Field) =>
    shownValue(field, childOf(value, field.name), `${source}.${field.name}`, content);
  return {
    __typename: groupRecord(model).typeName,
    ...Object.fromEntries(fields.map((field) => [field.name, () => shown(field)])),
    draftLabel() {
      const deciding = fields.filter(({ name }) => isPublicationField(name));
      const values = Object.fromEntries(deciding.map((field) => [field.name, shown(field)]));
      const reason = reasonUnpublished(values, today());
      return reason && markOf(`${source}.${reason.by}`) + draftLabel(reason);
    },
  };
}

/** Undefined if there is nothing to show, and pages can do without it. */
function shownValue(
  { schema, required }: Pick<Field, 'schema' | 'required'>,
  value: unknown,
  source: string,
  content: SiteContent,
): unknown {
  const record = fieldRecord(schema);
  if (record) {
    const shown = record.previewValue(value) ?? (required ? record.placeholder : undefined);
    return typeof shown === 'string' ? resolved(record, shown, source, content) : shown;
  }
  if (schema instanceof z.ZodArray) {
    if (!Array.isArray(value)) return required ? [] : undefined;
    const { element } = schema;
    // A group that was just added to a list is still empty; an empty text isn’t shown.
    const field = { schema: element, required: element instanceof z.ZodObject };
    return value
      .map((item, index) => shownValue(field, item, `${source}.${index}`, content))
      .filter((item) => item !== undefined);
  }
  const isGroup = typeof value === 'object' && value !== null;
  const [first] = required ? groupsOf(schema).values() : [];
  const group = groupOf(schema, value) ?? first;
  return group && (isGroup || required) ? shownFields(group, value, source, content) : undefined;
}

/** What pages get for a value in the build. */
function resolved(
  { fieldType, collection }: FieldRecord,
  value: string,
  source: string,
  content: SiteContent,
): unknown {
  if (collection) return content.shown(collectionNamed(collection), value);
  if (fieldType === 'picture') return content.picture(value);
  if (fieldType !== 'text' && fieldType !== 'markdown') return value;
  return content.text(fieldType, value, source);
}
