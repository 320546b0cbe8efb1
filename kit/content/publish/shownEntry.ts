import { isDay } from '../fields/day';
import { asGroup, type FieldPath } from '../fields/paths';
import { draftLabel, reasonUnpublished } from '../fields/publication';
import type { Field, RenderContext } from '../fields/schema';
import { fieldsOf, groupOf, map, type Part } from '../fields/walk';
import { type ContentFile, filesNamed, pathOf } from '../model/entry';
import { contentModel, language, modelOf } from '../model/model';

/** What the preview adds to what the build shows. */
export interface Preview {
  /** What the text of a field begins with. */
  mark?(path: FieldPath): string;
  /** What to show of a value that may be missing or invalid; undefined to leave it out. */
  finished?(part: Part): unknown;
}

/** Fields as queries see them; those without a value are left out. */
export type ShownFields = Readonly<Record<string, unknown>>;

/** What queries see of a file: its fields, and what pages ask for that no file has as a field. */
export function shownEntry(entry: ContentFile, context: RenderContext & Preview): ShownFields {
  const { collection, name, fields } = entry;
  const { computed = {}, page } = contentModel[collection];
  const made = Object.entries(computed).map(([field, of]) => {
    if ('text' in of) return [field, of.text(fields) ?? ''];
    return [field, filesNamed(entry, of.files).map((each) => context.file(of.files, each))];
  });
  return {
    ...(page && { path: pathOf(entry) ?? '' }),
    ...asGroup(map(modelOf(collection), asGroup(fields), shownPart)),
    ...Object.fromEntries(made),
    slug: name,
  };

  /** What queries see of a part, of which `inner` has what they see of its own parts. */
  function shownPart(part: Part, inner: unknown): unknown {
    const { path, schema, required } = part;
    const value = context.finished ? context.finished({ ...part, value: inner }) : inner;
    if (value === undefined) return undefined;
    if (schema.is === 'field') {
      if (typeof value !== 'string') return value;
      return schema.forPage(value, context.mark?.(path) ?? '', context);
    }
    if (schema.is === 'list') return Array.isArray(value) ? value : [];
    // What the preview has put in the place of a missing group has no fields yet.
    if (value !== inner) return map(schema, value, shownPart, path, required);
    const group = groupOf(schema, value);
    if (group === undefined) return undefined;
    const shown = asGroup(value);
    const named = fieldsOf(group).flatMap((field) =>
      field.name in shown ? [[queryName(field), shown[field.name]]] : [],
    );
    return { ...Object.fromEntries(named), ...labelOf(shown, path, context) };
  }
}

/** What buttons and the like get for a page that they name. */
export function linkedPage(page: ContentFile, label: LabelContext): ShownFields {
  return { path: pathOf(page) ?? '', ...labelOf(page.fields, [], label) };
}

/** The name by which queries know a field. */
export function queryName({ name, schema }: Pick<Field, 'name' | 'schema'>): string {
  return schema.is === 'field' && schema.isPage ? 'page' : name;
}

type LabelContext = Pick<RenderContext & Preview, 'today' | 'mark'>;

/** The draft label of a group that is unpublished; none of a day that is none, which a form may have. */
function labelOf(fields: unknown, path: FieldPath, { today, mark }: LabelContext) {
  const reason = reasonUnpublished(fields, today);
  if (reason === undefined || !isDay(reason.day ?? today)) return {};
  return { draftLabel: (mark?.([...path, reason.by]) ?? '') + draftLabel(reason, language) };
}
