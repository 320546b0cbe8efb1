import { today } from '../../../content/model/day';
import { labelled, reasonUnpublished } from '../../../content/model/publication';
import {
  childOf,
  type FieldShape,
  groupOf,
  type ObjectShape,
  type PlainShape,
  type Shape,
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
export function shownFields(shape: ObjectShape, value: unknown, source: string): ShownFields {
  const shown = shape.fields.map((field) => {
    return [field.name, shownValue(field, childOf(value, field.name), `${source}.${field.name}`)];
  });
  const fields = Object.fromEntries(shown);
  const reason = reasonUnpublished(fields, today());
  if (reason !== undefined) {
    const label = childOf(labelled(fields, today()), 'draftLabel');
    fields.draftLabel = `${markOf(`${source}.${reason.by}`)}${label}`;
  }
  return { __typename: shape.typeName, ...fields };
}

/** Undefined if there is nothing to show, and pages can do without it. */
function shownValue(
  { shape, required }: Pick<FieldShape, 'shape' | 'required'>,
  value: unknown,
  source: string,
): unknown {
  if (shape.is === 'plain') {
    const shown = shape.previewValue(value);
    if (shown === undefined && !required) return undefined;
    return resolvable(shape, shown ?? shape.placeholder, source);
  }
  if (shape.is === 'list') {
    if (Array.isArray(value)) return shownItems(shape.item, value, source);
    return required ? [] : undefined;
  }
  const isGroup = typeof value === 'object' && value !== null;
  const [first] = shape.is === 'union' && required ? shape.options.values() : [];
  const group = groupOf(shape, value) ?? first;
  return group && (isGroup || required) ? shownFields(group, value, source) : undefined;
}

/** A group that was just added to a list is still empty; an empty text isn’t shown. */
function shownItems(item: Shape, values: unknown[], source: string): unknown {
  const field = { shape: item, required: item.is === 'object' };
  const shown = values.map((value, index) => shownValue(field, value, `${source}.${index}`));
  const items = shown.filter((value) => value !== undefined);
  if (item.is !== 'plain') return items;
  return (args: unknown, content: SiteContent) =>
    items.map((value) => (typeof value === 'function' ? value(args, content) : value));
}

/** The value of a field, or how to get it: what the directive of its GraphQL type does in the build. */
function resolvable(shape: PlainShape, value: unknown, source: string): unknown {
  if (typeof value !== 'string') return value;
  const [, directive] = /@(\w+)/.exec(shape.graphql) ?? [];
  switch (directive) {
    case 'words':
      return (_args: unknown, content: SiteContent) => content.text('text', value, source);
    case 'markdown':
      return (_args: unknown, content: SiteContent) => content.text('markdown', value, source);
    case 'contentFile':
      return (_args: unknown, content: SiteContent) => content.picture(value);
    case 'link': {
      const [reference] = shape.check(value).references ?? [];
      const { collection } = reference ?? {};
      return (_args: unknown, content: SiteContent) =>
        collection && content.shown(collection, value);
    }
    default:
      return value;
  }
}
