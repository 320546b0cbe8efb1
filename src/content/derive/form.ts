import { type CollectionName, contentModel, modelOf } from '../model/model';
import { isPublicationField } from '../model/publication';
import { childOf, fieldNamed, groupOf, type ObjectShape, type Shape } from '../model/shape';

/** The fields of a file, and its markdown. `fields` can be invalid while someone is still writing. */
export interface WrittenContent {
  fields: object;
  /** The markdown after the front matter; empty if there is none. */
  body: string;
}

/** The name of the format of a kind's files in the engine, which requires that ending for markdown files. */
export function formatName(collection: CollectionName): string {
  return contentModel[collection].place.endsWith('.md') ? `${collection}-frontmatter` : collection;
}

/** Whether the form has a list in one field, a line for each item: the engine does so where items have no fields. */
export function isLines(shape: Shape): boolean {
  return shape.is === 'list' && shape.item.is === 'plain';
}

/** The form’s group for the fields that control publication (`isPublicationField`). */
export const visibility = 'visibility';

/** The path that a page’s form was opened with, so that visitors can be redirected if it changes. */
export const savedPath = 'savedPath';

/** The version of the file that a form was opened with, so that nobody's changes are overwritten. */
export const savedVersion = 'savedVersion';

/** The values of the editing form for a file: its fields, some of them grouped, with the body as one more. */
export function toForm(collection: CollectionName, { fields, body }: WrittenContent): object {
  const values = mapped(modelOf(collection), fields, toFormValues);
  return {
    ...values,
    ...(contentModel[collection].body && { body }),
    ...(collection === 'pages' && { [savedPath]: childOf(fields, 'path') }),
  };
}

/** The content of a file from the values of its form: the inverse of `toForm`. */
export function fromForm(collection: CollectionName, values: object): WrittenContent {
  const whole = mapped(modelOf(collection), values, fromFormValues);
  const { [savedPath]: _path, [savedVersion]: _version, ...fields } = whole;
  if (!contentModel[collection].body) return { fields, body: '' };
  const { body, ...others } = fields;
  return { fields: others, body: typeof body === 'string' ? body : '' };
}

/** How values are converted on the way into the form, or out of it. */
interface FormConversion {
  group(fields: Record<string, unknown>): Record<string, unknown>;
  text(value: string): string;
}

const toFormValues: FormConversion = {
  group(fields) {
    const entries = Object.entries(fields);
    const publicationFields = entries.filter(([name]) => isPublicationField(name));
    if (publicationFields.length === 0) return fields;
    const others = entries.filter(([name]) => !isPublicationField(name));
    return { ...Object.fromEntries(others), [visibility]: Object.fromEntries(publicationFields) };
  },
  text: (value) => value,
};

const fromFormValues: FormConversion = {
  group({ [visibility]: publicationFields, ...fields }) {
    return { ...fields, ...Object(publicationFields ?? {}) };
  },
  // A multi-line field lets people add line breaks.
  text: (value) => value.trim().replace(/\s*[\r\n]\s*/g, ' '),
};

/** Every field of a group, including unknown ones. */
function mapped(
  shape: ObjectShape,
  value: object,
  conversion: FormConversion,
): Record<string, unknown> {
  const fields = Object.entries(value).map(([name, child]) => {
    const field = fieldNamed(shape, name);
    return [name, field === undefined ? child : convertValue(field.shape, child, conversion)];
  });
  return conversion.group(Object.fromEntries(fields));
}

function convertValue(shape: Shape, value: unknown, conversion: FormConversion): unknown {
  if (Array.isArray(value)) {
    const item = shape.is === 'list' ? shape.item : shape;
    return value.map((each) => convertValue(item, each, conversion));
  }
  if (shape.is === 'plain' && shape.isLong && typeof value === 'string')
    return conversion.text(value);
  const group = groupOf(shape, value);
  if (group === undefined || typeof value !== 'object' || value === null) return value;
  return mapped(group, value, conversion);
}
