import type { Report } from './problem';

/** A part of the model: a group of fields, a choice between several, a list, or a field with a single value. */
export type Schema = Group | Choice | List | FieldKind;

/** What every part of the model says to writers. */
interface Words {
  /** The name above the field in a form. */
  label: string;
  /** What to enter. */
  hint: string;
}

/** A group of fields. */
export interface Group extends Words {
  is: 'group';
  /** The name of its GraphQL type. */
  typeName: string;
  /** What a writer calls one such group, such as `card`. */
  noun: string;
  /** In the order of the model. */
  fields: readonly Field[];
}

/** A field of a group. */
export interface Field {
  name: string;
  required: boolean;
  schema: Schema;
}

/** One of several groups, told apart by their `type`. */
export interface Choice extends Words {
  is: 'choice';
  typeName: string;
  noun: string;
  groups: ReadonlyMap<string, Group>;
}

/** A list of items of one kind, and how few and how many it may have. */
export interface List extends Words {
  is: 'list';
  item: Schema;
  min: number;
  max: number;
}

/**
 * What the values of a field are, for all that depends on that alone: texts that visitors read, in markdown or without, what
 * names something, such as an address or a picture, or no text at all.
 */
type Format =
  | 'words'
  | 'linked words'
  | 'markdown'
  | 'whole text'
  | 'name'
  | 'option'
  | 'picture'
  | 'date'
  | 'flag'
  | 'number';

/** A field with a single text, number or flag: all that depends on its kind. `field()` fills in what a line of text says. */
export interface FieldKind extends Words {
  is: 'field';
  format: Format;
  example?: string | number;
  /** What it requires, as the object of a sentence: `a title of up to 60 characters, such as "..."`. */
  requirement: string;
  /** The least that a number may be. */
  min?: number;
  /** The most that a number may be, or the most characters of a text. */
  max?: number;
  /** The words that an option can be. */
  options?: readonly string[];
  /** The length in characters above which the check warns. */
  advisedLength?: number;
  /** The words in braces that the text may contain, such as `product`. */
  tokens?: readonly string[];
  /** For a reference: the collection of the files that it can name, and whether it names them as pages. */
  collection?: string;
  isPage?: boolean;
  /** For an anchor or a dark picture: the field beside it that has the page, or the light picture, which it is of. */
  of?: string;
  /** Whether a value is one of this kind, empty or not. */
  fits(value: unknown): boolean;
  /** Checks a text that fits: whether it is safe, and what it refers to. */
  check(value: string, report: Report): void;
  /** The one form of all texts that mean the same, such as an address with and without a slash at its end. */
  canonical(value: string, siteUrl: string | undefined): string;
  /** What a query gets, in GraphQL’s language. */
  graphqlType: string;
  /** The control of the form. */
  control: Control;
  /** What pages get of a text. `mark` is what the words that visitors read begin with. */
  forPage(value: string, mark: string, context: RenderContext): unknown;
  /** What the preview shows of a value that may be unfinished or invalid; undefined if there is nothing to show. */
  unfinished(value: unknown): unknown;
  /** What the preview shows in place of a missing value that pages always have. */
  placeholder(): unknown;
}

/** A control of the form, as plain data: https://sveltiacms.app/en/docs/fields */
export interface Control {
  widget: string;
  /** What a text must match, and the message if it doesn't. */
  pattern?: readonly [expression: string, message: string];
  [option: string]: unknown;
}

/** What the build and the preview render content with, each with its own. */
export interface RenderContext {
  /** What texts have in place of `{product}`. */
  product: string;
  /** The day, such as `2027-01-01`: what is unpublished then is labelled. */
  today: string;
  /** What pages get of the markdown below the front matter. */
  wholeText(markdown: string, mark: string): unknown;
  /** What pages get for the path of a picture. */
  picture(path: string): unknown;
  /** What pages get for a file that a field names. */
  file(collection: string, name: string): unknown;
  /** What buttons and the like get for a page that they name: its path and its draft label. */
  page(collection: string, name: string): unknown;
}

const markdownFormats: readonly Format[] = ['markdown', 'whole text', 'linked words'];

/** Whether visitors read the text of a field as words. */
export function isRead({ format }: Pick<FieldKind, 'format'>): boolean {
  return format === 'words' || markdownFormats.includes(format);
}

/** Whether the text of a field is markdown. */
export function isMarkdown({ format }: Pick<FieldKind, 'format'>): boolean {
  return markdownFormats.includes(format);
}
