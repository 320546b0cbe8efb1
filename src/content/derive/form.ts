import { type ContentKind, contentModel, modelOf } from '../model/model';
import { isMark } from '../model/publication';
import { childOf, fieldNamed, groupOf, type ObjectShape, type Shape } from '../model/shape';

/** The fields of a file, and its markdown. `fields` may break the model while somebody is still writing. */
export interface WrittenContent {
  fields: object;
  /** The markdown after the front matter; empty if there is none. */
  body: string;
}

/** The name of the format of a kind's files in the engine, which requires that ending for markdown files. */
export function formatName(kind: ContentKind): string {
  return contentModel[kind].place.endsWith('.md') ? `${kind}-frontmatter` : kind;
}

/** Whether the form has a list in one field, a line for each item: the engine does so where items have no fields. */
export function isLines(shape: Shape): boolean {
  return shape.is === 'list' && shape.item.is === 'plain';
}

/** The group that the form has for the fields which decide when something is shown (`isMark`). */
export const visibility = 'visibility';

/** What the form of a page remembers, so that visitors of a path that is changed can be led on. */
export const savedPath = 'savedPath';

/** What a form remembers of the file that it was opened with, so that nobody's change since is overwritten. */
export const savedVersion = 'savedVersion';

/** The values of the editing form for a file: its fields, some of them grouped, with the body as one more. */
export function toForm(kind: ContentKind, { fields, body }: WrittenContent): object {
  const values = mapped(modelOf(kind), fields, formWay);
  return {
    ...values,
    ...(contentModel[kind].body && { body }),
    ...(kind === 'pages' && { [savedPath]: childOf(fields, 'path') }),
  };
}

/** The content of a file from the values of its form: the inverse of `toForm`. */
export function fromForm(kind: ContentKind, values: object): WrittenContent {
  const whole = mapped(modelOf(kind), values, fileWay);
  const { [savedPath]: _path, [savedVersion]: _version, ...fields } = whole;
  if (!contentModel[kind].body) return { fields, body: '' };
  const { body, ...others } = fields;
  return { fields: others, body: typeof body === 'string' ? body : '' };
}

/** How values change on their way into the form, or out of it. */
interface Way {
  group(fields: Record<string, unknown>): Record<string, unknown>;
  text(value: string): string;
}

const formWay: Way = {
  group(fields) {
    const entries = Object.entries(fields);
    const marks = entries.filter(([name]) => isMark(name));
    if (marks.length === 0) return fields;
    const others = entries.filter(([name]) => !isMark(name));
    return { ...Object.fromEntries(others), [visibility]: Object.fromEntries(marks) };
  },
  text: (value) => value,
};

const fileWay: Way = {
  group({ [visibility]: marks, ...fields }) {
    return { ...fields, ...Object(marks ?? {}) };
  },
  // A form with several lines for a text lets people break them.
  text: (value) => value.trim().replace(/\s*[\r\n]\s*/g, ' '),
};

/** Every field of a group, including unknown ones. */
function mapped(shape: ObjectShape, value: object, way: Way): Record<string, unknown> {
  const fields = Object.entries(value).map(([name, child]) => {
    const field = fieldNamed(shape, name);
    return [name, field === undefined ? child : within(field.shape, child, way)];
  });
  return way.group(Object.fromEntries(fields));
}

function within(shape: Shape, value: unknown, way: Way): unknown {
  if (Array.isArray(value)) {
    const item = shape.is === 'list' ? shape.item : shape;
    return value.map((each) => within(item, each, way));
  }
  if (shape.is === 'plain' && shape.isLong && typeof value === 'string') return way.text(value);
  const group = groupOf(shape, value);
  if (group === undefined || typeof value !== 'object' || value === null) return value;
  return mapped(group, value, way);
}
