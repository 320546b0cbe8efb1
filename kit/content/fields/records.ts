import { z } from 'zod';
import type { ProblemText } from './problem';

/** What every field says to writers. */
interface FieldText {
  /** The name above the field in a form. */
  label: string;
  /** What to enter. */
  hint: string;
}

/** What a group of fields says beside its schema, or a choice between several. */
export interface GroupRecord extends FieldText {
  /** The name of its GraphQL type. */
  typeName: string;
  /** What a writer calls one such group, such as `card`. */
  noun: string;
  /** What is said of a field that others like it have and this one can’t, by its name. */
  refused?: Readonly<Record<string, Pick<ProblemText, 'message' | 'advice'>>>;
}

/** What a list says beside its schema: also how few and how many items it may have. */
export interface ListRecord extends FieldText {
  min: number;
  max: number;
}

/**
 * The kinds of fields. What each is in a form, a preview, a query or on a page stands there, in one table by these, and below
 * what its values are: the type check names each of these for a kind that is added.
 */
export type FieldType =
  | 'address'
  | 'anchor'
  | 'choice'
  | 'date'
  | 'email'
  | 'flag'
  | 'linked words'
  | 'markdown'
  | 'number'
  | 'old address'
  | 'path'
  | 'picture'
  | 'reference'
  | 'text';

/** What a field with a single text, number or flag says beside its schema: its words, its limits and its check. */
export interface FieldRecord extends FieldText {
  fieldType: FieldType;
  example?: string | number;
  /** What it accepts, in a few words for a table. */
  accepts: string;
  /** What it requires, as the object of a sentence: `a title of up to 60 characters, such as "..."`. */
  requirement: string;
  /** The same for someone who fills in the form, where a date or a picture is chosen, not typed. */
  formRequirement: string;
  /** The least and the most that a number may be. */
  min?: number;
  /** That, or the most characters of a text. */
  max?: number;
  /** What a text must match as a whole, as the source of a regular expression. */
  pattern?: string;
  /** Whether a text is written in several lines. */
  isLong?: boolean;
  /** The words of a choice. */
  options?: readonly string[];
  /** For a choice: the name of its GraphQL type. */
  typeName?: string;
  /** Whether an address is that of something the editor must not show beside the form, such as a video’s player. */
  isEmbedded?: boolean;
  /** Checks beyond the schema: whether a text is safe, and what it refers to. */
  check(value: string): Findings;
  /** The one form of all texts that mean the same, such as an address with and without a slash at its end. */
  canonical?(value: string, siteUrl: string | undefined): string;
  /** What is wrong with a text that doesn’t fit, if it is known: `has a space in it`. */
  misfit?(value: string): string | undefined;
  /** The length in characters above which the check warns. */
  advisedLength?: number;
  /** The words in braces that the text may contain, such as `product`. */
  tokens?: readonly string[];
  /** For a reference: the collection of the files that it can name, and whether it names them as pages. */
  collection?: string;
  isPage?: boolean;
  /** For an anchor or a dark picture: the field beside it that has the page, or the light picture, which it is of. */
  of?: string;
}

/**
 * What the values of a field are, for all that depends on that alone: texts that visitors read, in markdown or without, what
 * names something, such as an address, or no text at all.
 */
type ValueFormat = 'words' | 'linked words' | 'markdown' | 'name' | 'date' | 'flag' | 'number';

const formats: Readonly<Record<FieldType, ValueFormat>> = {
  address: 'name',
  anchor: 'name',
  choice: 'name',
  date: 'date',
  email: 'name',
  flag: 'flag',
  'linked words': 'linked words',
  markdown: 'markdown',
  number: 'number',
  'old address': 'name',
  path: 'name',
  picture: 'name',
  reference: 'name',
  text: 'words',
};

/** What the values of a field are. */
export function formatOf({ fieldType }: FieldRecord): ValueFormat {
  return formats[fieldType];
}

/** Whether visitors read the text of a field as words. */
export function isRead(record: FieldRecord): boolean {
  return formatOf(record) === 'words' || isMarkdown(record);
}

/** Whether the text of a field is markdown. */
export function isMarkdown(record: FieldRecord): boolean {
  return formatOf(record) === 'markdown' || formatOf(record) === 'linked words';
}

/** What the check finds in a text: what is wrong with it, and what it refers to. */
export interface Findings {
  problems?: readonly ProblemText[];
  references?: readonly Reference[];
}

/** A field's reference to something outside its file, resolved once all files have been read. */
export interface Reference {
  what: 'reference' | 'anchor' | 'picture' | 'link';
  /** For a reference: the folder of the named file. */
  collection?: string;
  value: string;
  /** What it is of: of an anchor the page, of a dark picture the light one. */
  of?: Reference;
}

/**
 * Who reads what a field needs: someone filling in the form, where a date is picked, or editing the file, where it is
 * typed.
 */
export type Audience = 'form' | 'file';

/** What each schema of the model says beside itself; it is that of a field without the `.optional()` around it. */
export const records = z.registry<GroupRecord | FieldRecord | ListRecord>();
