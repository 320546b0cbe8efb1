import { z } from 'zod';
import type { ReferableCollection } from '../collections';
import { withArticle } from '../fieldText';
import { type ProblemText, quote } from '../problem';
import { declare, type PlainShape } from '../shape';

/** A field's reference to something outside its file, resolved once all files have been read. */
export interface Reference {
  what: 'reference' | 'anchor' | 'picture' | 'link' | 'path';
  /** For a reference: the folder of the named file. */
  collection?: ReferableCollection;
  value: string;
}

/** What the check finds in a single field. */
export interface FieldResult {
  problems?: ProblemText[];
  references?: Reference[];
}

/** What an example can refer to: the names that exist, and today’s date. */
export interface ExampleContext {
  /** The name of the new file, which becomes a page's path. */
  name: string;
  /** The names of the files in a folder. */
  namesIn(collection: ReferableCollection): readonly string[];
  /** By the path that fields use. */
  images: readonly string[];
  today: string;
}

/** A control of the editing form: https://sveltiacms.app/en/docs/fields */
export interface Control {
  widget: string;
  /** What a text must match, and the message if it doesn't. */
  pattern?: readonly [expression: string, message: string];
  [option: string]: unknown;
}

/**
 * Who reads what a field needs: someone filling in the form, where a date is picked, or editing the file, where it is
 * typed.
 */
export type Audience = 'form' | 'file';

/** Everything that depends on a field's type. A field of the model is its type with a schema, limits and texts. */
export interface FieldType {
  name: string;
  /** The GraphQL type, with the extension that resolves it. */
  graphql(field: PlainShape): string;
  /** What the field requires, as the object of a sentence: `a title of up to 60 characters, such as "..."`. */
  requirement(field: PlainShape, audience: Audience): string;
  /** What the field accepts, in a few words for a table. */
  accepts(field: PlainShape): string;
  control(field: PlainShape): Control;
  /** Whether the control alone doesn’t say what to enter, so that the hint shows the example. */
  hintShowsExample: boolean;
  /** What a preview shows of an unfinished value; undefined if there is nothing to show. */
  previewValue(value: unknown, field: PlainShape): unknown;
  /** What a preview shows instead of a missing value that pages always have. */
  placeholder(field: PlainShape): unknown;
  example(field: PlainShape, context: ExampleContext): unknown;
  /** How to write the value, in a sentence for someone who wrote it differently. */
  formatAdvice(field: PlainShape): string;
  /** Checks beyond the schema: whether a text is safe, and what it refers to. */
  check(value: string, field: PlainShape): FieldResult;
}

/** What field types have in common unless they say otherwise. */
const defaults: Omit<FieldType, 'name'> = {
  graphql: () => 'String',
  requirement: (field) => `${nameOf(field, field.fieldType.name)}${exampleSuffix(field)}`,
  accepts: ({ fieldType }) => withArticle(fieldType.name),
  control: lineControl,
  hintShowsExample: false,
  previewValue: (value) => (typeof value === 'string' && value.trim() !== '' ? value : undefined),
  placeholder: () => '',
  example: ({ example }) => example,
  formatAdvice: () => '',
  check: () => ({}),
};

/** Defines a field type by what differs from the defaults. */
export function defineFieldType(own: Pick<FieldType, 'name'> & Partial<FieldType>): FieldType {
  return { ...defaults, ...own };
}

/** A field of this type: its schema, its texts and its limits. */
export function field<Schema extends z.ZodType>(
  fieldType: FieldType,
  schema: Schema,
  info: Omit<PlainShape, 'is' | 'fieldType'>,
): Schema {
  return declare(schema, { is: 'plain', fieldType, ...info });
}

/** A field of a kind whose text must match a pattern as a whole. */
export function lineField(
  fieldType: FieldType,
  info: Omit<PlainShape, 'is' | 'fieldType'> & { max: number; pattern: RegExp },
) {
  const schema = z.string().max(info.max, { abort: true }).regex(info.pattern);
  return field(fieldType, schema, info);
}

/** The field's label with its article; a long label describes the field rather than naming it. */
export function nameOf({ label }: PlainShape, otherwise: string): string {
  return withArticle(label.length > 24 || /[,’]/.test(label) ? otherwise : label.toLowerCase());
}

/** `, such as "Know what you own"`; empty for a field without an example. */
export function exampleSuffix({ example }: PlainShape): string {
  if (example === undefined) return '';
  return `, such as ${typeof example === 'string' ? quote(example) : example}`;
}

/** A single-line control, with the pattern that the check requires. */
export function lineControl(field: PlainShape): Control {
  const pattern = formPattern(field);
  return { widget: 'string', use_emoji_autocomplete: false, maxlength: field.max, pattern };
}

function formPattern(field: PlainShape): [expression: string, message: string] {
  const { fieldType, pattern, tokens = [] } = field;
  if (pattern !== undefined)
    return [pattern.source, `It needs ${fieldType.requirement(field, 'form')}.`];
  if (tokens.length === 0) return ['^[^{}]*$', 'Braces don’t work here.'];
  const allowed = tokens.map((token) => `\\{${token}\\}`).join('|');
  const braced = tokens.map((token) => `{${token}}`).join(' and ');
  return [
    `^(?:[^{}]|${allowed})*$`,
    `Only ${braced} ${tokens.length === 1 ? 'works' : 'work'} in braces here.`,
  ];
}

/** The example if that name exists, otherwise the first name that does. */
export function exampleAmong(names: readonly string[], example: unknown): string | undefined {
  return names.find((name) => name === example) ?? names[0];
}
