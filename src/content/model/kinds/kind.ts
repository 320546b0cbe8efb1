import { z } from 'zod';
import type { Collection } from '../collections';
import { withArticle } from '../fieldText';
import { quote, type Words } from '../problem';
import { declare, type PlainShape } from '../shape';

/** A field's reference to something outside its file, to be looked up once all files are read. */
export interface Use {
  what: 'reference' | 'anchor' | 'picture' | 'link' | 'path';
  /** For a reference: the folder of the named file. */
  collection?: Collection;
  value: string;
}

/** What the check finds in a field on its own. */
export interface FieldResult {
  problems?: Words[];
  uses?: Use[];
}

/** What an example can refer to: existing names, and the day. */
export interface Surroundings {
  /** The name of the new file, which becomes a page's path. */
  name: string;
  /** The names of the files of a folder. */
  namesIn(collection: Collection): readonly string[];
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

/** Who is told what a field needs: somebody at the form, where a date is picked, or at the file, where it is written. */
export type Reader = 'form' | 'file';

/** Everything that depends on a field's kind. A field of the model is its kind with a schema, limits and words. */
export interface Kind {
  name: string;
  /** The GraphQL type, with the extension that resolves it. */
  graphql(field: PlainShape): string;
  /** What it needs, as the object of a sentence: `a title of up to 60 characters, such as "..."`. */
  need(field: PlainShape, reader: Reader): string;
  /** What it takes, in a few words for a table. */
  takes(field: PlainShape): string;
  control(field: PlainShape): Control;
  /** Whether its control leaves open what to enter, so that the hint shows the example. */
  hintShowsExample: boolean;
  /** What a preview shows of an unfinished value; undefined if there is nothing to show. */
  shown(value: unknown, field: PlainShape): unknown;
  /** What a preview shows in the place of a value that pages always have. */
  standIn(field: PlainShape): unknown;
  example(field: PlainShape, surroundings: Surroundings): unknown;
  /** How to write it, in a sentence for somebody who wrote it otherwise. */
  spelling(field: PlainShape): string;
  /** Checks beyond the schema: whether a text is safe, and what it refers to. */
  check(value: string, field: PlainShape): FieldResult;
}

/** The defaults of a kind. */
const common: Omit<Kind, 'name'> = {
  graphql: () => 'String',
  need: (field) => `${nameOf(field, field.kind.name)}${suchAs(field)}`,
  takes: ({ kind }) => withArticle(kind.name),
  control: lineControl,
  hintShowsExample: false,
  shown: (value) => (typeof value === 'string' && value.trim() !== '' ? value : undefined),
  standIn: () => '',
  example: ({ example }) => example,
  spelling: () => '',
  check: () => ({}),
};

/** Makes a kind from what differs from the defaults. */
export function kindOf(own: Pick<Kind, 'name'> & Partial<Kind>): Kind {
  return { ...common, ...own };
}

/** A field of a kind: its schema, its words and its limits. */
export function field<Schema extends z.ZodType>(
  kind: Kind,
  schema: Schema,
  info: Omit<PlainShape, 'is' | 'kind'>,
): Schema {
  return declare(schema, { is: 'plain', kind, ...info });
}

/** A field of a kind whose text must match a pattern as a whole. */
export function lineField(
  kind: Kind,
  info: Omit<PlainShape, 'is' | 'kind'> & { max: number; pattern: RegExp },
) {
  const schema = z.string().max(info.max, { abort: true }).regex(info.pattern);
  return field(kind, schema, info);
}

/** The field's label with its article. A long label describes the field more than it names it. */
export function nameOf({ label }: PlainShape, otherwise: string): string {
  return withArticle(label.length > 24 || /[,’]/.test(label) ? otherwise : label.toLowerCase());
}

/** `, such as "Know what you own"`; empty for a field without an example. */
export function suchAs({ example }: PlainShape): string {
  if (example === undefined) return '';
  return `, such as ${typeof example === 'string' ? quote(example) : example}`;
}

/** A single-line control, with the pattern that the check requires. */
export function lineControl(field: PlainShape): Control {
  const pattern = formPattern(field);
  return { widget: 'string', use_emoji_autocomplete: false, maxlength: field.max, pattern };
}

function formPattern(field: PlainShape): [expression: string, message: string] {
  const { kind, pattern, tokens = [] } = field;
  if (pattern !== undefined) return [pattern.source, `It needs ${kind.need(field, 'form')}.`];
  if (tokens.length === 0) return ['^[^{}]*$', 'Braces don’t work here.'];
  const allowed = tokens.map((token) => `\\{${token}\\}`).join('|');
  const braced = tokens.map((token) => `{${token}}`).join(' and ');
  return [
    `^(?:[^{}]|${allowed})*$`,
    `Only ${braced} ${tokens.length === 1 ? 'works' : 'work'} in braces here.`,
  ];
}

/** The example if that name exists, or else the first existing name. */
export function exampleAmong(names: readonly string[], example: unknown): string | undefined {
  return names.find((name) => name === example) ?? names[0];
}
