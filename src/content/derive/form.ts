import { type ContentKind, contentModel, modelOf } from '../model/model';
import { type FieldShape, fieldNamed, groupOf, type ObjectShape, type Shape } from '../model/shape';

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
  return shape.is === 'union' || (shape.is === 'object' && !required);
}

/** The values of the editing form for a file: its fields, some of them in lists, with the body as one more. */
export function toForm(kind: ContentKind, { fields, body }: WrittenContent): object {
  const { body: hasBody } = contentModel[kind];
  const values = rewrapped(modelOf(kind), fields, (single) => [single]);
  return hasBody ? { ...values, body } : values;
}

/** The content of a file from the values of its form: the inverse of `toForm`. */
export function fromForm(kind: ContentKind, values: object): WrittenContent {
  const { body: hasBody } = contentModel[kind];
  const fields = rewrapped(modelOf(kind), values, (list) => (Array.isArray(list) ? list[0] : list));
  if (!hasBody) return { fields, body: '' };
  const { body, ...others } = fields;
  return { fields: others, body: typeof body === 'string' ? body : '' };
}

type Rewrap = (value: unknown) => unknown;

/** Every field of a group, including unknown ones, with the groups within it in lists or out of them. */
function rewrapped(shape: ObjectShape, value: object, rewrap: Rewrap): Record<string, unknown> {
  const fields = Object.entries(value).map(([name, child]) => {
    const field = fieldNamed(shape, name);
    if (field === undefined) return [name, child];
    const isMoved = isListInForm(field) && child !== null && child !== undefined;
    return [name, within(field.shape, isMoved ? rewrap(child) : child, rewrap)];
  });
  return Object.fromEntries(fields);
}

function within(shape: Shape, value: unknown, rewrap: Rewrap): unknown {
  if (Array.isArray(value)) {
    const item = shape.is === 'list' ? shape.item : shape;
    return value.map((each) => within(item, each, rewrap));
  }
  const group = groupOf(shape, value);
  if (group === undefined || typeof value !== 'object' || value === null) return value;
  return rewrapped(group, value, rewrap);
}
