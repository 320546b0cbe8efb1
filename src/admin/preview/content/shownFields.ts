import { today } from '../../../content/model/day';
import {
  draftLabel,
  isPublicationField,
  reasonUnpublished,
} from '../../../content/model/publication';
import {
  childOf,
  type FieldShape,
  groupOf,
  type ObjectShape,
  type PlainShape,
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
  shape: ObjectShape,
  value: unknown,
  source: string,
  content: SiteContent,
): ShownFields {
  const shown = (field: FieldShape) =>
    shownValue(field, childOf(value, field.name), `${source}.${field.name}`, content);
  return {
    __typename: shape.typeName,
    ...Object.fromEntries(shape.fields.map((field) => [field.name, () => shown(field)])),
    draftLabel() {
      const deciding = shape.fields.filter(({ name }) => isPublicationField(name));
      const fields = Object.fromEntries(deciding.map((field) => [field.name, shown(field)]));
      const reason = reasonUnpublished(fields, today());
      return reason && markOf(`${source}.${reason.by}`) + draftLabel(reason);
    },
  };
}

/** Undefined if there is nothing to show, and pages can do without it. */
function shownValue(
  { shape, required }: Pick<FieldShape, 'shape' | 'required'>,
  value: unknown,
  source: string,
  content: SiteContent,
): unknown {
  if (shape.is === 'plain') {
    const shown = shape.previewValue(value) ?? (required ? shape.placeholder : undefined);
    return typeof shown === 'string' ? resolved(shape, shown, source, content) : shown;
  }
  if (shape.is === 'list') {
    if (!Array.isArray(value)) return required ? [] : undefined;
    // A group that was just added to a list is still empty; an empty text isn’t shown.
    const field = { shape: shape.item, required: shape.item.is === 'object' };
    return value
      .map((item, index) => shownValue(field, item, `${source}.${index}`, content))
      .filter((item) => item !== undefined);
  }
  const isGroup = typeof value === 'object' && value !== null;
  const [first] = shape.is === 'union' && required ? shape.options.values() : [];
  const group = groupOf(shape, value) ?? first;
  return group && (isGroup || required) ? shownFields(group, value, source, content) : undefined;
}

/** What pages get for a value in the build. */
function resolved(
  { fieldType, collection }: PlainShape,
  value: string,
  source: string,
  content: SiteContent,
): unknown {
  if (collection) return content.shown(collection, value);
  if (fieldType === 'picture') return content.picture(value);
  if (fieldType !== 'text' && fieldType !== 'markdown') return value;
  return content.text(fieldType, value, source);
}
