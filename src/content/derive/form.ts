import { type ContentKind, contentModel } from '../model/model';
import {
  branchOf,
  type FieldShape,
  type ObjectShape,
  objectShapeOf,
  type Shape,
} from '../model/shape';

/** The fields of a file, and its markdown. `fields` may break the model while somebody is still writing. */
export interface WrittenContent {
  fields: object;
  /** The markdown after the front matter; empty if there is none. */
  body: string;
}

/** The name of the format of a kind's files in the engines, which require that ending for markdown files. */
export function formatName(kind: ContentKind): string {
  return contentModel[kind].place.endsWith('.md') ? `${kind}-frontmatter` : kind;
}

/**
 * Whether the form has a group of fields as a list of at most one: a group to choose from several, since only lists
 * offer a choice in both engines, and an optional group, since Decap would insist on its required fields.
 */
export function isListInForm({ shape, required }: FieldShape): boolean {
  return shape.is === 'blocks' || (shape.is === 'object' && !required);
}

/**
 * The values of the editing form for a file: its fields, with the body as one more and some groups of fields in lists.
 */
export function toForm(kind: ContentKind, { fields, body }: WrittenContent): object {
  const { schema, body: hasBody } = contentModel[kind];
  const values = group(objectShapeOf(schema), fields, (single, inner) => [inner(single)]);
  return hasBody ? { ...values, body } : values;
}

/** The content of a file from the values of its form: the inverse of `toForm`. */
export function fromForm(kind: ContentKind, values: object): WrittenContent {
  const { schema, body: hasBody } = contentModel[kind];
  const fields = group(objectShapeOf(schema), values, (list, inner) =>
    Array.isArray(list) ? list.slice(0, 1).map(inner)[0] : inner(list),
  );
  if (!hasBody) return { fields, body: '' };
  const { body, ...others } = fields;
  return { fields: others, body: typeof body === 'string' ? body : '' };
}

type Rewrap = (value: unknown, inner: (single: unknown) => unknown) => unknown;

/** Every field of a group, including unknown ones, with the groups within it rewrapped. */
function group(shape: ObjectShape, value: object, rewrap: Rewrap): Record<string, unknown> {
  const known = new Map(shape.fields.map((field) => [field.name, field]));
  const fields = Object.entries(value).map(([name, child]) => {
    const field = known.get(name);
    if (field === undefined) return [name, child];
    const isRewrapped = isListInForm(field) && child !== null && child !== undefined;
    const inner = (single: unknown) => within(field.shape, single, rewrap);
    return [name, isRewrapped ? rewrap(child, inner) : inner(child)];
  });
  return Object.fromEntries(fields);
}

function within(shape: Shape, value: unknown, rewrap: Rewrap): unknown {
  if (shape.is === 'list') {
    return Array.isArray(value) ? value.map((item) => within(shape.item, item, rewrap)) : value;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const of = shape.is === 'blocks' ? branchOf(shape, value) : shape;
  return of?.is === 'object' ? group(of, value, rewrap) : value;
}
